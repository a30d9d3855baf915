import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The answers of the others: milliseconds of each, counts by status, and the slowest. */
export interface Asked {
  readonly times: readonly number[];
  readonly answers: Readonly<Record<string, number>>;
  readonly slowest: string;
}

export interface Bystanders {
  /** Travellers read what travellers read for as long as the work takes. */
  readonly askDuring: (work: Promise<unknown>) => Promise<Asked>;
  readonly leave: () => Promise<void>;
}

/** They are in a thread of their own, so that the attacker's work does not slow them down. */
export async function startBystanders(url: string): Promise<Bystanders> {
  const thread = new Worker(new URL('bystanders.thread.ts', import.meta.url), { workerData: url });
  await once(thread, 'message');
  return {
    askDuring: async (work) => {
      thread.postMessage('ask', []);
      await work;
      thread.postMessage('stop', []);
      const [asked] = (await once(thread, 'message')) as [Asked];
      return asked;
    },
    leave: async () => void (await thread.terminate()),
  };
}
