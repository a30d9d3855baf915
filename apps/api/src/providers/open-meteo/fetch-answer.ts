import { setTimeout as sleep } from 'node:timers/promises';
import { WeatherError } from './weather-error.ts';

/** Between the two tries. */
const PAUSE_MS = 300;

export interface Reading<T> {
  /** For both tries together. */
  readonly timeLimitMs: number;
  /** Nothing that is larger than this is an answer. */
  readonly maxBytes: number;
  /** Undefined for what is not an answer. */
  readonly read: (json: unknown) => T | undefined;
}

/** Asks, and once more if the next answer may differ. Rejects with a {@link WeatherError}. */
export async function fetchAnswer<T>(address: URL, reading: Reading<T>): Promise<T> {
  const signal = AbortSignal.timeout(reading.timeLimitMs);
  try {
    return await askOnce(address, reading, signal);
  } catch (error) {
    const failure = toWeatherError(error, signal);
    if (!isPassing(failure)) throw failure;
  }
  try {
    await sleep(PAUSE_MS, undefined, { signal });
    return await askOnce(address, reading, signal);
  } catch (error) {
    throw toWeatherError(error, signal);
  }
}

/** One that asks for a pause is not asked again within the same request. */
function isPassing({ reason, retryAfterMs }: WeatherError): boolean {
  return retryAfterMs === undefined && (reason === 'busy' || reason === 'unreachable');
}

async function askOnce<T>(
  address: URL,
  { read, maxBytes }: Reading<T>,
  signal: AbortSignal,
): Promise<T> {
  const response = await fetch(address, {
    signal,
    redirect: 'error',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw refusalOf(response);
  }
  const answer = read(parseJson(await readText(response, maxBytes)));
  if (answer === undefined) throw new WeatherError('unreadable');
  return answer;
}

/** Open-Meteo answers 429 to an address that asked too much in a minute, an hour or a day, and does not say which. */
function refusalOf({ status, headers }: Response): WeatherError {
  if (status === 429) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    const isGiven = Number.isFinite(seconds) && seconds > 0;
    return new WeatherError('busy', { retryAfterMs: isGiven ? seconds * 1000 : 60_000 });
  }
  return new WeatherError(status >= 500 ? 'busy' : 'denied', { cause: `status ${status}` });
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of bodyOf(response)) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new WeatherError('unreadable', { cause: 'too large' });
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
  } catch (error) {
    throw new WeatherError('unreadable', { cause: error });
  }
}

function toWeatherError(error: unknown, signal: AbortSignal): WeatherError {
  if (error instanceof WeatherError) return error;
  return new WeatherError(signal.aborted ? 'too-slow' : 'unreachable', { cause: error });
}
