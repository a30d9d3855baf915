import { findClimate } from '@ooo/atlas/climate';
import {
  type ArchiveClimate,
  findClimateNormals,
  type KnownClimate,
} from '@ooo/db/queries/climate-normals.queries';
import { archiveClimate } from '@ooo/domain/weather/archive-climate';
import { isAsGood, isInPlace } from '@ooo/domain/weather/climate-choice.rules';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';
import { untilAborted } from '../../shared/until-aborted.ts';
import { within } from '../../shared/within.ts';
import {
  type ClimateRenewalsOptions,
  createClimateRenewals,
  type RenewalLog,
} from './climate-renewals.service.ts';
import { type ClimateOfDay, stationClimate } from './climate.service.ts';

/** How long a traveller waits for the archive where nothing else is known. */
const WAIT_MS = 5000;

export interface PlaceClimate {
  readonly ofDay: ClimateOfDay;
  /** What the archive says, where that counts and no station does. */
  readonly archive: ArchiveClimate | undefined;
  /** The archive is being asked, so that a better answer is soon to be had. */
  readonly isProvisional: boolean;
}

interface Caller {
  readonly log: RenewalLog;
  readonly signal?: AbortSignal | undefined;
}

/** What days are usually like, by the weather stations of the atlas and by an archive. */
export interface Climates {
  /**
   * By the station where one is in the place. Elsewhere the archive is asked, once a year for all who ask about the
   * place: behind the back of the request where a station within 300 km answers until then, else for a few seconds within it.
   */
  readonly at: (place: WeatherPlace, caller: Caller) => Promise<PlaceClimate>;
  /** What is known already, without asking anyone. */
  readonly known: (place: WeatherPlace) => Promise<ClimateOfDay>;
}

export interface ClimatesOptions extends ClimateRenewalsOptions {
  readonly waitMs?: number;
}

/** Offline, what the archive has said before still counts. */
export function createClimates({ waitMs = WAIT_MS, ...options }: ClimatesOptions): Climates {
  const { db } = options;
  const renewals = createClimateRenewals(options);

  return {
    known: async (place) => {
      const station = findClimate(place);
      if (station && isInPlace(station)) return stationClimate(station, place);
      return choose(place, await findClimateNormals(db, place)).ofDay;
    },
    at: async (place, { log, signal }) => {
      const station = findClimate(place);
      if (station && isInPlace(station))
        return { ...ofStation(station, place), isProvisional: false };
      const known = await findClimateNormals(db, place);
      const renewal = renewals.start(place, known, log);
      if (!renewal || station || known?.climate)
        return { ...choose(place, known), isProvisional: renewal !== undefined };
      const isLate = await untilAborted(within(waitMs, renewal), signal).then(
        () => false,
        () => true,
      );
      signal?.throwIfAborted();
      return { ...choose(place, await findClimateNormals(db, place)), isProvisional: isLate };
    },
  };
}

type Choice = Omit<PlaceClimate, 'isProvisional'>;

function ofStation(station: ReturnType<typeof findClimate>, place: WeatherPlace): Choice {
  return { ofDay: stationClimate(station, place), archive: undefined };
}

/** Once the archive has said how high the place is, its station has to be of that height. */
function choose(place: WeatherPlace, known: KnownClimate | undefined): Choice {
  const archive = known?.climate;
  if (!archive) return ofStation(findClimate(place), place);
  const { elevationM } = archive;
  if (elevationM !== null) {
    const station = findClimate({ ...place, elevation: elevationM });
    if (station && isAsGood(station, elevationM)) return ofStation(station, place);
  }
  return { ofDay: archiveClimate(archive, place), archive };
}
