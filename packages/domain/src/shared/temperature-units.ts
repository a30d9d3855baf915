/** Apart from the schema of a unit, which a browser would have to load before its first screen. */
export const TEMPERATURE_UNITS = ['celsius', 'fahrenheit'] as const;

/** As the schema. */
export function isTemperatureUnit(text: string | null): text is (typeof TEMPERATURE_UNITS)[number] {
  return TEMPERATURE_UNITS.some((unit) => unit === text);
}
