import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SERVER_SENTENCES } from '../apps/web/src/i18n/server-sentences.ts';
import { ROOT } from './run.ts';

/** What no page brings about: said to scripts alone, or to anyone who tampers with a request. */
const FOR_SCRIPTS: ReadonlySet<string> = new Set([
  'An access token can’t do this. Sign in with a browser.',
  'No airport has the code #. Search for the airport by its city.',
  'Planning was cancelled.',
  'Reading the file was cancelled.',
  'Reading was cancelled.',
  'Send the file as a form (multipart/form-data), in the field #.',
  'The answer is a file. Ask for it over REST, under /api.',
  'The code # already exists.',
  'The input contains a value that we can’t read.',
  'The request could not be understood.',
  'The request is nested more than # levels deep.',
  'The request names more than one host.',
  'The request was cancelled.',
  'There’s nothing at this address.',
  'This access token is read-only.',
  'This is too much for one response. Ask for less at a time.',
  'This request came from another site, so we refused it.',
  'We couldn’t find the code #.',
  'You can sign in this way only on the machine that OOO runs on. # Open #.',
  // The places of the time dialog have their own words for it.
  '# was given another time in the meantime. Look where it is now, then move it again.',
  'A batch can have at most # calls.',
]);

const sources = execFileSync('git', ['ls-files', 'apps/api/src', 'packages/domain/src'], {
  cwd: ROOT,
})
  .toString()
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//u.test(file))
  .filter((file) => existsSync(join(ROOT, file)))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'));

/** A text of the source with `#` for what is put into it. */
const toPattern = (text: string): string => text.replaceAll(/\$\{[^}]*\}|\d+/gu, '#');

const THROWN =
  /new AppError\(\s*'[A-Z_]+',\s*\{\s*message:\s*(?<quote>['"`])(?<text>(?:(?!\k<quote>).)+)\k<quote>/gsu;
const thrown = sources.flatMap((source) =>
  [...source.matchAll(THROWN)].map(({ groups }) => toPattern(groups?.['text'] ?? '')),
);

it('every sentence of an error is in the list of those to translate, or among those for scripts', () => {
  const known = new Set<string>([...SERVER_SENTENCES, ...FOR_SCRIPTS]);
  expect(thrown.length).toBeGreaterThan(30);
  expect(thrown.filter((text) => !known.has(text))).toEqual([]);
});

it('the list has no sentence that the server does not say', () => {
  const all = sources.map(toPattern).join('\n');
  expect(SERVER_SENTENCES.filter((sentence) => !all.includes(sentence))).toEqual([]);
  expect([...FOR_SCRIPTS].filter((sentence) => !all.includes(sentence))).toEqual([]);
});
