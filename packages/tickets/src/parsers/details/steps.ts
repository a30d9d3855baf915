import type { LegDraft } from '../../document.ts';

/** Gives the legs more of what a document tells of them away from their flights. */
export type DetailStep = (legs: readonly LegDraft[], lines: readonly string[]) => LegDraft[];

/** Several steps as one, each on what the one before it gave. */
export function takeSteps(steps: readonly DetailStep[]): DetailStep {
  return (legs, lines) => steps.reduce<LegDraft[]>((given, step) => step(given, lines), [...legs]);
}
