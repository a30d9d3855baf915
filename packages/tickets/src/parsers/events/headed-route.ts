import type { Found } from '../../document.ts';
import { isSurePlace } from '../../atoms/sure-place.ts';
import { makeFound } from '../../text/hit.ts';
import type { HeadedDay } from './day-of-line.ts';

/** A place that is named as an end of a flight. */
export interface ProsePlace {
  readonly found: Found<string>;
  readonly isCode: boolean;
  /** How surely it is that end: 0 where it is only in the sentence, 1 behind a word of that end, 2 behind `from`. */
  readonly strength: 0 | 1 | 2;
}

/** The two ends of a day's route, as its heading names them. */
export interface HeadedRoute {
  readonly from: ProsePlace;
  readonly to: ProsePlace;
}

const DIVIDER = /\s(?:-|–|—|→|>|✈|to)\s/u;
const EDGE = /^[\s,:|)\]–—-]+|[\s,:|([–—-]+$/gu;

/** The route beside the date of a heading: `Día 1 (sáb 12/06/2027) Madrid - Cancún`. */
export function findHeadedRoute(
  day: HeadedDay | undefined,
  lines: readonly string[],
): HeadedRoute | undefined {
  const line = day && lines[day.line];
  if (!day || !line) return undefined;
  const parts = line.slice(day.end).replaceAll(EDGE, '').split(DIVIDER);
  const [first, last] = [parts[0], parts.at(-1)].map((part) => part?.replaceAll(EDGE, '') ?? '');
  if (parts.length < 2 || !first || !last || ![first, last].every(isSurePlace)) return undefined;
  const toPlace = (name: string): ProsePlace => {
    const start = line.indexOf(name, day.end);
    const found = makeFound(name, 'inferred', line, day.line, { start, end: start + name.length });
    return { found, isCode: false, strength: 0 };
  };
  return { from: toPlace(first), to: toPlace(last) };
}
