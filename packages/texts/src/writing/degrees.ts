function toFahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}

/** Whole degrees in the unit, with its sign: `12 °C`; the blank before the sign is the language's to choose. */
export function degrees(celsius: number, unit: 'celsius' | 'fahrenheit', blank = '\u00A0'): string {
  const value = Math.round(unit === 'celsius' ? celsius : toFahrenheit(celsius));
  const sign = value < 0 ? '\u2212' : '';
  return `${sign}${Math.abs(value)}${blank}°${unit === 'celsius' ? 'C' : 'F'}`;
}
