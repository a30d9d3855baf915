import type { FlightEnd } from '../../flights/flight-end.ts';
import type { Hit } from '../../text/hit.ts';
import { standsBehind } from './cues.ts';
import { type Mark, toMarks } from './mark.ts';

const ARROW = /^\s?(?:->|→|➔|✈|–|—|-|>|~)\s?$/u;

/**
 * Cues and the other marks of a sentence in the order in which they count: a cue, or an arrow, goes before what it is
 * of.
 */
export function orderMarks(
  cues: readonly Hit<FlightEnd>[],
  others: readonly Mark[],
  sentence: string,
): Mark[] {
  return withArrows(withCues(cues, others, sentence), sentence);
}

/** `LIS 12:55 -> FNC 14:45`: an arrow between the time of one place and the next place is as good as a word of arrival. */
function withArrows(marks: readonly Mark[], sentence: string): Mark[] {
  const first = marks.find(tells);
  // `02:15 - ICN  05:40 - SGN`: each time is before its own place.
  if (first?.kind !== 'place') return [...marks];
  return marks.flatMap((mark, at): Mark[] => {
    const before = marks[at - 1];
    if (mark.kind !== 'place' || before?.kind !== 'time') return [mark];
    const between = sentence.slice(before.end, mark.start);
    const { end, start } = { end: mark.start, start: before.end };
    return ARROW.test(between) ? [{ kind: 'cue', value: 'arrival', start, end }, mark] : [mark];
  });
}

/** Cues go before what follows them; where they are behind, before what they end. */
function withCues(
  cues: readonly Hit<FlightEnd>[],
  others: readonly Mark[],
  sentence: string,
): Mark[] {
  const [first] = cues;
  if (!first) return [...others];
  const isBefore = others.some((mark) => tells(mark) && mark.end <= first.start);
  const isBehind =
    isBefore &&
    (standsBehind(sentence.slice(first.start, first.end)) ||
      !others.some(
        (mark) => (tells(mark) || mark.kind === 'date') && mark.start >= (cues.at(-1)?.end ?? 0),
      ));
  const marks = toMarks('cue', cues);
  if (!isBehind) return [...marks, ...others].sort((a, b) => a.start - b.start);
  const moved = marks.map((cue, at) => ({ cue, from: marks[at - 1]?.end ?? -1 }));
  return [
    ...moved.map(({ cue, from }) => ({ mark: cue, key: from })),
    ...others.map((mark) => ({ mark, key: mark.start })),
  ]
    .sort((a, b) => a.key - b.key)
    .map(({ mark }) => mark);
}

/** True for a place or a time: what a cue is of. */
function tells({ kind }: Mark): boolean {
  return kind === 'place' || kind === 'time';
}
