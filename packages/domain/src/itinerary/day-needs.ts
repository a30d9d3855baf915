import { isLongWalk } from '../scheduling/best-hours.ts';
import type { WeatherCondition, WeatherDay } from '../weather/weather.schema.ts';
import type { ItineraryDay } from './itinerary.types.ts';

/** What to bring on a day. */
export type DayNeed = 'umbrella' | 'sun' | 'warm' | 'shoes' | 'passport';

const WET: ReadonlySet<WeatherCondition> = new Set<WeatherCondition>([
  'drizzle',
  'rain',
  'showers',
  'sleet',
  'thunderstorm',
  'often-rain',
]);
/** Rain on every second such day, or enough of it to get wet. */
const RAIN_CHANCE = 50;
const WET_MM = 1;
/** From here on the WHO advises protection against the sun at midday; with a margin where only the heat is known. */
const STRONG_UV = 6;
const HOT_F = 82;
const COLD_F = 41;
const FAR_ON_FOOT_KM = 6;

/** What the weather, the walks and the flights of a day require; empty if nothing special. */
export function listDayNeeds(day: ItineraryDay, weather: WeatherDay | undefined): DayNeed[] {
  const stops = day.rows.filter((row) => row.type === 'stop');
  const asksFor: Readonly<Record<DayNeed, boolean>> = {
    passport: day.rows.some(({ type }) => type === 'flight'),
    umbrella: weather !== undefined && isWet(weather),
    sun: (weather?.uvIndex ?? 0) >= STRONG_UV || (weather?.tempMax ?? 0) >= HOT_F,
    warm: weather !== undefined && weather.tempMin <= COLD_F,
    shoes: day.walkKm >= FAR_ON_FOOT_KM || stops.some(({ poi }) => isLongWalk(poi)),
  };
  const needs: readonly DayNeed[] = ['passport', 'umbrella', 'sun', 'warm', 'shoes'];
  return needs.filter((need) => asksFor[need]);
}

/** A climate's millimetres are a mean of dry and wet days: its chance of rain says more. */
function isWet({ kind, condition, rainChance, precipitation }: WeatherDay): boolean {
  if (WET.has(condition) || (rainChance ?? 0) >= RAIN_CHANCE) return true;
  return kind === 'forecast' && (precipitation ?? 0) >= WET_MM;
}
