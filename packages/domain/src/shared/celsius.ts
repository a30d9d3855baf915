export function toCelsius(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}
