import getPort, { portNumbers } from 'get-port';

/** Linux hands out ports from 32768 on, to connections and to whoever listens on any port. */
const FIRST = 10_000;
const LAST = 32_000;
const TRIED = 500;

/**
 * A free port for a server whose address has to be known before it listens. It is none that the system may give to
 * another process meanwhile, and each process begins to look elsewhere.
 */
export async function ownPort(): Promise<number> {
  const from = FIRST + Math.floor(Math.random() * (LAST - FIRST - TRIED));
  return getPort({ port: portNumbers(from, from + TRIED) });
}
