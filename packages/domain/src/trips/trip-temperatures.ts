import { type CalendarDate, listDates } from '../shared/calendar-date.ts';
import { guessTemperatures } from '../weather/guessed-temperatures.ts';
import { type TemperatureRange, temperatureRange } from '../weather/temperature-range.ts';
import type { WeatherDay } from '../weather/weather.schema.ts';
import type { TripDates } from './trip-days.rules.ts';
import type { TripOverview } from './trip-overview.schema.ts';

interface Known {
  /** The range of the kept weather; undefined if there is none. */
  readonly remembered: TemperatureRange | null | undefined;
  /** What a day at the destination is usually like; undefined where that is not known. */
  readonly usual: (date: CalendarDate) => WeatherDay | undefined;
}

/** The range for the card of a trip, and how well it is known. There is always one: the last resort is a guess. */
export function tripTemperatures(
  trip: TripDates & { readonly destination: string },
  { remembered, usual }: Known,
): Required<Pick<TripOverview, 'temperatures' | 'temperaturesFrom'>> {
  if (remembered) return { temperatures: remembered, temperaturesFrom: 'weather' };
  const days = listDates(trip.startDate, trip.endDate).flatMap((date) => usual(date) ?? []);
  const climate = temperatureRange(days);
  if (climate) return { temperatures: climate, temperaturesFrom: 'climate' };
  return { temperatures: guessTemperatures(trip.destination), temperaturesFrom: 'guess' };
}
