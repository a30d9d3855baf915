import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

const PAGES = [
  'README.md',
  'bench/README.md',
  'corpus/README.md',
  'corpus/holdout/README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];
const PATH_IN_CODE = /`((?:apps|packages|e2e|bench|corpus|scripts|docs)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:|#)([^)#]+)/g;

describe('documentation', () => {
  it.each(PAGES)('%s names only what is there', (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const paths = [...text.matchAll(PATH_IN_CODE)].map(([, path = '']) => path);
    const links = [...text.matchAll(LINK)].map(([, link = '']) => join(dirname(page), link));
    expect([...paths, ...links].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
