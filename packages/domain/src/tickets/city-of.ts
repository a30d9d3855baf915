/** The group of airports that serve one city, `NYC` of `EWR`; undefined if none is known. */
export type CityOf = (airport: string) => string | undefined;

/** Where nothing is known of cities each airport is one of its own. */
export const EACH_ITS_OWN: CityOf = () => undefined;

/** True for the same airport, and for two airports of one city; an unknown airport never matches. */
export function isSameCity(
  one: string | null | undefined,
  other: string | null | undefined,
  cityOf: CityOf,
): boolean {
  if (!one || !other) return false;
  return one === other || (cityOf(one) !== undefined && cityOf(one) === cityOf(other));
}
