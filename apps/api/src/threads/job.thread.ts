import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { JobAnswer, JobOrder, ThreadOrder } from './thread.types.ts';

/**
 * Of 19: below the threads that answer requests, as the readers of documents are. Only Linux has a priority for each
 * thread; elsewhere it would be that of the whole process.
 */
const YIELDING = 5;

if (process.platform === 'linux') setPriority(0, YIELDING);

const port = parentPort;
/** The thread is started with an order and nothing else. */
const { file } = workerData as ThreadOrder;
const jobs = (await import(file)) as Record<string, (task: unknown) => unknown>;

async function answer({ name, task }: JobOrder): Promise<JobAnswer> {
  try {
    return { kind: 'done', value: await jobs[name]?.(task) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

port?.on('message', (order: JobOrder) => {
  void answer(order).then((said) => port.postMessage(said, []));
});
port?.postMessage({ kind: 'ready' } satisfies JobAnswer, []);
