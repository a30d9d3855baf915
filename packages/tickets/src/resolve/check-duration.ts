/** Printed and real times may differ by rounding and by taxi times. */
const SLACK_MIN = 10;

export type DurationCheck = 'agrees' | 'whole-journey' | 'differs';

/**
 * Compares a printed duration with the one that times and zones give. `wholeJourney` holds the minutes
 * from the departure of each flight before, in the same direction, to this arrival: agencies print that sum.
 */
export function checkDuration(
  printedMin: number,
  flownMin: number,
  wholeJourney: readonly number[],
): DurationCheck {
  if (Math.abs(printedMin - flownMin) <= SLACK_MIN) return 'agrees';
  const isSum = wholeJourney.some((minutes) => Math.abs(printedMin - minutes) <= SLACK_MIN);
  return isSum ? 'whole-journey' : 'differs';
}
