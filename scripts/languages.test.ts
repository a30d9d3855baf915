import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../packages/texts/src/languages.ts';
import { ROOT } from './run.ts';

/** The list itself, and a migration that is never edited. */
const LISTS = ['packages/texts/src/languages.ts', 'packages/db/src/migrations/0001-accounts.ts'];

/** The first three languages one after the other, as an array, a union or an enumeration of SQL. */
const LIST = new RegExp(
  LANGUAGES.slice(0, 3)
    .map((language) => `['"]${language}['"]`)
    .join(String.raw`\s*[,|]\s*`),
  'u',
);

it('are listed in one place', () => {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.sql'], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)))
    .filter((file) => LIST.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(listed.toSorted()).toEqual(LISTS.toSorted());
});
