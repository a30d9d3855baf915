import { runTasks } from './run.ts';

/** `pnpm verify`: all checks of the code and its build that run neither, by the tasks of `turbo.json`. */
const CHECKS = [
  'format:check',
  'lint',
  'types:node',
  'types:shipped',
  'types:web',
  'boundaries',
  'unused',
  'sizes',
];

// Two at a time: most use every core in part of their work only.
const { exitCode, seconds } = await runTasks([...CHECKS, '--concurrency=2', '--continue']);
console.log(exitCode === 0 ? `verified in ${seconds.toFixed(1)} s` : 'not verified');
process.exitCode = exitCode;
