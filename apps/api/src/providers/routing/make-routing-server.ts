import { createHash } from 'node:crypto';
import { fetchAnswer } from '../upstream/fetch-answer.ts';
import { createTurns } from '../upstream/turns.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { readOsrm } from './osrm.schema.ts';
import { parseRoutingAddress } from './routing-address.ts';
import { osrmRequest, valhallaRequest } from './routing-requests.ts';
import type { RoutingServer } from './routing-server.ts';
import { readValhalla } from './valhalla.schema.ts';
import type { Env } from '../../context/ports/env.ts';

/** For both tries of a question together; travellers wait for it. */
const TIME_LIMIT_MS = 2000;
/** Fifty points with all pairs take about 40 KB from an OSRM, 200 KB from a Valhalla. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** How long a server that is down or overloaded is left alone, so that not every plan waits for it. */
const REST_MS = 30_000;

export interface RoutingServerOptions {
  readonly version: string;
  readonly clock?: () => Date;
  readonly timeLimitMs?: number;
}

/** The server of `OSRM_URL`; undefined without one, or if nothing may leave the machine. Four questions at once. */
export function makeRoutingServer(
  { osrmUrl, offline, publicUrl }: Pick<Env, 'osrmUrl' | 'offline' | 'publicUrl'>,
  { version, clock = () => new Date(), timeLimitMs = TIME_LIMIT_MS }: RoutingServerOptions,
): RoutingServer | undefined {
  if (offline || osrmUrl === undefined) return undefined;
  const address = parseRoutingAddress(osrmUrl);
  const { engine, baseUrl, profile, mode } = address;
  const isOsrm = engine === 'osrm';
  const takeTurn = createTurns({ atOnce: 4, waitMs: timeLimitMs, maxWaiting: 64, clock });
  return {
    name: nameOf(engine, baseUrl, profile),
    mode,
    ask: async (question, signal) => {
      const request = isOsrm ? osrmRequest(address, question) : valhallaRequest(address, question);
      const reading = {
        headers: { 'user-agent': `OOO/${version} (${encodeURI(publicUrl)})`, ...request.headers },
        ...(request.body !== undefined && { body: request.body }),
        timeLimitMs,
        signal,
        maxBytes: MAX_ANSWER_BYTES,
        read: (json: unknown) => (isOsrm ? readOsrm : readValhalla)(json, question),
      };
      return takeTurn(async () =>
        fetchAnswer(request.address, reading).catch((error: unknown) => {
          throw restAfter(error, signal);
        }),
      );
    },
  };
}

function nameOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/**
 * Pauses after a failure that the next question would meet too. A refusal may be the question's fault, and a
 * traveller who leaves is not a failure.
 */
function restAfter(error: unknown, signal: AbortSignal): unknown {
  if (!(error instanceof UpstreamError) || error.retryAfterMs !== undefined) return error;
  const { reason } = error;
  if (reason === 'denied' || reason === 'unreadable' || isLeft(signal)) return error;
  return new UpstreamError(reason, { cause: error, retryAfterMs: REST_MS });
}

function isLeft({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError');
}
