import { dirname, join } from 'node:path/posix';

/** Paths of the repository from its root, each with its text as far as it is source. */
export type Sources = ReadonlyMap<string, string>;

const SOURCE = /\.[cm]?tsx?$/;
const TEST = /\.test\.tsx?$/;
/** `from '…'`, `import('…')`, `import '…'`; a module that is started as a thread or process; and a file that is read. */
const REFERENCES = [
  /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g,
  /['"`](\.{1,2}\/[\w./-]+\.(?:thread|process))\b/g,
  /new URL\(\s*['"](\.{1,2}\/[^'"\n]+)['"],\s*import\.meta\.url/g,
];
const OWN_PACKAGE = /^@ooo\/([\w-]+)\/(.+)$/;

/** Files that everything depends on without an import. */
const ROOT_FILE = /^(?:[^/]+|\.ci\/.*)$/;
const DOCUMENT = /\.md$/;
/** Files that are read by their names at run time, and the tests that read them. */
const READ_AT_RUN_TIME: readonly (readonly [RegExp, RegExp])[] = [
  [/^corpus\//, /^packages\/tickets\//],
  [/^packages\/db\/src\/migrations\//, /^(?:packages\/(?:db|client)|apps\/api)\//],
  // The drawn map and the pictures of trips are made of the folders of the cities.
  [/^packages\/atlas\/data\//, /^(?:packages\/(?:atlas|map)|apps\/web\/scripts)\//],
  [/^packages\/map\/data\//, /^packages\/(?:map|atlas)\//],
  [/^apps\/web\/data\//, /^(?:apps\/web|packages\/atlas)\//],
  [/^apps\/api\/.*prompts\//, /^apps\/api\//],
];

/** Test files that a change can break, with those that read all sources; `all` where it can be any of them. */
export function findAffectedTests(
  changed: readonly string[],
  sources: Sources,
): Set<string> | 'all' {
  const tests = [...sources.keys()].filter((path) => TEST.test(path));
  const affected = new Set(tests.filter((path) => path.startsWith('scripts/')));
  const importers = findImporters(sources);
  const seen = new Set<string>();
  const waiting: string[] = [];
  for (const path of changed) {
    if (DOCUMENT.test(path) || path.startsWith('e2e/')) continue;
    if (ROOT_FILE.test(path)) return 'all';
    const [, readers] = READ_AT_RUN_TIME.find(([files]) => files.test(path)) ?? [];
    const isKnown = SOURCE.test(path) || importers.has(path);
    const folder = `${path.split('/').slice(0, 2).join('/')}/`;
    if (readers) addAll(affected, tests, (test) => readers.test(test));
    else if (!isKnown) addAll(affected, tests, (test) => test.startsWith(folder));
    waiting.push(path);
  }
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    if (TEST.test(path) && sources.has(path)) affected.add(path);
    waiting.push(...(importers.get(path) ?? []));
  }
  return affected;
}

function addAll(to: Set<string>, tests: readonly string[], isOne: (test: string) => boolean): void {
  for (const test of tests) if (isOne(test)) to.add(test);
}

/** By each path, the sources that name it. A module that was deleted has its importers too. */
function findImporters(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, text] of sources) {
    for (const target of listReferences(path, text)) {
      const known = importers.get(target);
      if (known) known.push(path);
      else importers.set(target, [path]);
    }
  }
  return importers;
}

function listReferences(path: string, text: string): string[] {
  return REFERENCES.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, name = '']) => resolve(path, name)),
  );
}

/** Where a name may lead; a path that leads nowhere is never looked up. */
function resolve(from: string, name: string): string[] {
  const [, folder, module] = OWN_PACKAGE.exec(name) ?? [];
  if (folder !== undefined)
    return [
      `packages/${folder}/src/${module}.ts`,
      `packages/${folder}/src/${module}.tsx`,
      `packages/${folder}/${module}.ts`,
    ];
  if (!name.startsWith('.')) return [];
  const path = join(dirname(from), name.replace(/\?.*$/, ''));
  return /\.(?:thread|process)$/.test(path) ? [`${path}.ts`] : [path];
}
