import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../boot/environment.ts';
import { AppError } from '../errors/app-error.ts';
import { isLoopback } from '../boot/loopback.ts';
import { findGateway } from './gateway.ts';

/**
 * Lets through what comes from the machine itself, or from where `LOCAL_SIGN_IN_FROM` says: nobody else may sign in
 * without proof. The peer's address decides, or the one that a proxy of `TRUSTED_PROXIES` forwards; `Host` is only an
 * additional check, since a client can send any.
 */
export function localPeers({
  localSignInFrom,
  publicUrl,
}: Pick<Env, 'localSignInFrom' | 'publicUrl'>): (request: FastifyRequest) => void {
  const allowed = toList(localSignInFrom);
  return (request) => {
    const address = request.ip.replace(/^::ffff:(?=\d)/, '');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (!isLoopback(address) && !allowed.check(address, family)) {
      throw refusal(`It came from ${address}.`, publicUrl);
    }
    if (isHandedOnByStranger(request)) throw refusal('It came through a proxy.', publicUrl);
    if (!hasLocalName(request)) throw refusal('It has another name here.', publicUrl);
  };
}

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

/**
 * A tunnel on this machine forwards strangers' requests from its own address. A request that was forwarded, but not
 * by a trusted proxy, counts as a stranger's.
 */
function isHandedOnByStranger({ headers, ips }: FastifyRequest): boolean {
  const isHandedOn = 'x-forwarded-for' in headers || 'forwarded' in headers;
  return isHandedOn && (ips?.length ?? 1) < 2;
}

/**
 * A site whose name was made to lead here (DNS rebinding) looks like our own pages to a browser, but its name is in
 * the request. Only `Host` is checked, since its script could set the header in which a proxy forwards the name.
 */
function hasLocalName({ headers }: FastifyRequest): boolean {
  const address = `http://${headers.host}`;
  return URL.canParse(address) && isLoopback(new URL(address).hostname);
}

function refusal(reason: string, publicUrl: string): AppError {
  return new AppError('FORBIDDEN', {
    message: `You can sign in this way only on the machine that OOO runs on. ${reason} Open ${publicUrl}.`,
  });
}
