#include "kernel_operator.h"
#include "kernel_operator_list_tensor_intf.h"
extern "C"  __global__ __aicore__ void listed_get_data_ptr_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 1;
  AscendC::ListTensorDesc v8;
  __gm__ half* v9 = v8.GetDataPtr<half>(v7);
  return;
}

