import { nameIn } from '@ooo/domain/shared/local-names';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useAirportCity } from '../../airports/api/use-airport-search.ts';
import { useDestinationName } from '../../trip-data/api/use-destination-name.ts';
import type { TripFields } from '../state/draft.types.ts';

/**
 * The destination as shown: an accepted proposal in the reader's language, the traveller's own text unchanged. The
 * airport gives its city before any request, so nothing appears in English first.
 */
export function useOwnDestination(fields: TripFields): string {
  const { arrivalAirport, destination, suggestedCity } = fields;
  const language = useLanguage();
  const city = useAirportCity(arrivalAirport).data;
  const isProposed = destination !== '' && destination === suggestedCity;
  const isOfAirport = isProposed && destination === city?.cityName;
  const known = useDestinationName(isProposed && !isOfAirport ? { destination } : undefined);
  if (!isProposed) return destination;
  return isOfAirport ? nameIn(city.cityNames, language) : known;
}
