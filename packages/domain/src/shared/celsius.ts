export function toCelsius(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}

export function fromCelsius(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}
