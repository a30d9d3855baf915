import { describe, expect, it } from 'vitest';
import { formatDistance, formatFileSize, formatTemperature } from './units.ts';

describe('formatTemperature', () => {
  it.each([
    [68, 'fahrenheit', '68°F'],
    [68.5, 'fahrenheit', '69°F'],
    [68, 'celsius', '20°C'],
    [32, 'celsius', '0°C'],
    [-40, 'celsius', '-40°C'],
  ] as const)('%d °F in %s is %s', (tempF, unit, text) => {
    expect(formatTemperature(tempF, unit)).toBe(text);
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
