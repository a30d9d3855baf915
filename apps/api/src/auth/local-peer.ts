import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { isLoopback } from '../boot/loopback.ts';
import { findGateway } from './gateway.ts';
import { findProxyMark } from './proxy-marks.ts';
import type { Env } from '../context/ports/env.ts';

/**
 * Lets through what comes from the machine itself, or from where `LOCAL_SIGN_IN_FROM` says: no one else may sign in
 * without proof. The peer's address decides, or the one that a proxy of `TRUSTED_PROXIES` forwards; `Host` is only an
 * additional check, since a client can send any. The first request that a proxy or a tunnel gives away is logged: the
 * operator may not know that it can be reached that way.
 */
export function localPeers({
  localSignInFrom,
  publicUrl,
}: Pick<Env, 'localSignInFrom' | 'publicUrl'>): (request: FastifyRequest) => void {
  const allowed = toList(localSignInFrom);
  const isLocal = (text: string): boolean => {
    const address = withoutPrefix(text);
    return isLoopback(address) || allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
  let isTold = false;
  const tellOnce = (request: FastifyRequest, header: string): void => {
    if (!isTold) request.log.warn({ header }, TOLD);
    isTold = true;
  };
  const refuse = (why: 'address' | 'proxy' | 'name', seen = ''): AppError =>
    new AppError('not-this-machine', { why, seen, publicUrl });
  return (request) => {
    if (!isLocal(request.ip)) throw refuse('address', withoutPrefix(request.ip));
    const mark = findProxyMark(request, isLocal);
    if (mark !== undefined) {
      tellOnce(request, mark);
      throw refuse('proxy', mark);
    }
    if (!hasLocalName(request)) throw refuse('name');
  };
}

const TOLD =
  'local sign-in was refused: this header shows that the request came through a proxy or a tunnel. ' +
  'Local sign-in is for this machine alone; others need a provider (GOOGLE_CLIENT_ID or OIDC_ISSUER)';

function toList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const found = network === 'gateway' ? findGateway() : network;
    if (found === undefined) continue;
    const [address = '', length] = found.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (length === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(length), family);
  }
  return list;
}

/** An IPv4 address as IPv6 writes it, as IPv4 does. */
const withoutPrefix = (address: string): string => address.replace(/^::ffff:(?=\d)/, '');

/**
 * A site whose name was made to lead here (DNS rebinding) looks like our own pages to a browser, but its name is in
 * the request. Only `Host` is checked, since its script could set the header in which a proxy forwards the name.
 */
function hasLocalName({ headers }: FastifyRequest): boolean {
  const address = `http://${headers.host}`;
  return URL.canParse(address) && isLoopback(new URL(address).hostname);
}
