import type { Swapped } from '@ooo/domain/itinerary/swap';
import { dropPlace, isSameVisit } from '@ooo/domain/itinerary/drop';
import type { DropSource, DropTarget } from '@ooo/domain/itinerary/drop.types';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { freeSlots } from '@ooo/domain/scheduling/free-slots';
import { landingAirport } from '@ooo/domain/flight-window/landing-airport';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useCallback, useMemo, useState } from 'react';
import { useAirport } from '../../airports/api/use-airport.ts';
import { usePreferences } from '../../../lib/preferences/use-preferences.ts';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { useScheduling } from '../../trip-data/api/use-scheduling.ts';
import { useTripHours } from '../../trip-data/api/use-trip-hours.ts';
import { useUsualDay } from '../../trip-data/api/use-usual-day.ts';

const NONE: readonly Poi[] = [];

interface Drops {
  readonly source: DropSource;
  /** Loads the code that suggests times, which is too large for the page. */
  readonly prepare: () => Promise<void>;
  /** Saves the result of a drop as it is known at that moment; false if there is nothing to save. */
  readonly apply: (poi: Poi, target: DropTarget) => boolean;
  /** Saves the new times of two visits in one step, with Undo. */
  readonly swap: (poi: Poi, swapped: readonly Swapped[]) => Promise<void>;
}

/** Moving the places of a trip by hand. */
export function useDrops(trip: Trip): Drops {
  const pois = usePois(trip.id).data ?? NONE;
  const { find } = useTripHours(trip);
  const { move, swap, unschedule } = useScheduling(trip.id);
  const airportAt = useAirport(trip.flightDetails ? landingAirport(trip) : null).coordinates;
  const { travelBy } = usePreferences();
  const usual = useUsualDay();
  const [findSlots, setFindSlots] = useState<typeof freeSlots>();
  const hoursOf = useCallback<DropSource['hoursOf']>(
    ({ id }, date) => find(id)?.find((day) => day.date === date)?.windows ?? null,
    [find],
  );
  const source = useMemo(
    (): DropSource => ({
      trip,
      pois,
      hoursOf,
      travelBy,
      freeStart: (poi, date) => {
        const slots =
          findSlots?.({ trip, pois, hoursOf, airportAt, travelBy, usual }, poi, date) ?? [];
        return (slots.find(({ isBest }) => isBest) ?? slots[0])?.startTime;
      },
    }),
    [trip, pois, hoursOf, travelBy, usual, findSlots, airportAt],
  );
  return {
    source,
    prepare: async () => {
      const { freeSlots } = await import('@ooo/domain/scheduling/free-slots');
      setFindSlots(() => freeSlots);
    },
    swap,
    apply: ({ id }, target) => {
      const poi = pois.find((one) => one.id === id);
      if (!poi) return false;
      const drop = dropPlace(source, poi, target);
      if (!drop.ok || isSameVisit(poi, drop.visit)) return false;
      void (drop.visit ? move(poi, drop.visit) : unschedule(poi));
      return true;
    },
  };
}
