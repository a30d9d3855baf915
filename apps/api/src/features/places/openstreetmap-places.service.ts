import type { UpstreamLimits } from '@ooo/db/queries/upstream-turns.queries';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { fold } from '@ooo/domain/shared/fold';
import { OPEN_STREET_MAP } from '@ooo/domain/shared/source-credits';
import type { OpenStreetMap } from '../../providers/openstreetmap/openstreetmap.ts';
import type { PlacesProvider, SearchQuestion } from '../../context/ports/places.ts';
import type { KeptAnswers } from './kept-answers.service.ts';

/** A second apart is what Nominatim's policy allows for an application; a little more, since requests travel unequally long. */
const EVERY_MS = 1050;

/** Its policy names no number for a day, but forbids heavy use. */
const SEARCHES: UpstreamLimits = {
  source: 'nominatim',
  everyMs: EVERY_MS,
  longestWaitMs: 5000,
  perDay: 2000,
};
/** Its policy lets an application send 10,000 in a day; these are heavier than most. */
const SHELVES: UpstreamLimits = {
  source: 'overpass',
  everyMs: EVERY_MS,
  longestWaitMs: 20_000,
  perDay: 1000,
};

/** To about a kilometre: everyone who asks about a city asks the same. */
function roundCoordinates([longitude, latitude]: Coordinates): Coordinates {
  return [Number(longitude.toFixed(2)), Number(latitude.toFixed(2))];
}

function searchWords({ query, language, destination }: SearchQuestion): string[] {
  const center = destination && roundCoordinates(destination.coordinates);
  const words = query.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
  return ['search', words, language, center?.join() ?? ''];
}

/** OpenStreetMap as a provider: its answers are kept for all users, and its policies are kept by all processes together. */
export function openStreetMapPlaces(
  openStreetMap: OpenStreetMap,
  kept: KeptAnswers,
): PlacesProvider {
  return {
    name: OPEN_STREET_MAP,
    search: async (ask, log) => {
      const question = { limits: SEARCHES, words: searchWords(ask) };
      if (!ask.isSubmitted) return kept.find(question);
      // Without a letter or digit there is nothing to look for.
      if (fold(ask.query) === '') return undefined;
      const { query, language, destination } = ask;
      const center = destination && roundCoordinates(destination.coordinates);
      return kept.ask(
        { ...question, ask: async () => openStreetMap.search({ query, language, center }) },
        log,
      );
    },
    recommend: async ({ subcategory, destination }, log) => {
      const center = roundCoordinates(destination.coordinates);
      const ask = openStreetMap.shelf(subcategory, center);
      if (!ask) return undefined;
      return kept.ask({ limits: SHELVES, words: ['shelf', subcategory, center.join()], ask }, log);
    },
  };
}
