import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { isWallTime } from '@ooo/domain/shared/wall-time';
import type { FlightDirection } from '@ooo/domain/trips/trip.schema';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Flights and their values as a sentence part. */
export function useChangeWords() {
  const format = useFormat();
  const value = (text: string): string => {
    if (isCalendarDate(text)) return format.fullDay(text);
    return isWallTime(text) ? format.time(text) : text;
  };
  const flight = (direction: FlightDirection | undefined): string => {
    const [first, last] = [direction?.segments?.[0], direction?.segments?.at(-1)];
    const route = first && last ? `${first.from} → ${last.to}` : undefined;
    const day = first && format.fullDay(first.departureDate);
    const time = direction?.departureTime && format.time(direction.departureTime);
    return [direction?.flightNumber, route, day, time].flatMap((part) => part ?? []).join(' · ');
  };
  return { value, flight };
}
