/** `54–75°F`, and `-5 – 3°C` below zero, where a dash alone would read as one more sign. */
export function dashedRange(low: string, high: string): string {
  const isBelowZero = low.startsWith('-') || high.startsWith('-');
  return isBelowZero ? `${low} – ${high}` : `${low}–${high}`;
}
