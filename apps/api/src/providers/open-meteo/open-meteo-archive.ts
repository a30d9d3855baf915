import { OPEN_METEO_ARCHIVE } from '@ooo/domain/shared/source-credits';
import { archiveAddress } from './addresses.ts';
import { createAllowance } from '../upstream/allowance.ts';
import type { ArchiveProvider } from '../../context/ports/archive.ts';
import { readArchive } from './archive.schema.ts';
import { fetchAnswer } from '../upstream/fetch-answer.ts';
import { createTurns } from '../upstream/turns.ts';
import type { Env } from '../../context/ports/env.ts';

/** For both tries together. Ten years take the archive a few seconds, and requests do not wait that long. */
const TIME_LIMIT_MS = 30_000;
/**
 * Open-Meteo counts a request for ten years as about eighty, and gives an address 10,000 a day: travellers who look at
 * many places must not use up what the forecast needs.
 */
const MAX_PER_DAY = 60;
/** Ten years take about 110 KB. */
const MAX_ANSWER_BYTES = 1024 * 1024;

export interface ArchiveOptions {
  readonly clock?: () => Date;
  readonly timeLimitMs?: number;
  readonly perDay?: number;
}

/** The archive of Open-Meteo; undefined if nothing may leave the machine. No more than two requests run at once. */
export function makeOpenMeteoArchive(
  { openMeteoArchiveUrl, offline }: Pick<Env, 'openMeteoArchiveUrl' | 'offline'>,
  {
    clock = () => new Date(),
    timeLimitMs = TIME_LIMIT_MS,
    perDay = MAX_PER_DAY,
  }: ArchiveOptions = {},
): ArchiveProvider | undefined {
  if (offline) return undefined;
  const spend = createAllowance(perDay, clock);
  const takeTurn = createTurns({ atOnce: 2, waitMs: timeLimitMs, maxWaiting: 20, clock });
  const reading = { timeLimitMs, maxBytes: MAX_ANSWER_BYTES, read: readArchive };
  return {
    ask: async (question) => {
      spend();
      const address = archiveAddress(openMeteoArchiveUrl, question);
      const answer = await takeTurn(async () => fetchAnswer(address, reading));
      return { ...answer, source: OPEN_METEO_ARCHIVE };
    },
  };
}
