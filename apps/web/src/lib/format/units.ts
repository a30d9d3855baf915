import type { Language } from '@ooo/domain/shared/language';
import type { TemperatureUnit } from '@ooo/domain/shared/temperature-unit';
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

const KILOBYTE = 1024;

/** `340 kB`, `1.2 MB`. */
export function formatFileSize(bytes: number, language: Language): string {
  const isSmall = bytes < KILOBYTE * KILOBYTE;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  const value = isSmall ? Math.max(1, bytes / KILOBYTE) : bytes / KILOBYTE / KILOBYTE;
  const maximumFractionDigits = isSmall ? 0 : 1;
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits } as const;
  return new Intl.NumberFormat(LOCALES[language], options).format(value);
}
