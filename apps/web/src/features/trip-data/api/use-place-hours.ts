import type { HoursDays } from '@ooo/domain/scheduling/schedule.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { trpc } from '../../../lib/trpc.ts';

/** As many as a page of discovery has: another page leaves the answers that are there. */
const PLACES_A_QUESTION = 5;

interface AskedPlace {
  readonly id: string;
  readonly openingHours?: string | undefined;
  readonly coordinates?: Coordinates | undefined;
}

function inChunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / PLACES_A_QUESTION);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * PLACES_A_QUESTION, (index + 1) * PLACES_A_QUESTION),
  );
}

/**
 * When places that are not saved are open on the days of the trip, by their id. Undefined until it is known and if it
 * fails: the screens do without. A place without hours is not asked about, and has no unknown days.
 */
export function usePlaceHours(
  trip: Pick<Trip, 'id'>,
  places: readonly AskedPlace[],
): (id: string) => HoursDays | undefined {
  const chunks = inChunks(places)
    .map((chunk) =>
      chunk.flatMap(({ id, openingHours, coordinates }) =>
        openingHours === undefined ? [] : [{ id, openingHours, coordinates }],
      ),
    )
    .filter((chunk) => chunk.length > 0);
  const answers = trpc.useQueries((all) =>
    chunks.map((chunk) => all.schedule.placeHours({ tripId: trip.id, places: chunk })),
  );
  const known = new Map(answers.flatMap(({ data }) => data ?? []).map((one) => [one.id, one.days]));
  return (id) => known.get(id);
}
