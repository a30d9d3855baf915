import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const BENCH = fileURLToPath(new URL('../../../bench/src/main.ts', import.meta.url));

interface Abuse {
  readonly othersAnswers: Readonly<Record<string, number>>;
  readonly rssMb: number;
  readonly answers: Readonly<Record<string, number>>;
}

/** How long others wait is measured by the benchmark on a machine that does nothing else. */
test('one user who does everything that the limits allow takes nothing from the others', async () => {
  const args = [BENCH, 'abuse', '--seconds', '8', '--pause', '0'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { othersAnswers, rssMb, answers } = JSON.parse(
    stdout.trim().split('\n').at(-1) ?? '',
  ) as Abuse;
  expect(Object.keys(othersAnswers)).toEqual(['200']);
  expect(rssMb).toBeLessThan(700);
  expect(answers['200']).toBeGreaterThan(10);
  expect(answers['429']).toBeGreaterThan(10);
  expect(answers['500']).toBeUndefined();
});
