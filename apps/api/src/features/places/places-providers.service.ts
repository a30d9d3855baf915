import type { Db } from '@ooo/db/tables/database';
import { makeGooglePlaces } from '../../providers/google-places/google-places.ts';
import { makeOpenStreetMap } from '../../providers/openstreetmap/openstreetmap.ts';
import type { PlacesProvider } from '../../context/ports/places.ts';
import { createKeptAnswers } from './kept-answers.service.ts';
import { openStreetMapPlaces } from './openstreetmap-places.service.ts';
import type { Env } from '../../context/ports/env.ts';
import type { LiveSettings } from '../../context/ports/settings.ts';

interface ProvidersOptions {
  readonly env: Env;
  readonly db: Db;
  readonly settings: Pick<LiveSettings, 'read'>;
  readonly clock: () => Date;
  readonly version: string;
}

/**
 * The sources of places besides the atlas that the environment allows, in order of preference: where two know the same
 * fact, the first one's is shown. None offline.
 */
export function makePlacesProviders({
  env,
  db,
  settings,
  clock,
  version,
}: ProvidersOptions): PlacesProvider[] {
  const google = makeGooglePlaces(env, { clock });
  const openStreetMap = makeOpenStreetMap(env, { version });
  const kept = createKeptAnswers({ db, settings, clock });
  return [
    ...(google ? [google] : []),
    ...(openStreetMap ? [openStreetMapPlaces(openStreetMap, kept)] : []),
  ];
}
