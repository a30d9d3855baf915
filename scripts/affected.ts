import { dirname, join } from 'node:path/posix';

/** Paths of the repository from its root, each with its text as far as it is source. */
export type Sources = ReadonlyMap<string, string>;

const SOURCE = /\.[cm]?tsx?$/;
const TEST = /\.test\.tsx?$/;
/** Types do not exist at run time: the type checker finds what they break. */
const OF_TYPES = /\b(?:import|export) type\b[^;]*;/g;
/** `from '…'`, `import('…')`, `import '…'`; a module that is started as a thread or process; and a file that is read. */
const REFERENCES = [
  /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g,
  /['"`]((?:\.{1,2}\/)?[\w./-]+\.(?:thread|process))\b/g,
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

/**
 * Files that import everything: through them, a rule would reach each test that starts the whole. Only the tests of the
 * changed part run, and those named here, which try everything; `--all` runs the rest.
 */
export const COMPOSITIONS: readonly { readonly of: RegExp; readonly tests: readonly string[] }[] = [
  {
    of: /^apps\/api\/src\/(?:app|trpc\/root|rest\/rest-routes|testing\/test-deps)\.ts$/,
    tests: ['apps/api/src/trpc/every-procedure.test.ts', 'apps/api/src/rest/every-route.test.ts'],
  },
  {
    of: /^apps\/web\/src\/(?:app\/(?:screens|ui\/[\w-]+)|lib\/demo\/demo-procedures)\.tsx?$/,
    tests: ['apps/web/src/app/app.test.tsx', 'apps/web/src/app/demo.test.tsx'],
  },
];
/** A part of the product, by its folder. Files outside all of them are shared. */
const PART =
  /^(?:packages\/(?:domain|atlas|texts)|apps\/api\/src\/(?:(?:features|providers)\/[\w-]+|planning|place-files)|apps\/web\/src\/(?:features\/[\w-]+|lib\/demo))\//;

/** Test files that a change can break, with those that read all sources; `all` where it can be any of them. */
export function findAffectedTests(
  changed: readonly string[],
  sources: Sources,
): Set<string> | 'all' {
  const tests = [...sources.keys()].filter((path) => TEST.test(path));
  const affected = new Set(tests.filter((path) => path.startsWith('scripts/')));
  const importers = findImporters(sources);
  const begin: string[] = [];
  for (const path of changed) {
    if (DOCUMENT.test(path) || path.startsWith('e2e/')) continue;
    if (ROOT_FILE.test(path)) return 'all';
    const [, readers] = READ_AT_RUN_TIME.find(([files]) => files.test(path)) ?? [];
    const isKnown = SOURCE.test(path) || importers.has(path);
    const folder = `${path.split('/').slice(0, 2).join('/')}/`;
    if (readers) addAll(affected, tests, (test) => readers.test(test));
    else if (!isKnown) addAll(affected, tests, (test) => test.startsWith(folder));
    begin.push(path);
  }
  const reached = walkImporters(begin, importers, tests);
  addAll(affected, tests, (test) => reached.has(test));
  return affected;
}

/** Test files that a change of one source can break, nearest first: those that import it, then those that import an importer. */
export function findTestsByDistance(path: string, sources: Sources): string[] {
  const tests = [...sources.keys()].filter((other) => TEST.test(other));
  const known = new Set(tests);
  const reached = walkImporters([path], findImporters(sources), tests);
  return [...reached].filter((found) => known.has(found));
}

/** The paths and whatever imports them, one import after the other. */
function walkImporters(
  begin: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
  tests: readonly string[],
): Set<string> {
  const reached = new Set(begin);
  // A set's iteration includes entries that are added during it.
  for (const path of reached) {
    const part = PART.exec(path)?.[0];
    for (const importer of importers.get(path) ?? []) {
      const whole =
        part === undefined ? undefined : COMPOSITIONS.find(({ of }) => of.test(importer));
      if (!whole || part === undefined) {
        reached.add(importer);
        continue;
      }
      for (const test of whole.tests) reached.add(test);
      if (part.startsWith('packages/')) continue;
      for (const test of tests) if (test.startsWith(part)) reached.add(test);
    }
  }
  return reached;
}

function addAll(to: Set<string>, tests: readonly string[], isOne: (test: string) => boolean): void {
  for (const test of tests) if (isOne(test)) to.add(test);
}

/** By each path, the sources that name it. A module that was deleted has its importers too. */
function findImporters(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, text] of sources) {
    for (const target of listReferences(path, text.replaceAll(OF_TYPES, ''))) {
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
  const isProgram = /\.(?:thread|process)$/.test(name);
  if (!name.startsWith('.') && !isProgram) return [];
  const path = join(dirname(from), name.replace(/\?.*$/, ''));
  return isProgram ? [`${path}.ts`] : [path];
}
