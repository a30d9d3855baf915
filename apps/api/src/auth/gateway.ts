import { readFileSync } from 'node:fs';

/**
 * The address by which this machine leaves its network, on Linux: in a container that is the host, and requests from
 * the host's loopback to a published port appear to come from it.
 */
export function findGateway(): string | undefined {
  try {
    return parseGateway(readFileSync('/proc/net/route', 'utf8'));
  } catch {
    return undefined;
  }
}

/** From the table of `/proc/net/route`: addresses are hexadecimal, their last byte first. */
export function parseGateway(table: string): string | undefined {
  for (const line of table.split('\n').slice(1)) {
    const [, destination, gateway = ''] = line.split(/\s+/);
    if (destination !== '00000000' || !/^[0-9A-F]{8}$/i.test(gateway)) continue;
    if (gateway === '00000000') continue;
    return [...Buffer.from(gateway, 'hex')].toReversed().join('.');
  }
  return undefined;
}
