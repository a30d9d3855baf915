import { binary, run } from './run.ts';

/** `pnpm verify`: everything that can be said of the code without running it, cheapest first to fail. */
const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format', 'oxfmt', '--check'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  // One program for all that runs on Node: package by package each would be checked again by its users.
  ['types', 'tsc', '-p', 'tsconfig.types.json'],
  ['types of the web', 'tsc', '-p', 'apps/web/tsconfig.json'],
  ['boundaries', 'depcruise', '--config', '.dependency-cruiser.mjs', 'apps', 'packages'],
  ['unused code', 'knip'],
];

let failed = 0;
for (const [name, command, ...args] of CHECKS) {
  const { exitCode, output, seconds } = await run(binary(command), args, {
    keepOutput: true,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
  });
  console.log(`${exitCode === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
  if (exitCode !== 0) {
    failed += 1;
    console.log(output);
  }
}
console.log(failed === 0 ? 'verified' : `${failed} of ${CHECKS.length} checks failed`);
process.exitCode = failed === 0 ? 0 : 1;
