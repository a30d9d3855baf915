import type { FastifyRequest } from 'fastify';

/** Headers in which proxies and tunnels tell the address that a request comes from. */
const ADDRESSES: ReadonlySet<string> = new Set([
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'cf-pseudo-ipv4',
  'client-ip',
  'do-connecting-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'forwarded',
  'forwarded-for',
  'true-client-ip',
  'x-appengine-user-ip',
  'x-azure-clientip',
  'x-azure-socketip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'x-forwarded-for',
  'x-original-forwarded-for',
  'x-originating-ip',
  'x-real-ip',
  'x-remote-addr',
  'x-remote-ip',
]);
/** Headers that say only that a request was forwarded. */
const OTHER_MARKS: ReadonlySet<string> = new Set(['via', 'cdn-loop', 'cf-ray', 'cf-visitor']);

const isMark = (header: string): boolean =>
  header.startsWith('x-forwarded') || ADDRESSES.has(header) || OTHER_MARKS.has(header);

/**
 * The header that shows a request to come from elsewhere although the connection does not: a tunnel on this machine
 * hands on strangers' requests from its own address. After a proxy of `TRUSTED_PROXIES` its headers are expected, and
 * count only if one of them names an address that `isLocal` refuses: it may be behind a tunnel itself.
 */
export function findProxyMark(
  { headers, ips }: Pick<FastifyRequest, 'headers' | 'ips'>,
  isLocal: (address: string) => boolean,
): string | undefined {
  const isTrusted = (ips?.length ?? 1) > 1;
  return Object.keys(headers).find((header) => {
    if (!isMark(header)) return false;
    if (!isTrusted) return true;
    return ADDRESSES.has(header) && !listAddresses(header, headers[header]).every(isLocal);
  });
}

/** The addresses that a header names, without ports and brackets. */
function listAddresses(header: string, value: string | readonly string[] | undefined): string[] {
  const parts = [value ?? []].flat().join(',').split(',');
  const named =
    header === 'forwarded'
      ? parts.flatMap((part) => /(?:^|;)\s*for=([^;]*)/i.exec(part)?.[1] ?? [])
      : parts;
  return named.map((part) =>
    part
      .replaceAll(/[\s"]/g, '')
      .replace(/^\[(.*)\](:\d+)?$/, '$1')
      .replace(/^([\d.]+):\d+$/, '$1'),
  );
}
