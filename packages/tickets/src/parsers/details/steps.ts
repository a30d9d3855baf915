import type { SegmentDraft } from '../../document.ts';

/** Adds details to the segments that a document lists apart from their flights. */
export type DetailStep = (
  segments: readonly SegmentDraft[],
  lines: readonly string[],
) => SegmentDraft[];

/** Several steps as one, each on the result of the last. */
export function takeSteps(steps: readonly DetailStep[]): DetailStep {
  return (segments, lines) =>
    steps.reduce<SegmentDraft[]>((given, step) => step(given, lines), [...segments]);
}
