import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../testing/make-document.ts';
import { LAYOUTS } from './registry.ts';

const CORPUS = new URL('../../../../../corpus/', import.meta.url);

function listDocuments(folder: string, isMember: (file: string) => boolean = () => true): string[] {
  const files = readdirSync(new URL(folder, CORPUS));
  return files
    .filter((file) => file.endsWith('.txt') && isMember(file))
    .map((file) => folder + file);
}

function load(path: string) {
  return makeDocument(readFileSync(new URL(path, CORPUS), 'utf8'));
}

const documentsOf = (id: string): string[] =>
  listDocuments('dev/layouts/', (file) => file.replace(/-\d+\.txt$/u, '') === id);

describe('LAYOUTS', () => {
  it('has each id once, and at least two documents of each', () => {
    const ids = LAYOUTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(documentsOf(id).length).toBeGreaterThanOrEqual(2);
  });

  it.each(LAYOUTS.flatMap(({ id }) => documentsOf(id).map((path) => [path, id] as const)))(
    '%s is recognised as %s before all others',
    (path, id) => {
      const document = load(path);
      const ranked = LAYOUTS.toSorted((a, b) => b.recognises(document) - a.recognises(document));
      expect(ranked[0]?.id).toBe(id);
      expect(ranked[0]?.parse(document).segments.length).toBeGreaterThan(0);
    },
  );

  it.each(listDocuments('negative/'))('%s is recognised by none', (path) => {
    const document = load(path);
    expect(LAYOUTS.filter((layout) => layout.recognises(document) > 0).map(({ id }) => id)).toEqual(
      [],
    );
  });
});
