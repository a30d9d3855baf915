import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './run.ts';

/** The systems that the product starts on. */
const SYSTEMS = ['darwin', 'linux', 'win32'];
const PLATFORM =
  /[/-](?:aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|windows)\b.*/;
const ENTRY = /^ {2}'?(@?[^@'\n]+)@[^\n]+:\n((?: {4}.+\n)+)/gmu;

/** The systems that the lock file has a binary for, by the package that the binary belongs to. */
function listBinaries(): Map<string, Set<string>> {
  const lockFile = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
  const packages = lockFile.slice(
    lockFile.indexOf('\npackages:'),
    lockFile.indexOf('\nsnapshots:'),
  );
  const binaries = new Map<string, Set<string>>();
  for (const [, name = '', fields = ''] of packages.matchAll(ENTRY)) {
    const [, systems] = /os: \[(.+)\]/.exec(fields) ?? [];
    if (systems === undefined || !PLATFORM.test(name)) continue;
    const family = name.replace(PLATFORM, '');
    const known = binaries.get(family) ?? new Set<string>();
    for (const system of systems.split(', ')) known.add(system);
    binaries.set(family, known);
  }
  return binaries;
}

// An installation that cannot reach one of them leaves it out of the file, and no one on that system gets it again.
it('holds the binaries of every system', () => {
  const binaries = listBinaries();
  expect(binaries.size).toBeGreaterThan(5);
  const lacking = [...binaries].filter(([, known]) => SYSTEMS.some((system) => !known.has(system)));
  expect(lacking).toEqual([]);
});
