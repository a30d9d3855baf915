import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Ends a helper's process: after the test that asked for it, otherwise after the file. `afterAll` alone would never
 * be called from within a test, since Vitest has collected the file's hooks by then.
 */
export function atEnd(end: () => unknown): void {
  const hook = async (): Promise<void> => void (await end());
  if (TestRunner.getCurrentTest()) onTestFinished(hook);
  else afterAll(hook);
}
