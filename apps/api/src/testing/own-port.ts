import getPort, { portNumbers } from 'get-port';

/** Linux gives ports from 32768 on to connections, and to servers that listen on any port. */
const FIRST = 10_000;
const LAST = 32_000;
const TRIED = 500;

/**
 * A free port for a server whose address has to be known before it listens. The system never gives it to another
 * process in between, and each process starts its search at a random port.
 */
export async function ownPort(): Promise<number> {
  const from = FIRST + Math.floor(Math.random() * (LAST - FIRST - TRIED));
  return getPort({ port: portNumbers(from, from + TRIED) });
}
