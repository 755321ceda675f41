"""The IR of `processor`: what an x86-64 processor says about itself.

`azulejos.native.processor` has the map of the words. The function uses only what every such
processor has, whatever the rest of the library is made for.
"""

from __future__ import annotations

from typing import Final

_CPUID: Final = (
    'call {i32, i32, i32, i32} asm sideeffect "cpuid", '
    '"={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"'
)
_XGETBV: Final = (
    'call {i32, i32} asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"'
)
_LEAVES: Final = "{i32, i32, i32, i32}"

PROCESSOR_IR: Final = f"""
define i32 @processor(ptr %words) #0 {{
entry:
  %none = {_CPUID}(i32 0, i32 0)
  %last = extractvalue {_LEAVES} %none, 0
  %one = {_CPUID}(i32 1, i32 0)
  %basic = extractvalue {_LEAVES} %one, 2
  call void @put(ptr %words, i64 0, i32 %basic)
  %has_seven = icmp uge i32 %last, 7
  br i1 %has_seven, label %seven, label %amd
seven:
  %leaf = {_CPUID}(i32 7, i32 0)
  %sublast = extractvalue {_LEAVES} %leaf, 0
  %extended = extractvalue {_LEAVES} %leaf, 1
  %more = extractvalue {_LEAVES} %leaf, 2
  call void @put(ptr %words, i64 1, i32 %extended)
  call void @put(ptr %words, i64 2, i32 %more)
  %has_subleaf = icmp uge i32 %sublast, 1
  br i1 %has_subleaf, label %subleaf, label %amd
subleaf:
  %sub = {_CPUID}(i32 7, i32 1)
  %narrow = extractvalue {_LEAVES} %sub, 0
  call void @put(ptr %words, i64 3, i32 %narrow)
  br label %amd
amd:
  %high = {_CPUID}(i32 -2147483648, i32 0)
  %highest = extractvalue {_LEAVES} %high, 0
  %has_amd = icmp uge i32 %highest, -2147483647
  br i1 %has_amd, label %flags, label %saved
flags:
  %found = {_CPUID}(i32 -2147483647, i32 0)
  %amd_flags = extractvalue {_LEAVES} %found, 2
  call void @put(ptr %words, i64 4, i32 %amd_flags)
  br label %saved
saved:
  %osxsave = and i32 %basic, 134217728
  %asks = icmp ne i32 %osxsave, 0
  br i1 %asks, label %ask, label %done
ask:
  %state = {_XGETBV}(i32 0)
  %low = extractvalue {{i32, i32}} %state, 0
  call void @put(ptr %words, i64 5, i32 %low)
  br label %done
done:
  ret i32 0
}}

define internal void @put(ptr %words, i64 %index, i32 %value) #0 {{
  %place = getelementptr i64, ptr %words, i64 %index
  %word = zext i32 %value to i64
  store i64 %word, ptr %place
  ret void
}}

attributes #0 = {{ "target-cpu"="x86-64" "target-features"="-avx,-sse4.1,-popcnt" }}
"""
