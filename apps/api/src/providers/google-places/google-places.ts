import type { WarningLog } from '../../context/ports/caller.ts';
import { LRUCache } from 'lru-cache';
import type {
  PlacesProvider,
  ProviderAnswer,
  SearchQuestion,
  ShelfQuestion,
} from '../../context/ports/places.ts';
import { createAllowance } from '../upstream/allowance.ts';
import { fetchAnswer } from '../upstream/fetch-answer.ts';
import { createTurns } from '../upstream/turns.ts';
import { UpstreamError, type UpstreamFailure } from '../upstream/upstream-error.ts';
import { GOOGLE_SHELVES } from './google-kinds.ts';
import { GOOGLE_FIELDS, readGoogle } from './google.schema.ts';
import type { Env } from '../../context/ports/env.ts';

const NAME = 'Google';
const ADDRESS = 'https://places.googleapis.com';
const TIME_LIMIT_MS = 5000;
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** Google's terms forbid storing its places: an answer is only held for as long as a traveller pages through it. */
const HELD_MS = 15 * 60_000;
const MAX_HELD = 300;
/** A request costs money: some three cents each, since it asks for ratings, hours and telephone numbers. */
const MAX_PER_DAY = 500;
/** A wrong key needs a person to look at it. */
const PAUSES_MS: Readonly<Partial<Record<UpstreamFailure, number>>> = {
  'too-slow': 30_000,
  unreachable: 30_000,
  busy: 30_000,
  denied: 10 * 60_000,
};
/** From the centre; the API accepts at most 50 km. */
const SEARCH_KM = 50;

interface GoogleOptions {
  readonly clock?: () => Date;
  readonly timeLimitMs?: number;
  readonly perDay?: number;
  readonly address?: string;
}

interface GoogleRequest {
  readonly path: string;
  readonly body: object;
  readonly language: SearchQuestion['language'];
}

/**
 * Google Places as a provider; undefined without a key, or if nothing may leave the machine. The key is sent in a header, and is in no
 * address, answer or error. Questions that are asked at once are one.
 */
export function makeGooglePlaces(
  { googleMapsApiKey, offline }: Pick<Env, 'googleMapsApiKey' | 'offline'>,
  {
    clock = () => new Date(),
    timeLimitMs = TIME_LIMIT_MS,
    perDay = MAX_PER_DAY,
    address = ADDRESS,
  }: GoogleOptions = {},
): PlacesProvider | undefined {
  if (googleMapsApiKey === undefined || offline) return undefined;
  const headers = {
    'content-type': 'application/json',
    'x-goog-api-key': googleMapsApiKey,
    'x-goog-fieldmask': GOOGLE_FIELDS,
  };
  const spend = createAllowance(perDay, clock);
  const takeTurn = createTurns({ atOnce: 4, waitMs: timeLimitMs, maxWaiting: 50, clock });
  const held = new LRUCache<string, Promise<ProviderAnswer>>({ max: MAX_HELD, ttl: HELD_MS });

  async function fetchPlaces({ path, body, language }: GoogleRequest): Promise<ProviderAnswer> {
    const places = await takeTurn(async () => {
      spend();
      return fetchAnswer(new URL(path, address), {
        headers,
        body: JSON.stringify(body),
        timeLimitMs,
        maxBytes: MAX_ANSWER_BYTES,
        isCounted: true,
        read: (json) => readGoogle(json, language),
      }).catch(withPause);
    });
    return { places, fetchedAt: clock() };
  }

  async function ask(request: GoogleRequest, log: WarningLog): Promise<ProviderAnswer> {
    const key = JSON.stringify(request);
    const known = held.get(key);
    if (known) return known;
    const asked = fetchPlaces(request);
    held.set(key, asked);
    asked.catch((error: unknown) => {
      held.delete(key);
      log.warn({ err: error, source: NAME }, 'no places from a source');
    });
    return asked;
  }

  return {
    name: NAME,
    search: async (question, log) => {
      const request = toSearch(question);
      return question.isSubmitted ? ask(request, log) : held.get(JSON.stringify(request));
    },
    recommend: async (question, log) => ask(toShelf(question), log),
  };
}

/** Pauses the turns after a failure that the next question would meet too. */
function withPause(error: unknown): never {
  if (!(error instanceof UpstreamError) || error.retryAfterMs !== undefined) throw error;
  const retryAfterMs = PAUSES_MS[error.reason];
  if (retryAfterMs === undefined) throw error;
  throw new UpstreamError(error.reason, { cause: error.cause, retryAfterMs });
}

function circleAround(
  { coordinates: [longitude, latitude] }: ShelfQuestion['destination'],
  km: number,
) {
  const center = { latitude: Number(latitude.toFixed(2)), longitude: Number(longitude.toFixed(2)) };
  return { circle: { center, radius: km * 1000 } };
}

function toSearch({ query, language, destination }: SearchQuestion): GoogleRequest {
  const body = {
    textQuery: query,
    languageCode: language,
    pageSize: 20,
    ...(destination && { locationBias: circleAround(destination, SEARCH_KM) }),
  };
  return { path: '/v1/places:searchText', body, language };
}

function toShelf({ subcategory, language, destination }: ShelfQuestion): GoogleRequest {
  const shelf = GOOGLE_SHELVES[subcategory];
  if ('words' in shelf) {
    const query = `${shelf.words} in ${destination.city}`;
    return toSearch({ query, language, destination, isSubmitted: true });
  }
  const body = {
    includedTypes: shelf.types,
    maxResultCount: 20,
    rankPreference: 'POPULARITY',
    languageCode: language,
    locationRestriction: circleAround(destination, shelf.km),
  };
  return { path: '/v1/places:searchNearby', body, language };
}
