import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

/** In all packages together: more is a list of files again. */
const MOST_ENTRIES = 40;
const IMPORT = /['"`](@ooo\/[a-z]+)\/([\w./-]+)['"`]/gu;

interface Entry {
  /** `places/*`: what others import after the name of the package. */
  readonly pattern: string;
  /** `src/places/*.ts`; null if no other package may import it. */
  readonly source: string | null;
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, { readonly source: string } | null>>;
}

const files = execFileSync('git', ['ls-files'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));

const packages = files
  .filter((file) => /^(packages|apps)\/[a-z]+\/package\.json$/u.test(file))
  .map((file) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest;
    const entries = Object.entries(exports).map(([key, value]): Entry => {
      return { pattern: key.replace('./', ''), source: value && value.source.replace('./', '') };
    });
    return { name, folder: file.replace('/package.json', ''), entries };
  })
  .filter(({ entries }) => entries.length > 0);

function isMatch(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
}

/** As Node chooses: the entry with the longest text before its star. */
function findEntry(entries: readonly Entry[], path: string): Entry | undefined {
  return entries
    .filter(({ pattern }) => isMatch(pattern, path))
    .toSorted((a, b) => b.pattern.length - a.pattern.length)[0];
}

it('are few', () => {
  const count = packages.reduce((sum, { entries }) => sum + entries.length, 0);
  expect(count).toBeLessThanOrEqual(MOST_ENTRIES);
});

describe.each(packages)('the entry points of $name', ({ name, folder, entries }) => {
  const modules = files
    .filter((file) => file.startsWith(`${folder}/src/`) && !file.endsWith('.test.ts'))
    .map((file) => file.slice(`${folder}/src/`.length).replace(/\.ts$/u, ''));

  it('are modules by their paths, and each pattern has some', () => {
    for (const { pattern, source } of entries) {
      expect([null, `src/${pattern}.ts`]).toContain(source);
      expect(modules.filter((module) => isMatch(pattern, module))).not.toEqual([]);
    }
  });

  /** A document may name a folder. */
  const isOpen = (path: string): boolean =>
    modules.some((module) => module === path || module.startsWith(`${path}/`)) &&
    Boolean(findEntry(entries, path)?.source);

  it('have every module that code or a document names', () => {
    const named = files
      .filter((file) => /\.(tsx?|md)$/u.test(file))
      .flatMap((file) => Array.from(readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)))
      .filter(([, owner]) => owner === name)
      .map(([, , path = '']) => path);
    expect([...new Set(named)].filter((path) => !isOpen(path))).toEqual([]);
  });
});
