import { Worker } from 'node:worker_threads';
import { EXEC_ARGV, EXTENSION } from './run-as.ts';

/** The watching thread's order. */
export interface WatchOrder {
  readonly maxBytes: number;
  readonly parent: number;
}

/**
 * Ends this process when it holds more than `maxBytes` of memory, whatever holds it: heap, buffers, WebAssembly,
 * decoded pictures. It checks from a thread of its own, because a growing document seldom lets the main one run.
 */
export function startMemoryWatch(maxBytes: number): void {
  const order: WatchOrder = { maxBytes, parent: process.ppid };
  new Worker(new URL(`memory-watch.thread${EXTENSION}`, import.meta.url), {
    workerData: order,
    execArgv: EXEC_ARGV,
  }).unref();
}
