import { createServer } from 'node:net';
import { StartError } from '@ooo/db/start-error';

interface Address {
  readonly port: number;
  readonly host: string;
}

/** What the operating system calls the failure, and what to do about it. */
const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is already in use. Stop what uses it, or choose another one with PORT.',
  EACCES: 'may not be opened by this user. Choose one above 1023 with PORT.',
  EADDRNOTAVAIL: 'is not on an address of this machine. Check HOST.',
  ENOTFOUND: 'is on a host that is not known. Check HOST.',
  EAI_AGAIN: 'is on a host that cannot be looked up. Check HOST.',
};

/** Rejects if the port is not available. Checked before the database starts, so that the error comes quickly. */
export async function assertPortIsFree({ port, host }: Address): Promise<void> {
  const probing = new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => {
      probe.close(() => resolve());
    });
  });
  await probing.catch((error: unknown) => {
    throw explainListening(error, { port });
  });
}

/** The sentence for a port that cannot be listened on; any other error as it is. */
export function explainListening(error: unknown, { port }: Pick<Address, 'port'>): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const advice = ADVICE[code];
  return advice ? new StartError(`Port ${port} ${advice}`, { cause: error }) : error;
}
