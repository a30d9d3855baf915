import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../apps/web/dist');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The scripts of the built web application, as its manifest has them. */
export class BuiltScripts {
  readonly #chunks: ReadonlyMap<string, Chunk>;

  constructor(manifest: Readonly<Record<string, Chunk>>) {
    this.#chunks = new Map(Object.entries(manifest));
  }

  static read(): BuiltScripts {
    const manifest: unknown = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
    return new BuiltScripts(manifest as Record<string, Chunk>);
  }

  /** The files that must be there before these modules run, by the modules' paths. Throws if one is not built. */
  listNeeded(...modules: readonly string[]): ReadonlySet<string> {
    const files = new Set<string>();
    const add = (name: string): void => {
      const chunk = this.#chunks.get(name);
      if (!chunk) throw new Error(`${name} is not among the built modules.`);
      if (files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports?.forEach(add);
    };
    modules.forEach(add);
    return files;
  }
}

/** Of the files together, in kB of 1,000 bytes, compressed with gzip as the server sends them. */
export function sumKb(files: Iterable<string>): number {
  const bytes = [...files].reduce((sum, file) => {
    const path = join(DIST, file);
    return sum + statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
  }, 0);
  return Math.round(bytes / 100) / 10;
}
