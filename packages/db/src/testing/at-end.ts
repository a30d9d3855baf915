import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Ends what a helper has started: with the test that asked for it, otherwise with the file. `afterAll` alone would
 * never be called for what a test starts, since Vitest has read the hooks of the file by then.
 */
export function atEnd(end: () => unknown): void {
  const hook = async (): Promise<void> => void (await end());
  if (TestRunner.getCurrentTest()) onTestFinished(hook);
  else afterAll(hook);
}
