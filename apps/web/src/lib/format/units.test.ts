import { describe, expect, it } from 'vitest';
import {
  formatDistance,
  formatDollars,
  formatFileSize,
  formatPercent,
  formatPrecipitation,
  formatPrecipitationRange,
  formatSpeed,
  formatTemperature,
  formatTemperatureRange,
} from './units.ts';

describe('formatTemperature', () => {
  it.each([
    [68, 'fahrenheit', '68°F'],
    [68.5, 'fahrenheit', '69°F'],
    [68, 'celsius', '20°C'],
    [32, 'celsius', '0°C'],
    [-40, 'celsius', '-40°C'],
  ] as const)('%d °F in %s is %s §9.18', (tempF, unit, text) => {
    expect(formatTemperature(tempF, unit)).toBe(text);
  });
});

describe('formatDollars', () => {
  it.each([
    [0, 'en', '$0.00'],
    [700, 'en', '$0.0007'],
    [12_345, 'en', '$0.01'],
    [1_250_000, 'en', '$1.25'],
    [1_250_000, 'ko', 'US$1.25'],
    [1_250_000, 'es', '1,25 US$'],
  ] as const)('%d in %s is %s', (microUsd, language, text) => {
    expect(formatDollars(microUsd, language).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('formatTemperatureRange', () => {
  it.each([
    [54, 75, 'fahrenheit', 'en', '54–75°F'],
    [53.6, 75.2, 'celsius', 'en', '12–24°C'],
    [53.6, 75.2, 'celsius', 'es', '12–24°C'],
    [53.6, 75.2, 'celsius', 'ko', '12~24°C'],
    [23, 37.4, 'celsius', 'en', '-5 – 3°C'],
    [14, 23, 'celsius', 'en', '-10 – -5°C'],
    [14, 23, 'celsius', 'ko', '-10~-5°C'],
    [68.2, 68.4, 'fahrenheit', 'en', '68°F'],
  ] as const)('%d to %d °F in %s, %s, is %s', (minF, maxF, unit, language, text) => {
    expect(formatTemperatureRange(minF, maxF, unit, language)).toBe(text);
  });
});

describe('the numbers of the weather', () => {
  it.each([
    ['en', '40%', '3.2 mm', '14 mm', '12 km/h'],
    ['ko', '40%', '3.2mm', '14mm', '12km/h'],
    ['es', '40 %', '3,2 mm', '14 mm', '12 km/h'],
  ] as const)('are written as in %s', (language, ...texts) => {
    const written = [
      formatPercent(40, language),
      formatPrecipitation(3.21, language),
      formatPrecipitation(14.3, language),
      formatSpeed(12.4, language),
    ];
    expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(texts);
  });
});

describe('formatPrecipitationRange', () => {
  it.each([
    [20.4, 91, 'en', '20–91 mm'],
    [0.6, 91, 'en', '0.6–91 mm'],
    [0.6, 91, 'es', '0,6–91 mm'],
    [20.4, 91, 'ko', '20~91mm'],
    [90.6, 91.2, 'en', '91 mm'],
    [0, 0, 'en', '0 mm'],
  ] as const)('from %d to %d mm in %s is %s', (minMm, maxMm, language, text) => {
    const written = formatPrecipitationRange(minMm, maxMm, language);
    expect(written.replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('formatDistance', () => {
  it.each([
    [0.04, 'en', '40 m'],
    [0.854, 'en', '850 m'],
    [1.25, 'en', '1.3 km'],
    [14.4, 'en', '14 km'],
    [1.25, 'es', '1,3 km'],
  ] as const)('%d km in %s is %s', (distanceKm, language, text) => {
    expect(formatDistance(distanceKm, language)).toBe(text);
  });
});

describe('formatFileSize', () => {
  it.each([
    [12, 'en', '1 kB'],
    [348_160, 'en', '340 kB'],
    [1_258_291, 'en', '1.2 MB'],
    [1_258_291, 'es', '1,2 MB'],
  ] as const)('%d bytes in %s are %s', (bytes, language, text) => {
    expect(formatFileSize(bytes, language)).toBe(text);
  });
});
