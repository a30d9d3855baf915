import { expect } from 'vitest';
import type { OwnProduct } from './own-product.ts';
import type { Run } from './server-process.ts';
import type { Writers } from './writers.ts';

/** The tests do everything once, `pnpm bench chaos` more often. */
export const CHAOS_RUNS = Array.from(
  { length: Number(process.env['CHAOS_RUNS'] ?? 1) },
  (_, run) => run + 1,
);
export const CROWD = { writers: 30, users: 5 };

const isRunning = ({ child }: Run): boolean => child.exitCode === null && child.signalCode === null;

/** Stops a product under load as a terminal does, and looks at what is there when it runs again. */
export async function expectNothingLost(
  product: OwnProduct,
  writers: Writers,
  { run, env }: { run: Run; env: Record<string, string> },
): Promise<void> {
  if (!isRunning(run)) throw new Error(`The product has ended by itself: ${run.output()}`);
  process.kill(-Number(run.child.pid), 'SIGTERM');
  expect(await run.ended).toBe(0);
  await writers.stop();
  expect(product.listProcesses()).toEqual([]);
  const again = await product.start(env);
  expect(await writers.findLost()).toEqual([]);
  expect(writers.wrong).toEqual([]);
  process.kill(-Number(again.child.pid), 'SIGTERM');
  expect(await again.ended).toBe(0);
  expect(product.listProcesses()).toEqual([]);
}
