import type { Language } from '@ooo/domain/shared/language';
import type { TemperatureUnit } from '@ooo/domain/shared/temperature-unit';
import { SCREEN_FORMATS } from '@ooo/texts/screen-formats';
import { localeOf } from './locale.ts';

/** A temperature given in Fahrenheit, rounded, in the traveller's unit: `68°F`, `20°C`. */
export function formatTemperature(tempF: number, unit: TemperatureUnit): string {
  if (unit === 'fahrenheit') return `${Math.round(tempF)}°F`;
  return `${Math.round(((tempF - 32) * 5) / 9)}°C`;
}

/**
 * Two temperatures given in Fahrenheit, lower first: `54–75°F`, `12~24°C` in Korean, `-5 – 3°C` below zero, and one
 * number where both round to the same.
 */
export function formatTemperatureRange(
  minF: number,
  maxF: number,
  unit: TemperatureUnit,
  language: Language,
): string {
  const [min, max] = [formatTemperature(minF, unit), formatTemperature(maxF, unit)];
  if (min === max) return max;
  return SCREEN_FORMATS[language].range(min.slice(0, -2), max);
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}

/** Millionths of a dollar, to the cent, and more finely below one: `$12.50`, `$0.0042`. */
export function formatDollars(microUsd: number, language: Language): string {
  const isSmall = microUsd > 0 && microUsd < 10_000;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: isSmall ? 4 : 2,
  }).format(microUsd / 1_000_000);
}

/** `850 m`, `1.2 km`, `14 km`. */
export function formatDistance(distanceKm: number, language: Language): string {
  if (distanceKm < 1) return `${Math.round(distanceKm * 100) * 10} m`;
  const digits = distanceKm < 10 ? 1 : 0;
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: digits });
  return `${format.format(distanceKm)} km`;
}

/** Parts of a hundred: `40%`, `40 %` in Spanish. */
export function formatPercent(percent: number, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  return format.format(percent / 100);
}

/** Rain in millimetres, to a tenth below ten: `3.2 mm`, `14 mm`. */
export function formatPrecipitation(precipitationMm: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'millimeter',
    maximumFractionDigits: precipitationMm < 10 ? 1 : 0,
  }).format(precipitationMm);
}

/** From the least rain to the most: `20–91 mm`, `20~91mm` in Korean, and one amount where both round to the same. */
export function formatPrecipitationRange(minMm: number, maxMm: number, language: Language): string {
  const max = formatPrecipitation(maxMm, language);
  if (formatPrecipitation(minMm, language) === max) return max;
  const digits = minMm < 10 ? 1 : 0;
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: digits });
  return SCREEN_FORMATS[language].range(format.format(minMm), max);
}

/** Kilometres an hour: `12 km/h`. */
export function formatSpeed(speedKmh: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'kilometer-per-hour',
    maximumFractionDigits: 0,
  }).format(speedKmh);
}

const KILOBYTE = 1024;

/** `340 kB`, `1.2 MB`. */
export function formatFileSize(bytes: number, language: Language): string {
  const isSmall = bytes < KILOBYTE * KILOBYTE;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  const value = isSmall ? Math.max(1, bytes / KILOBYTE) : bytes / KILOBYTE / KILOBYTE;
  const maximumFractionDigits = isSmall ? 0 : 1;
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits } as const;
  return new Intl.NumberFormat(localeOf(language), options).format(value);
}
