import { dirname, join } from 'node:path';

/** A bundler's module: its bundled code, and the ids of its static imports. */
interface Module {
  readonly code: string | null;
  readonly importedIds: readonly string[];
}

type FindModule = (id: string) => Module | null;

/** Index files that only re-export their package's modules, of which each import uses a few. */
const INDEX =
  /node_modules\/(@mantine\/\w+|@tabler\/icons-react|react-i18next)\/(?:dist\/)?esm?\/(?:index|tabler-icons-react)\.m?js$/;
const NAMED = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

function toNames(list: string): { readonly of: string; readonly as: string }[] {
  return list
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/))
    .flatMap(([of, as = of]) => (of ? [{ of, as: as ?? of }] : []));
}

/** The modules that an index re-exports. */
function readIndex(id: string, code: string): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  for (const [, list = '', from = ''] of code.matchAll(NAMED)) {
    if (!from.startsWith('.')) continue;
    for (const { as } of toNames(list)) modules.set(as, join(dirname(id), from));
  }
  return modules;
}

/**
 * The modules that must be loaded before this one runs, with itself. Of an index only the imported names count, as in the
 * bundle.
 */
export function listNeededModules(entry: string, find: FindModule): ReadonlySet<string> {
  const indexes = new Map<string, ReadonlyMap<string, string>>();
  const namesOf = (id: string): ReadonlyMap<string, string> => {
    const known = indexes.get(id) ?? readIndex(id, find(id)?.code ?? '');
    indexes.set(id, known);
    return known;
  };
  const takenFrom = (index: string, library: string, code: string): string[] => {
    const names = namesOf(index);
    return Array.from(code.matchAll(NAMED))
      .filter(([, , from]) => from === library)
      .flatMap(([, list = '']) => toNames(list))
      .flatMap(({ of }) => names.get(of) ?? []);
  };

  const needed = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needed.has(id)) continue;
    needed.add(id);
    const { code, importedIds = [] } = find(id) ?? { code: null };
    for (const imported of importedIds) {
      const library = INDEX.exec(imported)?.[1];
      if (library === undefined) open.push(imported);
      else open.push(...takenFrom(imported, library, code ?? ''));
    }
  }
  return needed;
}
