import { findClimate } from '@ooo/atlas/climate';
import { findClimateNormals, type KnownClimate } from '@ooo/db/queries/climate-normals.queries';
import { archiveClimate } from '@ooo/domain/weather/archive-climate';
import { isAsGood, isInPlace } from '@ooo/domain/weather/climate-choice.rules';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';
import { untilAborted } from '../../shared/until-aborted.ts';
import { within } from '../../shared/within.ts';
import { type ClimateRenewalsOptions, createClimateRenewals } from './climate-renewals.service.ts';
import { stationClimate } from './climate.service.ts';
import type { Climates, PlaceClimate } from '../../context/ports/climates.ts';

/** How long a traveller waits for the archive where nothing else is known. */
const WAIT_MS = 5000;

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

/** Once the archive has given the height of the place, its station has to be at that height. */
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
