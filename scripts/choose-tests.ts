import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findAffectedTests } from './affected.ts';
import { findAffectedJourneys } from './affected-journeys.ts';
import { ROOT } from './run.ts';

export interface Choice {
  /** Test files by their paths. */
  readonly tests: Set<string> | 'all';
  /** Journeys by their names. */
  readonly journeys: Set<string> | 'all';
}

export const EVERYTHING: Choice = { tests: 'all', journeys: 'all' };

/** What to run for the work of this branch and of the working copy: everything where there is none, or no repository. */
export async function chooseTests(): Promise<Choice> {
  const base = findBase();
  const changed = base === undefined ? [] : listChanged(base);
  if (changed.length === 0) return EVERYTHING;
  const paths = listLines(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
  );
  const sources = await Promise.all(
    paths.map(
      async (path) => [path, await readFile(join(ROOT, path), 'utf8').catch(() => '')] as const,
    ),
  );
  const tests = findAffectedTests(changed, new Map(sources));
  return { tests, journeys: tests === 'all' ? 'all' : findAffectedJourneys(changed) };
}

export function tellCount(chosen: Set<string> | 'all', what: string): string {
  return chosen === 'all' ? 'all' : `${chosen.size} ${what}`;
}

/** Where this branch left the main one; undefined where that cannot be said. */
function findBase(): string | undefined {
  for (const main of ['origin/main', 'main']) {
    const [base] = listLines('merge-base', 'HEAD', main);
    if (base !== undefined) return base;
  }
  return undefined;
}

function listChanged(base: string): string[] {
  return [
    ...listLines('diff', '--name-only', base),
    ...listLines('ls-files', '--others', '--exclude-standard'),
  ];
}

function listLines(...args: readonly string[]): string[] {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const output = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: [...stdio] });
    return output.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}
