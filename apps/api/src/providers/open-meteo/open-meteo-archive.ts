import { OPEN_METEO_ARCHIVE } from '@ooo/domain/weather/weather-credits';
import type { Env } from '../../boot/environment.ts';
import { archiveAddress } from './addresses.ts';
import type { ArchiveProvider } from './archive-provider.ts';
import { readArchive } from './archive.schema.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { createTurns } from './turns.ts';

/** For both tries together. Ten years take the archive a few seconds, and nobody has to wait for them. */
const TIME_LIMIT_MS = 30_000;
/** Ten years take about 110 KB. */
const MAX_ANSWER_BYTES = 1024 * 1024;

export interface ArchiveOptions {
  readonly clock?: () => Date;
  readonly timeLimitMs?: number;
}

/**
 * The archive of Open-Meteo; undefined if nothing may leave the machine. A request for ten years counts as about eighty
 * there, so no more than two run at once.
 */
export function makeOpenMeteoArchive(
  { openMeteoArchiveUrl, offline }: Pick<Env, 'openMeteoArchiveUrl' | 'offline'>,
  { clock = () => new Date(), timeLimitMs = TIME_LIMIT_MS }: ArchiveOptions = {},
): ArchiveProvider | undefined {
  if (offline) return undefined;
  const takeTurn = createTurns({ atOnce: 2, waitMs: timeLimitMs, maxWaiting: 20, clock });
  const reading = { timeLimitMs, maxBytes: MAX_ANSWER_BYTES, read: readArchive };
  return {
    ask: async (question) => {
      const address = archiveAddress(openMeteoArchiveUrl, question);
      const answer = await takeTurn(async () => fetchAnswer(address, reading));
      return { ...answer, source: OPEN_METEO_ARCHIVE };
    },
  };
}
