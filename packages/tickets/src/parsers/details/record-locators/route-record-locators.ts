import type { Found, SegmentDraft } from '../../../document.ts';
import { isNamed } from '../../../atoms/airport-name.ts';
import { readRecordLocator } from '../../../atoms/record-locator-value.ts';
import { makeFound } from '../../../text/hit.ts';

const LINE = /^\s{0,12}(\p{L}[^:：]{2,60}?)\s?[:：]\s{0,8}([A-Z\d]{6})\s*$/u;
const BETWEEN = /\s?(?:→|->|⇒|–|—|~|>|\s-)\s?/u;

/** The segments with the record locators that a list names by the places of a direction: `서울 - 하노이 - 방콕: DWTQ5K`. */
export function addRouteRecordLocators(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const located = [...segments];
  for (const [at, line] of lines.entries()) {
    const [, names = '', value = ''] = LINE.exec(line) ?? [];
    const places = names.split(BETWEEN);
    if (places.length < 2 || readRecordLocator(value) === undefined) continue;
    const start = findDirection(segments, places);
    const pnr = makeFound(value, 'shapes', line, at);
    for (const [index, segment] of segments.entries()) {
      const isOfDirection =
        start !== undefined && index >= start && index < start + places.length - 1;
      if (isOfDirection && !segment.pnr) located[index] = { ...segment, pnr };
    }
  }
  return located;
}

const isEnd = (end: Found<string> | undefined, name = ''): boolean =>
  end !== undefined && isNamed(end.value, name);

/** The only index from which the segments go by the places. */
function findDirection(
  segments: readonly SegmentDraft[],
  places: readonly string[],
): number | undefined {
  const starts = [...segments.keys()].filter((start) =>
    places.slice(1).every((to, step) => {
      const segment = segments[start + step];
      return isEnd(segment?.from, places[step]) && isEnd(segment?.to, to);
    }),
  );
  return starts.length === 1 ? starts[0] : undefined;
}
