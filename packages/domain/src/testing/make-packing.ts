import type { PackingCountry, PackingInput, PackingTrip } from '../packing/packing-input.types.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { listDates } from '../shared/calendar-date.ts';
import type { WeatherDay } from '../weather/weather.schema.ts';
import { date } from './literals.ts';
import { makePoi, makeTrip } from './make-trip.ts';

const toFahrenheit = (celsius: number): number => (celsius * 9) / 5 + 32;

/** A day of lows and highs in °C, a dry climate by default. */
export function makeWeatherDay(
  day: CalendarDate,
  [lowC, highC]: readonly [number, number],
  fields: Partial<WeatherDay> = {},
): WeatherDay {
  return {
    date: day,
    kind: 'climate',
    source: 'a test',
    asOf: '1991–2020',
    condition: 'often-dry',
    tempMin: toFahrenheit(lowC),
    tempMax: toFahrenheit(highC),
    ...fields,
  };
}

export const KOREA: PackingCountry = {
  countryCode: 'KR',
  plugs: ['C', 'F'],
  volts: [220],
  currencies: ['KRW'],
  tapWater: 'safe',
};
export const USA: PackingCountry = { countryCode: 'US', plugs: ['A', 'B'], volts: [120] };
export const BRITAIN: PackingCountry = {
  countryCode: 'GB',
  plugs: ['G'],
  volts: [230],
  currencies: ['GBP'],
};

type Fields = Partial<Omit<PackingInput, 'trip' | 'weather' | 'places'>> & {
  readonly trip?: Partial<PackingTrip>;
  readonly places?: readonly string[];
  /** Of each day in turn; the last one counts for the rest. */
  readonly celsius?: readonly (readonly [number, number])[];
  readonly sky?: Partial<WeatherDay>;
};

/** A week in Seoul in celsius, without weather and places unless they are given. */
export function makePackingInput(
  first: string,
  last: string,
  { trip, places = [], celsius = [], sky, ...fields }: Fields = {},
): PackingInput {
  const [startDate, endDate] = [date(first), date(last)];
  const dates = celsius.length > 0 ? listDates(startDate, endDate) : [];
  return {
    trip: makeTrip({ temperatureUnit: 'celsius', startDate, endDate, ...trip }),
    weather: dates.map((day, at) =>
      makeWeatherDay(day, celsius[Math.min(at, celsius.length - 1)] ?? [10, 20], sky),
    ),
    places: places.map((name, at) => makePoi({ id: at + 1, name })),
    ...fields,
  };
}
