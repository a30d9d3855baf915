import { existsSync, readFileSync } from 'node:fs';

/**
 * A data file of the package, parsed. The caller declares the shape: every file is checked against
 * its schema by `data.test.ts`, so that nothing is checked again at run time.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function readData<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')) as T;
}

/** False for a file that only some languages have. */
export function hasData(file: string): boolean {
  return existsSync(new URL(`../data/${file}`, import.meta.url));
}

/** Computes a value on its first use and keeps it. */
export function lazy<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}

/** The same for a value of each city; keeps one for each code that was asked for. */
export function lazyOf<T>(compute: (code: string) => T): (code: string) => T {
  const kept = new Map<string, { readonly value: T }>();
  return (code) => {
    const known = kept.get(code) ?? { value: compute(code) };
    kept.set(code, known);
    return known.value;
  };
}
