import { Worker } from 'node:worker_threads';
import { EXEC_ARGV, EXTENSION } from './run-as.ts';

/** What the watching thread is told. */
export interface WatchOrder {
  readonly maxBytes: number;
  readonly parent: number;
}

/**
 * Ends this process when it holds more than `maxBytes` of memory, whatever holds it: heap, buffers, WebAssembly,
 * decoded pictures. A thread of its own looks, for a document that grows seldom lets go of the main one.
 */
export function startMemoryWatch(maxBytes: number): void {
  const order: WatchOrder = { maxBytes, parent: process.ppid };
  new Worker(new URL(`memory-watch.thread${EXTENSION}`, import.meta.url), {
    workerData: order,
    execArgv: EXEC_ARGV,
  }).unref();
}
