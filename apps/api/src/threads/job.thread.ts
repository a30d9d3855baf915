import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { JobAnswer, JobOrder, ThreadOrder } from './thread.types.ts';

/**
 * A nice value, out of 19, below the threads that answer requests; readers of documents have the same. Only Linux has
 * priorities for threads; elsewhere it would be the whole process's.
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
