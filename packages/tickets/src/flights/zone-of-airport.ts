import type { Found } from '../document.ts';
import { settleAirport } from './settle-airport.ts';

/** IANA zone of the airport that a segment's end names; undefined where the atlas knows none. */
export function zoneOfAirport(
  code: Found<string> | undefined,
  name?: Found<string>,
): string | undefined {
  return settleAirport(code?.value, name?.value)?.airport?.zone;
}
