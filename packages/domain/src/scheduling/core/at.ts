/** The element at an index that is in range by construction, which the compiler cannot see. */
export function at(numbers: Int32Array, index: number): number {
  return numbers[index] as number;
}

/** The same for fractions. Apart from {@link at}, so that each sees one kind of array and stays fast. */
export function fractionAt(numbers: Float64Array, index: number): number {
  return numbers[index] as number;
}
