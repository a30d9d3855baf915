import type { LegDraft } from '../../document.ts';
import { joinSeats, readSeats } from '../atoms/seat.ts';
import { makeFound } from '../text/hit.ts';

const ROUTE_SEAT =
  /(?<![\p{L}\d])([A-Z]{3})\s?(?:-|–|→|>|\/|to)\s?([A-Z]{3})\s{0,2}[:：]?\s{0,6}((?:(?:seats?|좌석|asientos?)\s?[:：]?\s?)?0?[1-9]\d?[A-L](?:\s?,\s?0?[1-9]\d?[A-L])*)(?![\p{L}\d])/giu;

/** Adds the seats that a passenger block gives by route, `LGA - DFW: 34A`, to legs that have none yet. */
export function readSeatsByRoute(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  if (legs.every((leg) => leg.seat)) return [...legs];
  const seats = new Map<string, { seats: string[]; line: number }>();
  for (const [at, line] of lines.entries()) {
    for (const [, from = '', to = '', text = ''] of line.matchAll(ROUTE_SEAT)) {
      const key = `${from.toUpperCase()}${to.toUpperCase()}`;
      const entry = seats.get(key) ?? { seats: [], line: at };
      entry.seats.push(readSeats(text) ?? '');
      seats.set(key, entry);
    }
  }
  return legs.map((leg) => {
    const entry = leg.seat ? undefined : seats.get(`${leg.from?.value}${leg.to?.value}`);
    if (!entry) return leg;
    const line = lines[entry.line] ?? '';
    const value = joinSeats(entry.seats.filter((seat) => seat !== ''));
    return { ...leg, seat: makeFound(value, 'shapes', line, entry.line) };
  });
}
