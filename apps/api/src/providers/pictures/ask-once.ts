import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as askByHttp, type RequestOptions } from 'node:http';
import { request as askByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

export interface Asking {
  readonly address: URL;
  /** Where the host is: the connection goes to one of these, whatever its name means a moment later. */
  readonly at: readonly LookupAddress[];
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Certificates that are trusted instead of the usual ones. */
  readonly ca?: string | undefined;
}

/** Asks once, on a connection of its own, and follows nothing. The answer's body is still to be read or destroyed. */
export async function askOnce({
  address,
  at,
  headers,
  signal,
  ca,
}: Asking): Promise<IncomingMessage> {
  const options: RequestOptions & { ca?: string } = {
    agent: false,
    headers,
    signal,
    lookup: lookupOf(at),
    ...(ca !== undefined && { ca }),
  };
  const ask = address.protocol === 'https:' ? askByHttps : askByHttp;
  return new Promise((resolve, reject) => {
    // One that comes after the answer is the body's as well, and would end the process where nobody hears it.
    ask(address, options, resolve).on('error', reject).end();
  });
}

function lookupOf(at: readonly LookupAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = at;
    if (all) callback(null, [...at]);
    else callback(null, first?.address ?? '', first?.family);
  };
}
