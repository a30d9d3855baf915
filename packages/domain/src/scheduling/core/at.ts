/** The element at an index that is in range by construction, which the compiler cannot see. */
export function at(numbers: Int32Array | Float64Array, index: number): number {
  return numbers[index] as number;
}
