// Enumerations. The integer is what the IR holds; the keyword is how an operation's own syntax prints it.

#ifndef ASCIR_ENUMS
#define ASCIR_ENUMS

include "base.td"

// Python name, Ascend C spelling ({case}, {value}; empty: never written).
class EnumNames<string python_, string cpp_> {
  string pythonName = python_;
  string cppForm = cpp_;
  // Python members whose number does not bear the IR's name for it, and those the IR has no case for: "NAME=value".
  list<string> pythonMembers = [];
}

class Case<string symbol, int value, string keyword = symbol> : I32EnumAttrCase<symbol, value, keyword>;
class Case64<string symbol, int value, string keyword = symbol> : I64EnumAttrCase<symbol, value, keyword>;

class Enum<string name, string python, string cpp, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, name, cases>, EnumNames<python, cpp> {
  let cppNamespace = "::ascir";
}

class Enum64<string name, string python, string cpp, list<I64EnumAttrCase> cases>
    : I64EnumAttr<name, name, cases>, EnumNames<python, cpp> {
  let cppNamespace = "::ascir";
}

// Known to Python only: its numbers reach the IR as integers.
class PythonEnum<string python, list<string> members> : EnumNames<python, ""> {
  let pythonMembers = members;
}

def AddressSpace : Enum<"AddressSpace", "", "__{case}__", [
  Case<"Default", 0>, Case<"gm", 22>, Case<"ca", 23>, Case<"cb", 24>, Case<"cc", 25>, Case<"ubuf", 26>,
  Case<"cbuf", 27>, Case<"fbuf", 28>
]>;

def AippInputFormat : Enum<"AippInputFormat", "asc.AippInputFormat", "AscendC::AippInputFormat::{case}", [
  Case<"YUV420SP_U8", 0>, Case<"XRGB8888_U8", 1>, Case<"RGB888_U8", 4>, Case<"YUV400_U8", 9>
]>;

def AtomicDtype : Enum<"AtomicDtype", "asc.AtomicDtype", "AscendC::AtomicDtype::{case}", [
  Case<"ATOMIC_NONE", 0, "atomic_none">, Case<"ATOMIC_F32", 1, "atomic_f32">,
  Case<"ATOMIC_F16", 2, "atomic_f16">, Case<"ATOMIC_S16", 3, "atomic_s16">, Case<"ATOMIC_S32", 4, "atomic_s32">,
  Case<"ATOMIC_S8", 5, "atomic_s8">, Case<"ATOMIC_BF16", 6, "atomic_bf16">
]>;

def AtomicOp : Enum<"AtomicOp", "asc.AtomicOp", "AscendC::AtomicOp::{case}", [
  Case<"ATOMIC_SUM", 0, "atomic_sum">
]>;

def BatchMode : Enum<"BatchMode", "asc.BatchMode", "BatchMode::{case}", [
  Case<"NONE", 0>, Case<"BATCH_LESS_THAN_L1", 1>, Case<"BATCH_LARGE_THAN_L1", 2>, Case<"SINGLE_LARGE_THAN_L1", 3>
]>;

def BatchOutMode : Enum<"BatchOutMode", "asc.language.core.enums.BatchOutMode", "BatchOutMode::{case}", [
  Case<"SINGLE_BATCH", 0>, Case<"MULTI_BATCH", 1>, Case<"DYNAMIC", 2>
]>;

def CMPMODE : Enum64<"CMPMODE", "asc.CMPMODE", "AscendC::CMPMODE::{case}", [
  Case64<"LT", 0>, Case64<"GT", 1>, Case64<"EQ", 2>, Case64<"LE", 3>, Case64<"GE", 4>, Case64<"NE", 5>
]>;

def CO2Layout : Enum<"CO2Layout", "asc.CO2Layout", "", [
  Case<"NZ", 0>, Case<"ROW_MAJOR", 1>, Case<"COLUMN_MAJOR", 2>
]>;

def CacheLine : Enum<"CacheLine", "asc.CacheLine", "AscendC::CacheLine::{case}", [
  Case<"SINGLE_CACHE_LINE", 0, "single_cache_line">, Case<"ENTIRE_DATA_CACHE", 1, "entire_data_cache">
]>;

def CacheMode : Enum<"CacheMode", "asc.CacheMode", "AscendC::CacheMode::{case}", [
  Case<"CACHE_MODE_DISABLE", 0>, Case<"CACHE_MODE_NORMAL", 1>
]> {
  let pythonMembers = [
    "CACHE_MODE_NORMAL=0", "CACHE_MODE_DISABLE=1", "CACHE_MODE_LAST=2", "CACHE_MODE_PERSISTENT=4"
  ];
}

def CacheRwMode : Enum<"CacheRwMode", "asc.CacheRwMode", "AscendC::CacheRwMode::{case}", [
  Case<"READ", 1>, Case<"WRITE", 2>, Case<"RW", 3>
]>;

def CopyDirection : Enum<"CopyDirection", "", "", [
  Case<"Unknown", 0>, Case<"gm_ubuf", 1>, Case<"ubuf_gm", 2>, Case<"ubuf_ubuf", 3>, Case<"gm_gm", 4>
]>;

def CubeFormat : Enum<"CubeFormat", "asc.CubeFormat", "CubeFormat::{case}", [
  Case<"ND", 0, "nd">, Case<"NZ", 1, "nz">, Case<"ZN", 2, "zn">, Case<"ZZ", 3, "zz">, Case<"NN", 4, "nn">,
  Case<"ND_ALIGN", 5, "nd_align">, Case<"SCALAR", 6, "scalar">, Case<"VECTOR", 7, "vector">
]> {
  let pythonMembers = [
    "ND=0", "NZ=1"
  ];
}

def DcciDst : Enum<"DcciDst", "asc.DcciDst", "AscendC::DcciDst::{case}", [
  Case<"CACHELINE_ALL", 0, "cacheline_all">, Case<"CACHELINE_UB", 1, "cacheline_ub">,
  Case<"CACHELINE_OUT", 2, "cacheline_out">, Case<"CACHELINE_ATOMIC", 3, "cacheline_atomic">
]>;

def FmatrixMode : Enum<"FmatrixMode", "", "", [
  Case<"FMATRIX_LEFT", 0, "fmatrix_left">, Case<"FMATRIX_RIGHT", 1, "fmatrix_right">
]>;

def GatherMaskMode : Enum<"GatherMaskMode", "asc.GatherMaskMode", "", [
  Case<"DEFAULT", 0, "default">
]>;

def HardEvent : Enum<"HardEvent", "asc.HardEvent", "AscendC::HardEvent::{case}", [
  Case<"MTE2_MTE1", 0, "mte2_mte1">, Case<"MTE1_MTE2", 1, "mte1_mte2">, Case<"MTE1_M", 2, "mte1_m">,
  Case<"M_MTE1", 3, "m_mte1">, Case<"MTE2_V", 4, "mte2_v">, Case<"V_MTE2", 5, "v_mte2">,
  Case<"MTE3_V", 6, "mte3_v">, Case<"V_MTE3", 7, "v_mte3">, Case<"M_V", 8, "m_v">, Case<"V_M", 9, "v_m">,
  Case<"V_V", 10, "v_v">, Case<"MTE3_MTE1", 11, "mte3_mte1">, Case<"MTE1_MTE3", 12, "mte1_mte3">,
  Case<"MTE1_V", 13, "mte1_v">, Case<"MTE2_M", 14, "mte2_m">, Case<"M_MTE2", 15, "m_mte2">,
  Case<"V_MTE1", 16, "v_mte1">, Case<"M_FIX", 17, "m_fix">, Case<"FIX_M", 18, "fix_m">,
  Case<"MTE3_MTE2", 19, "mte3_mte2">, Case<"MTE2_MTE3", 20, "mte2_mte3">, Case<"S_V", 21, "s_v">,
  Case<"V_S", 22, "v_s">, Case<"S_MTE2", 23, "s_mte2">, Case<"MTE2_S", 24, "mte2_s">,
  Case<"S_MTE3", 25, "s_mte3">, Case<"MTE3_S", 26, "mte3_s">, Case<"MTE2_FIX", 27, "mte2_fix">,
  Case<"FIX_MTE2", 28, "fix_mte2">, Case<"FIX_S", 29, "fix_s">, Case<"M_S", 30, "m_s">,
  Case<"FIX_MTE3", 31, "fix_mte3">, Case<"MTE1_FIX", 32, "mte1_fix">, Case<"FIX_MTE1", 33, "fix_mte1">,
  Case<"FIX_FIX", 34, "fix_fix">, Case<"MAX", 35, "max">
]> {
  let pythonMembers = [
    "MTE2_MTE1=0", "MTE1_MTE2=1", "MTE1_M=2", "M_MTE1=3", "MTE2_V=4", "V_MTE2=5", "MTE3_V=6", "V_MTE3=7",
    "M_V=8", "V_M=9", "V_V=10", "MTE3_MTE1=11", "MTE1_MTE3=12", "MTE1_V=13", "MTE2_M=14", "M_MTE2=15",
    "V_MTE1=16", "M_FIX=17", "FIX_M=18", "MTE3_MTE2=19", "MTE2_MTE3=20", "S_V=21", "V_S=22", "S_MTE2=23",
    "MTE2_S=24", "S_MTE3=25", "MTE3_S=26", "MTE2_FIX=27", "FIX_MTE2=28", "FIX_S=29", "M_S=30", "FIX_MTE3=31",
    "MTE1_FIX=32", "FIX_MTE1=33", "FIX_FIX=34"
  ];
}

def Hardware : Enum<"Hardware", "asc.Hardware", "AscendC::Hardware::{case}", [
  Case<"GM", 0, "gm">, Case<"UB", 1, "ub">, Case<"L1", 2, "l1">, Case<"L0A", 3, "l0a">, Case<"L0B", 4, "l0b">,
  Case<"L0C", 5, "l0c">, Case<"BIAS", 6, "bias">, Case<"FIXBUF", 7, "fixbuf">, Case<"MAX", 8, "max">
]>;

def IterateMode : Enum<"IterateMode", "asc.IterateMode", "{value}", [
  Case<"ITERATE_MODE_NORMAL", 1>, Case<"ITERATE_MODE_ALL", 2>, Case<"ITERATE_MODE_BATCH", 4>,
  Case<"ITERATE_MODE_N_BATCH", 8>, Case<"ITERATE_MODE_DEFAULT", 255>
]>;

def IterateOrder : Enum<"IterateOrder", "asc.IterateOrder", "IterateOrder::{case}", [
  Case<"ORDER_M", 0>, Case<"ORDER_N", 1>, Case<"UNDEF", 2>
]>;

def LayoutMode : Enum<"LayoutMode", "asc.LayoutMode", "LayoutMode::{case}", [
  Case<"NONE", 0, "none">, Case<"NORMAL", 1, "normal">, Case<"BSNGD", 2, "bsngd">, Case<"SBNGD", 3, "sbngd">,
  Case<"BNGS1S2", 4, "bngs1s2">
]>;

def MaskMode : Enum<"MaskMode", "asc.MaskMode", "AscendC::MaskMode::{case}", [
  Case<"NORMAL", 0>, Case<"COUNTER", 1>
]>;

def MatmulPolicy : Enum<"MatmulPolicy", "asc.language.core.enums.MatmulPolicy", "", [
  Case<"MatmulPolicy", 0>, Case<"TrianUpperMatmulPolicy", 1>, Case<"TrianLowerMatmulPolicy", 2>,
  Case<"NBuffer33MatmulPolicy", 3>
]>;

def MemDsbT : Enum<"MemDsbT", "asc.MemDsbT", "AscendC::MemDsbT::{case}", [
  Case<"ALL", 0, "all">, Case<"DDR", 1, "ddr">, Case<"UB", 2, "ub">, Case<"SEQ", 3, "seq">
]>;

def Pipe : Enum<"Pipe", "asc.PipeID", "{case}", [
  Case<"PIPE_S", 0, "pipe_s">, Case<"PIPE_V", 1, "pipe_v">, Case<"PIPE_M", 2, "pipe_m">,
  Case<"PIPE_MTE1", 3, "pipe_mte1">, Case<"PIPE_MTE2", 4, "pipe_mte2">, Case<"PIPE_MTE3", 5, "pipe_mte3">,
  Case<"PIPE_ALL", 6, "pipe_all">, Case<"PIPE_MTE4", 7, "pipe_mte4">, Case<"PIPE_MTE5", 8, "pipe_mte5">,
  Case<"PIPE_V2", 9, "pipe_v2">, Case<"PIPE_FIX", 10, "pipe_fix">
]>;

def QuantMode : Enum<"QuantMode", "asc.QuantModes", "", [
  Case<"NoQuant", 0, "no_quant">, Case<"F322F16", 1, "f322f16">, Case<"VQF322HIF8_PRE", 2, "vqf322hif8_pre">,
  Case<"QF322HIF8_PRE", 3, "qf322hif8_pre">, Case<"VQF322HIF8_PRE_HYBRID", 4, "vqf322hif8_pre_hybrid">,
  Case<"QF322HIF8_PRE_HYBRID", 5, "qf322hif8_pre_hybrid">, Case<"AttachF16Mul", 6, "attachf16mul">,
  Case<"VREQ8", 8, "vreq8">, Case<"REQ8", 9, "req8">, Case<"VDEQF16", 10, "vdeqf16">,
  Case<"DEQF16", 11, "deqf16">, Case<"VQF322FP8_PRE", 12, "vqf322fp8_pre">,
  Case<"QF322FP8_PRE", 13, "qf322fp8_pre">, Case<"VQF322F32_PRE", 14, "vqf322f32_pre">,
  Case<"QF322F32_PRE", 15, "qf322f32_pre">, Case<"F322BF16", 16, "f322bf16">,
  Case<"VQF162B8_PRE", 17, "vqf162b8_pre">, Case<"QF162B8_PRE", 18, "qf162b8_pre">,
  Case<"VQF162S4_PRE", 19, "vqf162s4_pre">, Case<"QF162S4_PRE", 20, "qf162s4_pre">, Case<"VREQ4", 21, "vreq4">,
  Case<"REQ4", 22, "req4">, Case<"VQF322B8_PRE", 23, "vqf322b8_pre">, Case<"QF322B8_PRE", 24, "qf322b8_pre">,
  Case<"VQF322S4_PRE", 25, "vqf322s4_pre">, Case<"QF322S4_PRE", 26, "qf322s4_pre">,
  Case<"VDEQS16", 27, "vdeqs16">, Case<"DEQS16", 28, "deqs16">, Case<"VQF162S16_PRE", 29, "vqf162s16_pre">,
  Case<"QF162S16_PRE", 30, "qf162s16_pre">, Case<"VQF322F16_PRE", 31, "vqf322f16_pre">,
  Case<"QF322F16_PRE", 32, "qf322f16_pre">, Case<"VQF322BF16_PRE", 33, "vqf322bf16_pre">,
  Case<"QF322BF16_PRE", 34, "qf322bf16_pre">, Case<"VQS322BF16_PRE", 35, "vqs322bf16_pre">,
  Case<"QS322BF16_PRE", 36, "qs322bf16_pre">
]> {
  let pythonMembers = [
    "NoQuant=0", "F322F16=1", "F322BF16=2", "DEQF16=3", "VDEQF16=4", "QF322B8_PRE=5", "VQF322B8_PRE=6",
    "VREQ8=8", "REQ8=7"
  ];
}

def ReduceOrder : Enum<"ReduceOrder", "asc.ReduceOrder", "AscendC::ReduceOrder::{case}", [
  Case<"ORDER_VALUE_INDEX", 0, "order_value_index">, Case<"ORDER_INDEX_VALUE", 1, "order_index_value">,
  Case<"ORDER_ONLY_VALUE", 2, "order_only_value">, Case<"ORDER_ONLY_INDEX", 3, "order_only_index">
]>;

def RoundMode : Enum<"RoundMode", "asc.RoundMode", "AscendC::RoundMode::{case}", [
  Case<"CAST_NONE", 0>, Case<"CAST_RINT", 1>, Case<"CAST_FLOOR", 2>, Case<"CAST_CEIL", 3>, Case<"CAST_ROUND", 4>,
  Case<"CAST_TRUNC", 5>, Case<"CAST_ODD", 6>
]>;

def ScheduleType : Enum<"ScheduleType", "asc.ScheduleType", "ScheduleType::{case}", [
  Case<"INNER_PRODUCT", 0>, Case<"OUTER_PRODUCT", 1>
]>;

def SELMODE : Enum<"SELMODE", "asc.SelMode", "AscendC::SELMODE::{case}", [
  Case<"VSEL_CMPMASK_SPR", 0>, Case<"VSEL_TENSOR_SCALAR_MODE", 1>, Case<"VSEL_TENSOR_TENSOR_MODE", 2>
]>;

def TPosition : Enum<"TPosition", "asc.TPosition", "AscendC::TPosition::{case}", [
  Case<"GM", 0, "gm">, Case<"A1", 1, "a1">, Case<"A2", 2, "a2">, Case<"B1", 3, "b1">, Case<"B2", 4, "b2">,
  Case<"C1", 5, "c1">, Case<"C2", 6, "c2">, Case<"CO1", 7, "co1">, Case<"CO2", 8, "co2">,
  Case<"VECIN", 9, "vecin">, Case<"VECOUT", 10, "vecout">, Case<"VECCALC", 11, "veccalc">, Case<"MAX", 12, "max">
]>;

def TransposeType : Enum<"TransposeType", "asc.TransposeType", "", [
  Case<"TRANSPOSE_TYPE_NONE", 0>, Case<"TRANSPOSE_NZ2ND_0213", 1>, Case<"TRANSPOSE_NZ2NZ_0213", 2>,
  Case<"TRANSPOSE_NZ2NZ_012_WITH_N", 3>, Case<"TRANSPOSE_NZ2ND_012_WITH_N", 4>,
  Case<"TRANSPOSE_NZ2ND_012_WITHOUT_N", 5>, Case<"TRANSPOSE_NZ2NZ_012_WITHOUT_N", 6>,
  Case<"TRANSPOSE_ND2ND_ONLY", 7>, Case<"TRANSPOSE_ND_UB_GM", 8>, Case<"TRANSPOSE_GRAD_ND_UB_GM", 9>,
  Case<"TRANSPOSE_ND2ND_B16", 10>, Case<"TRANSPOSE_NCHW2NHWC", 11>, Case<"TRANSPOSE_NHWC2NCHW", 12>
]>;

def KernelArgument : Enum<"KernelArgument", "", "", [
  Case<"Explicit", 0, "explicit">, Case<"FftsAddr", 1, "ffts_addr">
]> {
  let genSpecializedAttr = 0;
}

def BlockMode : PythonEnum<"asc.BlockMode", [
  "BLOCK_MODE_NORMAL=0", "BLOCK_MODE_MATRIX=1", "BLOCK_MODE_VECTOR=2", "BLOCK_MODE_SMALL_CHANNEL=3",
  "BLOCK_MODE_DEPTHWISE=4"
]>;

def DataFormat : PythonEnum<"asc.DataFormat", ["ND=0", "NZ=1", "NCHW=2", "NC1HWC0=3", "NHWC=4"]>;

def DeqScale : PythonEnum<"asc.DeqScale", [
  "DEQ_NONE=0", "DEQ=1", "VDEQ=2", "DEQ8=3", "VDEQ8=4", "DEQ16=5", "VDEQ16=6"
]>;

def MatmulConfigMode : PythonEnum<"asc.MatmulConfigMode", [
  "CONFIG_NORM=1", "CONFIG_MDL=2", "CONFIG_SPECIALMDL=3", "CONFIG_IBSHARE=4"
]>;

def PadT : PythonEnum<"asc.pad_t", [
  "PAD_NONE=0", "PAD_MODE1=1", "PAD_MODE2=2", "PAD_MODE3=3", "PAD_MODE4=4", "PAD_MODE5=5", "PAD_MODE6=6",
  "PAD_MODE7=7", "PAD_MODE8=8"
]>;

// How a kernel argument came about, as an attribute of the argument.
def KernelArgumentAttr : EnumAttr<Ascir_Dialect, KernelArgument, "kernel_arg">;

#endif
