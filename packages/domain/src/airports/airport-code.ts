export const AIRPORT_CODE = /^[A-Z]{3}$/;

/** True for what the schema of an airport code accepts. */
export function isAirportCode(text: string): boolean {
  return AIRPORT_CODE.test(text.trim().toUpperCase());
}
