import { workerData } from 'node:worker_threads';
import type { WatchOrder } from './memory-watch.ts';

/** A process grows by some ten megabytes between two checks. */
const INTERVAL_MS = 25;

/** The thread is started with an order and nothing else. */
const { maxBytes, parent } = workerData as WatchOrder;

setInterval(() => {
  // A reader whose parent was killed would go on for as long as its document takes.
  const isOrphaned = process.ppid !== parent;
  if (isOrphaned || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
