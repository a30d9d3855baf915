import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly duration?: number }[];
  }[];
}

/** The tests' sudden ends under 30 writers, ten times: how many runs lost nothing and left nothing behind, and the others. */
export function benchChaos(args: string[]): void {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '10' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError('Give --runs as a whole number.');
  const folder = mkdtempSync(join(tmpdir(), 'ooo-chaos-'));
  const outputFile = join(folder, 'report.json');
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile=${outputFile}`];
  const file = 'apps/api/src/chaos';
  spawnSync('pnpm', ['exec', 'vitest', 'run', '--project', 'api', file, ...reporters], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, CHAOS_RUNS: String(runs), TESTS: 'whole' },
  });
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = results.filter(({ status }) => status === 'passed').length;
  const ms = results.reduce((sum, { duration = 0 }) => sum + duration, 0);
  console.log(
    JSON.stringify({
      runs: results.length,
      passed,
      secondsEach: Math.round(ms / results.length / 1000),
    }),
  );
  if (passed < results.length) process.exitCode = 1;
}
