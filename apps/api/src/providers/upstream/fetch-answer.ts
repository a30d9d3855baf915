import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamError } from './upstream-error.ts';

/** Between the two tries. */
const PAUSE_MS = 300;
/** Where an upstream asks for a pause and does not say how long. */
const USUAL_PAUSE_MS = 60_000;

export interface Reading<T> {
  /** For both tries together. */
  readonly timeLimitMs: number;
  /** Nothing that is larger than this is an answer. */
  readonly maxBytes: number;
  /** Undefined for what is not an answer. */
  readonly read: (json: unknown) => T | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the request a POST. */
  readonly body?: string;
  /** Ends both tries, as the time limit does. */
  readonly signal?: AbortSignal | undefined;
  /** For an upstream that counts requests: the question is not asked a second time. */
  readonly isCounted?: true;
}

/** Asks, and once more if the next answer may differ. Rejects with an {@link UpstreamError}. */
export async function fetchAnswer<T>(address: URL, reading: Reading<T>): Promise<T> {
  const limit = AbortSignal.timeout(reading.timeLimitMs);
  const signal = reading.signal ? AbortSignal.any([limit, reading.signal]) : limit;
  try {
    return await askOnce(address, reading, signal);
  } catch (error) {
    const failure = toUpstreamError(error, signal);
    if (reading.isCounted || !isPassing(failure)) throw failure;
  }
  try {
    await sleep(PAUSE_MS, undefined, { signal });
    return await askOnce(address, reading, signal);
  } catch (error) {
    throw toUpstreamError(error, signal);
  }
}

/** One that asks for a pause is not asked again within the same request. */
function isPassing({ reason, retryAfterMs }: UpstreamError): boolean {
  return retryAfterMs === undefined && (reason === 'busy' || reason === 'unreachable');
}

async function askOnce<T>(
  address: URL,
  { read, maxBytes, headers, body }: Reading<T>,
  signal: AbortSignal,
): Promise<T> {
  const response = await fetch(address, {
    signal,
    redirect: 'error',
    headers: { accept: 'application/json', ...headers },
    ...(body !== undefined && { method: 'POST', body }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw refusalOf(response);
  }
  const answer = read(parseJson(await readText(response, maxBytes)));
  if (answer === undefined) throw new UpstreamError('unreadable');
  return answer;
}

/** A 429 may be for a minute, an hour or a day, and seldom says which; a 503 may ask for a pause too. */
function refusalOf({ status, headers }: Response): UpstreamError {
  const pauseMs = pauseOf(headers.get('retry-after'));
  if (status === 429) return new UpstreamError('busy', { retryAfterMs: pauseMs ?? USUAL_PAUSE_MS });
  const reason = status >= 500 ? 'busy' : 'denied';
  return new UpstreamError(reason, {
    cause: `status ${status}`,
    ...(status === 503 && pauseMs !== undefined && { retryAfterMs: pauseMs }),
  });
}

/** `Retry-After` is seconds or a date; undefined for anything else. */
function pauseOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of bodyOf(response)) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new UpstreamError('unreadable', { cause: 'too large' });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Holds because the body of a response consists of bytes; the types leave that open. */
function bodyOf({ body }: Response): AsyncIterable<Uint8Array> {
  return (body ?? []) as AsyncIterable<Uint8Array>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the answer, which does not belong in a log.
    throw new UpstreamError('unreadable', { cause: 'not JSON' });
  }
}

function toUpstreamError(error: unknown, signal: AbortSignal): UpstreamError {
  if (error instanceof UpstreamError) return error;
  return new UpstreamError(signal.aborted ? 'too-slow' : 'unreachable', { cause: error });
}
