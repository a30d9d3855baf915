import type { SegmentDraft } from '../../document.ts';

/** Gives the segments more of what a document tells of them away from their flights. */
export type DetailStep = (
  segments: readonly SegmentDraft[],
  lines: readonly string[],
) => SegmentDraft[];

/** Several steps as one, each on what the one before it gave. */
export function takeSteps(steps: readonly DetailStep[]): DetailStep {
  return (segments, lines) =>
    steps.reduce<SegmentDraft[]>((given, step) => step(given, lines), [...segments]);
}
