import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

const PACKAGES = [
  'packages/domain',
  'packages/db',
  'packages/atlas',
  'packages/tickets',
  'packages/client',
  'apps/api',
];
const IMPORT = /['"`](@ooo\/[a-z]+\/[\w./-]+)['"`]/gu;

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly source: string }>>;
}

const imported = new Set(
  execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md'], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)))
    .flatMap((file) =>
      Array.from(readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT), ([, name]) => name),
    ),
);

describe.each(PACKAGES)('the entry points of %s', (folder) => {
  const { name, exports } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const entries = Object.entries(exports);

  it('are files, each by its own name', () => {
    for (const [entry, { source }] of entries) {
      expect(source).toBe(`${entry.replace('./', './src/')}.ts`);
    }
    const absent = entries.filter(([, { source }]) => !existsSync(join(ROOT, folder, source)));
    expect(absent).toEqual([]);
  });

  it('are what others import', () => {
    const names = entries.map(([entry]) => entry.replace('.', name));
    expect(names.filter((entry) => !imported.has(entry))).toEqual([]);
  });
});
