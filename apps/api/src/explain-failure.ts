import { StartError } from '@ooo/db/start-error';
import { EnvError } from './env-error.ts';

/** What the operating system calls the failure, and what to do about it. */
const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is already in use. Stop what uses it, or choose another one with PORT.',
  EACCES: 'may not be opened by this user. Choose one above 1023 with PORT.',
  EADDRNOTAVAIL: 'is not on an address of this machine. Check HOST.',
  ENOTFOUND: 'is on a host that is not known. Check HOST.',
};

/** Why the product did not start, for the person in front of the terminal. */
export function explainFailure(error: unknown): string {
  if (error instanceof EnvError) {
    return `The environment is not right:\n${error.message}\n.env.example explains every variable.`;
  }
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  const advice = syscall === 'listen' || syscall === 'getaddrinfo' ? ADVICE[code ?? ''] : undefined;
  if (advice) return `Port ${port ?? ''} ${advice}`.replace('  ', ' ');
  if (code === 'ECONNREFUSED') {
    return 'The database of DATABASE_URL does not answer. Is it running, and is the address right?';
  }
  return error.stack ?? error.message;
}
