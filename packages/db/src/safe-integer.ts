/** An `int8` as a number. Throws beyond 2^53 - 1, where a number would silently lose precision. */
export function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number exactly`);
  return value;
}
