import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as askByHttp, type RequestOptions } from 'node:http';
import { request as askByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

export interface Asking {
  readonly address: URL;
  /** The host's addresses: the connection goes to one of these, even if the name resolves differently a moment later. */
  readonly at: readonly LookupAddress[];
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Certificates that are trusted instead of the usual ones. */
  readonly ca?: string | undefined;
}

/** Sends one request on a connection of its own and follows no redirect. The caller reads or destroys the body. */
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
    // An error after the answer also reaches the body; without a listener here it would end the process.
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
