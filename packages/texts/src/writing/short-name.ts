const LONGEST = 40;

/** A saved place's name as a sentence can hold it. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length <= LONGEST
    ? name
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trim()}…`;
}
