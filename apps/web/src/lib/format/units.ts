import type { Language } from '@ooo/domain/account/user.schema';
import type { TemperatureUnit } from '@ooo/domain/trips/trip.schema';
import { LOCALES } from './locale.ts';

/** A temperature given in Fahrenheit, rounded, in the traveller's unit: `68°F`, `20°C`. */
export function formatTemperature(tempF: number, unit: TemperatureUnit): string {
  if (unit === 'fahrenheit') return `${Math.round(tempF)}°F`;
  return `${Math.round(((tempF - 32) * 5) / 9)}°C`;
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

/** `850 m`, `1.2 km`, `14 km`. */
export function formatDistance(distanceKm: number, language: Language): string {
  if (distanceKm < 1) return `${Math.round(distanceKm * 100) * 10} m`;
  const digits = distanceKm < 10 ? 1 : 0;
  const format = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: digits });
  return `${format.format(distanceKm)} km`;
}
