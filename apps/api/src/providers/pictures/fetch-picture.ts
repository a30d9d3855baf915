import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { untilAborted } from '../../shared/until-aborted.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { askOnce } from './ask-once.ts';
import { isPublicAddress } from './public-address.ts';

/** Profile pictures have some kilobytes; a photograph as a camera took it has more than this. */
export const MAX_PICTURE_BYTES = 4 * 1024 * 1024;
export const MAX_REDIRECTS = 3;
/** For all redirects together, names and bodies included. */
const LIMIT_MS = 5000;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_ETAG = 200;

export type PictureAnswer =
  | { readonly kind: 'picture'; readonly bytes: Uint8Array; readonly etag: string | null }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'gone' };

/** `etag` is what the address called the picture that is kept. Rejects with an {@link UpstreamError}. */
export type FetchPicture = (
  address: URL,
  options: { readonly etag: string | null },
) => Promise<PictureAnswer>;

export interface PictureFetcherOptions {
  /** Whether an address may be asked, the picture's own or one that a redirect leads to. */
  readonly mayAsk: (address: URL) => boolean;
  /** Whether an address may be in a private network. */
  readonly mayBePrivate: (address: URL) => boolean;
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isPublic?: (address: string) => boolean;
  readonly limitMs?: number;
  readonly ca?: string;
}

/**
 * Fetches profile pictures from addresses that others chose. The name of each host is resolved once, every address that it
 * has must be one of the internet, and the connection goes to one of them. No redirect is followed without the same
 * checks; bytes and time are limited, and only types of pictures that are not documents are read.
 */
export function createPictureFetcher({
  mayAsk,
  mayBePrivate,
  resolve = async (host) => lookup(host, { all: true, verbatim: true }),
  isPublic = isPublicAddress,
  limitMs = LIMIT_MS,
  ca,
}: PictureFetcherOptions): FetchPicture {
  async function locate(address: URL): Promise<readonly LookupAddress[]> {
    const host = address.hostname.replace(/^\[(.*)\]$/u, '$1');
    const family = isIP(host);
    const at = family === 0 ? await resolve(host) : [{ address: host, family }];
    if (at.length === 0) throw new UpstreamError('unreachable', { cause: 'no address' });
    if (!mayBePrivate(address) && !at.every((one) => isPublic(one.address)))
      throw new UpstreamError('denied', { cause: 'not an address of the internet' });
    return at;
  }

  async function follow(
    address: URL,
    etag: string | null,
    signal: AbortSignal,
    left: number,
  ): Promise<PictureAnswer> {
    if (!mayAsk(address))
      throw new UpstreamError('denied', { cause: 'an address of another kind' });
    const at = await locate(address);
    signal.throwIfAborted();
    const answer = await askOnce({ address, at, headers: headersFor(etag), signal, ca });
    const next = nextAddress(answer, address);
    if (next === undefined) return readAnswer(answer);
    answer.destroy();
    if (left === 0) throw new UpstreamError('denied', { cause: 'too many redirects' });
    // An ETag belongs to one address.
    return follow(next, null, signal, left - 1);
  }

  return async (address, { etag }) => {
    const signal = AbortSignal.timeout(limitMs);
    try {
      return await untilAborted(follow(address, etag, signal, MAX_REDIRECTS), signal);
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      throw new UpstreamError(signal.aborted ? 'too-slow' : 'unreachable', { cause: error });
    }
  };
}

function headersFor(etag: string | null): Record<string, string> {
  return {
    accept: TYPES.join(', '),
    // What is packed could unpack to any size.
    'accept-encoding': 'identity',
    'user-agent': 'OOO',
    ...(etag !== null && { 'if-none-match': etag }),
  };
}

/** Where a redirect leads; undefined for any other answer. */
function nextAddress({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (!REDIRECTS.has(statusCode)) return undefined;
  const { location } = headers;
  if (location === undefined || !URL.canParse(location, from.href))
    throw new UpstreamError('unreadable', { cause: 'a redirect to nowhere' });
  return new URL(location, from);
}

async function readAnswer(answer: IncomingMessage): Promise<PictureAnswer> {
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode === 304) return { kind: 'unchanged' };
    if (statusCode === 404 || statusCode === 410) return { kind: 'gone' };
    if (statusCode !== 200) throw new UpstreamError('denied', { cause: `status ${statusCode}` });
    checkHead(answer);
    const { etag } = headers;
    const bytes = await readBytes(answer);
    return { kind: 'picture', bytes, etag: etag && etag.length <= MAX_ETAG ? etag : null };
  } finally {
    answer.destroy();
  }
}

function checkHead({ headers }: IncomingMessage): void {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!TYPES.includes(type)) throw new UpstreamError('unreadable', { cause: 'not a picture' });
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new UpstreamError('unreadable', { cause: 'packed' });
  if (Number(headers['content-length'] ?? 0) > MAX_PICTURE_BYTES)
    throw new UpstreamError('unreadable', { cause: 'too large' });
}

async function readBytes(answer: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    length += part.byteLength;
    if (length > MAX_PICTURE_BYTES) throw new UpstreamError('unreadable', { cause: 'too large' });
    parts.push(part);
  }
  return Buffer.concat(parts);
}
