const LONGEST = 220;
const MARK = '...';

/** A reason longer than 220 characters keeps its first 217, and says by three dots that there was more. */
export function shortenReason(reason: string): string {
  if (reason.length <= LONGEST) return reason;
  const kept = reason.slice(0, LONGEST - MARK.length);
  // The half of a pair of code units cannot be stored.
  return `${kept.isWellFormed() ? kept : kept.slice(0, -1)}${MARK}`;
}
