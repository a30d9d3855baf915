import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';

/** Retired words, each with its replacement. */
const RETIRED: ReadonlyMap<string, string> = new Map([
  ['aside', 'noise, or holdout for documents'],
  ['telling', 'draft'],
  ['tellings', 'drafts'],
  ['saying', 'phrase'],
  ['sayings', 'phrases'],
  ['habits', 'formats'],
  ['papers', 'documents'],
  ['house', 'installation'],
  ['brooms', 'cleanup'],
  ['hear', 'listen'],
  ['insider', 'partner'],
  ['insiders', 'partners'],
  ['newcomer', 'new user'],
  ['newcomers', 'new users'],
  ['arriving', 'arrival'],
  ['leg', 'segment'],
  ['legs', 'segments'],
  ['way', 'direction'],
  ['ways', 'directions'],
  ['locator', 'record locator'],
  ['locators', 'record locators'],
]);

const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (?<name>[\w$]+)/gmu;
const LISTED = /^export (?:type )?\{(?<names>[^}]*)\}/gmu;

/** The words of a name, in small letters: `toTicketLeg`, `leg-card.tsx` and `LEG_FIELDS` each have `leg`; `gateway` does not have `way`. */
function wordsOf(name: string): string[] {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/gu) ?? [];
  return words.map((word) => word.toLowerCase());
}

/** The first retired word of a name; a record locator is one that stays. */
function retiredIn(name: string): string | undefined {
  const words = wordsOf(name);
  return words.find(
    (word, at) => RETIRED.has(word) && !(word.startsWith('locator') && words[at - 1] === 'record'),
  );
}

function exportedNames(source: string): string[] {
  const listed = [...source.matchAll(LISTED)].flatMap(({ groups }) =>
    (groups?.['names'] ?? '').split(',').map((name) => name.trim().split(/\s+/u).at(-1) ?? ''),
  );
  return [...[...source.matchAll(EXPORTED)].map(({ groups }) => groups?.['name'] ?? ''), ...listed];
}

/** `file` where its path has a retired word, `file#name` for each such name that it exports. */
function listRetired(file: string, source: string): string[] {
  const names = /\.[mc]?tsx?$/u.test(file) ? exportedNames(source) : [];
  return [
    ...(retiredIn(file) === undefined ? [] : [file]),
    ...names.filter((name) => retiredIn(name) !== undefined).map((name) => `${file}#${name}`),
  ];
}

/** Words that documents, comments and titles of tests do without: a person has a name (`a user`, `a caller`), and a text is somewhere. */
const LEFT_OUT = /(?<!-)\b(?:nobody|somebody|everybody|anybody|whoever|stands(?! out))\b/giu;
const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/) .*$/gmu;
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`]).*?\1,/gu;
/** Released migrations are never edited, the statements are the specification's, and prompts and tickets have words of their own. */
const NOT_READ =
  /\/migrations\/\d|^packages\/tickets\/.*\.test\.ts$|^docs\/specification|\/prompts\/|^corpus\/.+\//u;

function listLeftOut(file: string, source: string): string[] {
  if (NOT_READ.test(file)) return [];
  const prose = file.endsWith('.md')
    ? [source]
    : [COMMENT, TITLE].flatMap((pattern) => source.match(pattern) ?? []);
  return prose.flatMap((line) => (line.match(LEFT_OUT) ?? []).map((word) => `${file}: ${word}`));
}

const FILES = [
  '--cached',
  '--others',
  '--exclude-standard',
  '--',
  'apps',
  'packages',
  'bench',
  'e2e',
  '*.md',
];
const files = execFileSync('git', ['ls-files', ...FILES], { cwd: ROOT, maxBuffer: 2 ** 26 })
  .toString()
  .split('\n')
  .filter((file) => /\.(?:[mc]?tsx?|mjs|css|md)$/u.test(file) && existsSync(join(ROOT, file)));
const sources = files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);
const code = sources.filter(([file]) => !file.endsWith('.md'));
const found = code.flatMap(([file, source]) => listRetired(file, source));

describe('names of files and exports', () => {
  it('have no retired words: take the word that replaced it', () => {
    expect(
      found.map((name) => `${name}: ${RETIRED.get(retiredIn(name.split('#').at(-1) ?? '') ?? '')}`),
    ).toEqual([]);
  });

  it.each([
    ['src/gateway.ts', 'export const midway = 1;\nexport type RecordLocator = string;', []],
    ['src/record-locators/find-railway.ts', 'const leg = 1;\nexport { type Slot };', []],
    ['src/legs.ts', 'export async function findWay() {}', ['src/legs.ts', 'src/legs.ts#findWay']],
    ['src/a.ts', 'export { a as toLeg, type Way };', ['src/a.ts#toLeg', 'src/a.ts#Way']],
    ['src/a.ts', 'export const LEG_FIELDS = 1;', ['src/a.ts#LEG_FIELDS']],
    ['src/house/a.css', '', ['src/house/a.css']],
  ])('are found where they are: %s', (file, source, expected) => {
    expect(listRetired(file, source)).toEqual(expected);
  });
});

describe('documents, comments and titles of tests', () => {
  it('do without pronouns for people, and say where something is', () => {
    expect(sources.flatMap(([file, source]) => listLeftOut(file, source))).toEqual([]);
  });

  it.each([
    ['/** Nobody can read it. */', ['src/a.ts: Nobody']],
    [' * A code stands for itself.', ['src/a.ts: stands']],
    ["it('lets nobody in', () => {});", ['src/a.ts: nobody']],
    ['See [34](0034-one-caller-is-not-everybody.md).', []],
    ["const nobody = 'somebody'; // A colour that stands out.", []],
  ])('are read in %s', (source, expected) => {
    expect(listLeftOut('src/a.ts', source)).toEqual(expected);
  });
});
