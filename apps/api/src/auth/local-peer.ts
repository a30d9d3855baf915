import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../boot/environment.ts';
import { AppError } from '../errors/app-error.ts';
import { isLoopback } from '../boot/loopback.ts';
import { findGateway } from './gateway.ts';

/**
 * Lets through what comes from the machine itself, or from where `LOCAL_SIGN_IN_FROM` says: signing in without
 * proof is for nobody else. The peer's address decides, or the one that a proxy of `TRUSTED_PROXIES` hands on;
 * `Host` is only asked besides, since anybody can send any.
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

/** A tunnel on this machine brings strangers in from its own address. One that says so is not believed. */
function isHandedOnByStranger({ headers, ips }: FastifyRequest): boolean {
  const isHandedOn = 'x-forwarded-for' in headers || 'forwarded' in headers;
  return isHandedOn && (ips?.length ?? 1) < 2;
}

/**
 * A site whose name was made to lead here (DNS rebinding) looks like our own pages to a browser, but its name is
 * in the request: in `Host`, since its script could set the header in which a proxy hands the name on.
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
