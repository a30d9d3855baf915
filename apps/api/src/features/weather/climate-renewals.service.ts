import type { WarningLog } from '../../context/ports/caller.ts';
import {
  claimClimateNormals,
  type KnownClimate,
  postponeClimateNormals,
  saveClimateNormals,
} from '@ooo/db/queries/climate-normals.queries';
import type { Db } from '@ooo/db/tables/database';
import { archiveYears, reduceArchive } from '@ooo/domain/weather/archive-normals';
import type { WeatherPlace } from '@ooo/domain/weather/weather-place';
import type { ArchiveProvider } from '../../context/ports/archive.ts';
import { UpstreamError } from '../../providers/upstream/upstream-error.ts';
import type { LiveSettings } from '../../context/ports/settings.ts';

/** Longer than the archive may take with its queue: until then no other request asks about the place. */
const CLAIM_MS = 2 * 60_000;
const FAILED_MS = 60 * 60_000;
const GOOD_MS = 365 * 86_400_000;

/** Renews the kept climate of places. */
export interface ClimateRenewals {
  /**
   * The renewal of the place that is running in this process, or a new one if it is time for one. It never rejects.
   * Undefined if there is nothing to wait for.
   */
  readonly start: (
    place: WeatherPlace,
    known: KnownClimate | undefined,
    log: WarningLog,
  ) => Promise<void> | undefined;
}

export interface ClimateRenewalsOptions {
  readonly db: Db;
  readonly settings: Pick<LiveSettings, 'read'>;
  /** Undefined if nothing may leave the machine. */
  readonly archive: ArchiveProvider | undefined;
  readonly clock: () => Date;
}

/** Of all processes on a database, the one that claims the place's row asks about it. A failure is kept for an hour. */
export function createClimateRenewals({
  db,
  settings,
  archive,
  clock,
}: ClimateRenewalsOptions): ClimateRenewals {
  const running = new Map<string, Promise<void>>();
  const later = (ms: number): Date => new Date(clock().getTime() + ms);

  async function ask(source: ArchiveProvider, place: WeatherPlace): Promise<void> {
    const years = archiveYears(clock());
    const { days, ...answer } = await source.ask({ ...place, years });
    const months = reduceArchive(days, years);
    if (months.every((month) => month === null))
      throw new UpstreamError('unreadable', { cause: 'no month of which enough is known' });
    const climate = { ...answer, months, period: `${years.from}–${years.to}`, asOf: clock() };
    await saveClimateNormals(db, { ...place, climate, askAgainAt: later(GOOD_MS) });
  }

  async function renew(
    source: ArchiveProvider,
    place: WeatherPlace,
    log: WarningLog,
  ): Promise<void> {
    if ((await settings.read()).maintenanceMode) return;
    const claim = { ...place, now: clock(), until: later(CLAIM_MS) };
    if (!(await claimClimateNormals(db, claim))) return;
    try {
      await ask(source, place);
    } catch (error) {
      log.warn({ err: error }, 'no climate from the archive');
      // The place is not to blame if the source asks for a pause.
      const pauseMs = error instanceof UpstreamError ? error.retryAfterMs : undefined;
      await postponeClimateNormals(db, { ...place, askAgainAt: later(pauseMs ?? FAILED_MS) });
    }
  }

  return {
    start: (place, known, log) => {
      const key = place.coordinates.map((degrees) => degrees.toFixed(2)).join();
      const isDue = !known || known.askAgainAt <= clock();
      const before = running.get(key);
      if (before || !isDue || !archive) return before;
      const renewal = renew(archive, place, log)
        .catch((error: unknown) => log.warn({ err: error }, 'the climate of a place was not kept'))
        .finally(() => running.delete(key));
      running.set(key, renewal);
      return renewal;
    },
  };
}
