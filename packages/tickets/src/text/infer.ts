import type { Found } from '../document.ts';

/** A value that a rule concluded, with the print that it was concluded from. */
export function infer<T>(found: Found<T>): Found<T> {
  return { ...found, foundBy: 'inferred' };
}
