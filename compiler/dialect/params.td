// Parameter classes of the Python interface: each makes one `construct`.

#ifndef ASCIR_PARAMS
#define ASCIR_PARAMS

include "types.td"

// `fields` in operand order: "name: type = default as T / B", where T is what the value is materialised as and B the
// type it has in the Ascend C structure (language: ops::signature).
class Params<string python, string type_, string fields_> {
  string name = python;
  string type = type_;
  string fields = fields_;
}

#endif
