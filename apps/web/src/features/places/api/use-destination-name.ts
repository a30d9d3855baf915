import { nameIn } from '@ooo/domain/shared/local-names';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { skipToken } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { trpc } from '../../../lib/trpc.ts';

const DAY_MS = 86_400_000;

/**
 * Where a trip goes, in the language of the interface: the name of its city, as far as that is known. In English, and
 * until the name has come, as the trip has it, which is in English where an airport proposed it. Empty without a trip.
 */
export function useDestinationName(trip: Pick<Trip, 'destination'> | undefined): string {
  const language = useLanguage();
  const facts = trpc.places.destination.useQuery(
    language === 'en' || !trip ? skipToken : { destination: trip.destination },
    { staleTime: DAY_MS, gcTime: DAY_MS },
  ).data;
  return facts ? nameIn(facts.names, language) : (trip?.destination ?? '');
}
