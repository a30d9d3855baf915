import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

const WORKSPACES = [
  ...['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  ),
  'bench',
  'e2e',
].filter((folder) => existsSync(join(ROOT, folder, 'package.json')));
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...WORKSPACES.map((folder) => `${folder}/README.md`),
  'corpus/README.md',
  'corpus/holdout/README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];
/** Build output does not exist before the build. */
const PATH_IN_CODE =
  /`((?:apps|packages|e2e|bench|corpus|scripts|docs)\/(?![^`]*\bdist\/)[\w./-]+)`/g;
/** In the README of a package: from its own folder. */
const OWN_PATH_IN_CODE = /`((?:src|data)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:|#)([^)#]+)/g;

/** `Date: 2026-10-01. Status: accepted.`, below the title. */
const DATE_AND_STATUS =
  /^# (\d+)\. .+\n\nDate: (\d{4}-\d{2}-\d{2})\. Status: (accepted|(?:partly )?superseded by \[\d+\]\([\w.-]+\))\.\n/;
const INDEX = 'docs/decisions/README.md';
const RECORDS = PAGES.filter((page) => page.startsWith('docs/decisions/') && page !== INDEX);

describe('decision records', () => {
  it('have each number once', () => {
    const numbers = RECORDS.map((page) => /\/(\d{4})-/.exec(page)?.[1]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('have their number, their date and their status', () => {
    const wrong = RECORDS.filter((page) => {
      const head = DATE_AND_STATUS.exec(readFileSync(join(ROOT, page), 'utf8'));
      const [, number, date = ''] = head ?? [];
      const isNumbered = Number(number) === Number(/\/(\d{4})-/.exec(page)?.[1]);
      const day = new Date(`${date}T00:00:00Z`);
      return !isNumbered || Number.isNaN(day.getTime());
    });
    expect(wrong).toEqual([]);
  });

  it('are listed in the index, each once and by its title', () => {
    const listed = readFileSync(join(ROOT, INDEX), 'utf8').match(/^- .+\.md\)/gm) ?? [];
    const expected = RECORDS.map((page) => {
      const [, number, title] =
        /^# (\d+)\. (.+)/.exec(readFileSync(join(ROOT, page), 'utf8')) ?? [];
      return `- ${number}. [${title}](${basename(page)})`;
    });
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });
});

describe('documentation', () => {
  it('names only what is there', () => {
    const missing = PAGES.flatMap((page) => listMissing(page).map((path) => `${page}: ${path}`));
    expect(missing).toEqual([]);
  });
});

function listMissing(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const paths = [...text.matchAll(PATH_IN_CODE)].map(([, path = '']) => path);
  const own = WORKSPACES.includes(dirname(page)) ? [...text.matchAll(OWN_PATH_IN_CODE)] : [];
  const ownPaths = own.map(([, path = '']) => join(dirname(page), path));
  const links = [...text.matchAll(LINK)].map(([, link = '']) => join(dirname(page), link));
  return [...paths, ...ownPaths, ...links].filter((path) => !existsSync(join(ROOT, path)));
}
