import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../packages/domain/src/shared/errors/error-codes.ts';
import { fields } from '../packages/texts/src/en/fields.ts';
import { ROOT } from './run.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const sources = execFileSync('git', ['ls-files', 'apps/*.ts', 'apps/*.tsx', 'packages/*.ts'], {
  cwd: ROOT,
})
  .toString()
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.tsx?$/.test(file));

const LIST = /^- (?<code>[A-Z_]+): (?<reasons>`.+`)$/gmu;
const FIELDS = /^Reasons of fields: (?<reasons>`.+`)$/mu;

const namesIn = (list = ''): string[] => list.split(', ').map((name) => name.slice(1, -1));

describe('docs/api.md', () => {
  const page = read('docs/api.md');

  it('lists every reason of an error under its code, and no other', () => {
    const listed = [...page.matchAll(LIST)].flatMap(({ groups = {} }) =>
      namesIn(groups['reasons']).map((name) => `${name} ${groups['code']}`),
    );
    expect(listed.toSorted()).toEqual(
      Object.entries(ERROR_CODES)
        .map(([reason, code]) => `${reason} ${code}`)
        .toSorted(),
    );
  });

  it('lists every reason of a field, and no other', () => {
    const { other: _general, ...reasons } = fields;
    expect(namesIn(FIELDS.exec(page)?.groups?.['reasons']).toSorted()).toEqual(
      Object.keys(reasons).toSorted(),
    );
  });
});

/** A comparison of an error's message, or a search in it. */
const COMPARISON =
  /(?:(?<!typeof )\bmessage\s*[!=]==?(?![=]|\s*(?:undefined|''|null))|[!=]==\s*[\w.?]*\.message\b|\bmessage\??\.(?:includes|startsWith|endsWith|match|matchAll|search|indexOf)\(|\.(?:test|exec|has)\(\s*[\w.?]*\bmessage\s*\))/u;

/** Foreign code whose errors can only be told apart by their message. */
const FOREIGN = [
  // The driver's errors of connections, which have no code.
  'apps/api/src/boot/explain-database.ts',
  'packages/db/src/database-errors.ts',
  // The migrator's refusal of unknown migrations.
  'packages/db/src/migrations/migrate.ts',
  // A browser's failure to load a module.
  'apps/web/src/app/route-error.tsx',
];

it('every reason of a field is given somewhere', () => {
  const code = sources
    .filter((file) => !file.startsWith('packages/texts/'))
    .map(read)
    .join('\n');
  const { other: _general, ...reasons } = fields;
  expect(
    Object.keys(reasons).filter(
      (reason) => !code.includes(`'${reason}'`) && !code.includes(` ${reason}: `),
    ),
  ).toEqual([]);
});

describe('a sentence is for people', () => {
  it('and sources tell errors apart by it only for foreign code', () => {
    const offenders = sources.filter((file) => COMPARISON.test(read(file)));
    expect(offenders.toSorted()).toEqual(FOREIGN.toSorted());
  });

  it('is found if one does', () => {
    const bad = [
      "error.message === 'Output validation failed'",
      "if ('No.' === error.message)",
      "message !== 'No.'",
      "issue.message.startsWith('Too big')",
      'TOO_LONG.test(message)',
      'SENTENCES.has(issue.message)',
    ];
    expect(bad.filter((line) => !COMPARISON.test(line))).toEqual([]);
    const good = [
      "message === ''",
      'message !== undefined',
      'say(message)',
      "typeof message === 'string'",
      'const { message } = x',
    ];
    expect(good.filter((line) => COMPARISON.test(line))).toEqual([]);
  });

  it('and schemas give reasons instead', () => {
    const SENTENCE =
      /^(?!\s*(?:\*|\/[/*])).*(?:['`][A-Z][^'`]* [^'`]*[.?…]['`]|(?:message|error): ['`])/mu;
    const schemas = sources.filter((file) => /^packages\/domain\/.*\.schema\.ts$/.test(file));
    expect(schemas.length).toBeGreaterThan(20);
    expect(schemas.filter((file) => SENTENCE.test(read(file)))).toEqual([]);
    expect(SENTENCE.test("  .min(1, 'Enter a destination.')")).toBe(true);
  });
});
