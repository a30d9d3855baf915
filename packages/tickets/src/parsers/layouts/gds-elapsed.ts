import type { SegmentDraft } from '../../document.ts';
import { isAircraftCode } from '../../atoms/aircraft.ts';
import { findDurations } from '../../atoms/duration.ts';
import { foundIn, type Line } from '../lines/line-reader.ts';

/**
 * On a line of its own below a segment, behind who flies: the type of aircraft, and how long it takes:
 * `     772   11:36  /MEALS`.
 */
const ELAPSED =
  /^\s{4,}(?<type>[A-Z\d]{3})\s{1,6}(?<elapsed>\d{1,2}:[0-5]\d)(?:\s{1,6}\/?[A-Z][A-Z/ ]{0,24})?\s*$/u;

/** The type of aircraft and the time in the air of a segment, from the lines below it. */
export function readElapsed(below: readonly Line[]): Partial<SegmentDraft> {
  for (const line of below) {
    const { type = '', elapsed = '' } = ELAPSED.exec(line.text)?.groups ?? {};
    const [duration] = findDurations(elapsed, { labelled: true });
    if (!duration || !isAircraftCode(type)) continue;
    return {
      aircraft: foundIn(line, type, type),
      durationMin: foundIn(line, duration.value, elapsed),
    };
  }
  return {};
}
