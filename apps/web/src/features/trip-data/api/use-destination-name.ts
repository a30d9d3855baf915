import { nameIn } from '@ooo/domain/shared/local-names';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useLanguage } from '../../../i18n/use-language.ts';
import { trpc } from '../../../lib/trpc.ts';

const DAY_MS = 86_400_000;

/**
 * Where trips go, in the language of the interface and in their order: the names of their cities, as far as these are
 * known. In English, and until a name is loaded, as stored in the trip, which is English if an airport proposed it.
 */
export function useDestinationNames(destinations: readonly string[]): readonly string[] {
  const language = useLanguage();
  const asked = language === 'en' ? [] : destinations;
  const known = trpc.useQueries((t) =>
    asked.map((destination) =>
      t.places.destination({ destination }, { staleTime: DAY_MS, gcTime: DAY_MS }),
    ),
  );
  return destinations.map((destination, at) => {
    const facts = known[at]?.data;
    return facts ? nameIn(facts.names, language) : destination;
  });
}

/** The same for one trip; empty without one. */
export function useDestinationName(trip: Pick<Trip, 'destination'> | undefined): string {
  const [name = ''] = useDestinationNames(trip ? [trip.destination] : []);
  return name;
}
