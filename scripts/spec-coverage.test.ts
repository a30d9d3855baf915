import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.ts';
import { countSpecRows, findMissing, hasTitle, readSpecRows } from './spec-coverage.ts';

const FOLDER = 'docs/spec-coverage';
const PAGES = readdirSync(join(ROOT, FOLDER)).toSorted();

function read(path: string): string | undefined {
  return existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined;
}

function readPage(page: string) {
  return readSpecRows(read(`${FOLDER}/${page}`) ?? '');
}

/** The cells of the index's row for a page, without its name. */
function indexed(page: string): number[] | undefined {
  const row = read('docs/spec-coverage.md')
    ?.split('\n')
    .find((line) => line.includes(`(spec-coverage/${page})`));
  return row
    ?.split('|')
    .slice(2, -1)
    .map((cell) => Number(cell));
}

describe('the list of the specification', () => {
  it.each(PAGES)('%s names tests and decisions that are there', (page) => {
    const { rows, problems } = readPage(page);
    expect(rows).not.toEqual([]);
    expect([...problems, ...findMissing(rows, read)]).toEqual([]);
  });

  it.each(PAGES)('%s is counted in the index', (page) => {
    expect(indexed(page)).toEqual(Object.values(countSpecRows(readPage(page).rows)));
  });

  it('is summed up in the index', () => {
    const all = countSpecRows(PAGES.flatMap((page) => readPage(page).rows));
    const sum = read('docs/spec-coverage.md')
      ?.split('\n')
      .find((line) => line.startsWith('| All'));
    expect(sum?.split('|').slice(2, -1).map(Number)).toEqual(Object.values(all));
  });
});

describe('reading a list', () => {
  const files: Record<string, string> = {
    'a.test.ts': "it('says so', () => {});\ndescribe('a group', () => {});",
    'docs/decisions/0001-a.md': '# 1. A\n\n1. First.\n2. Second.\n',
  };
  const missing = (row: string) => findMissing(readSpecRows(row).rows, (path) => files[path]);

  it.each([
    ['| Says so | `a.test.ts` "says so" | |', []],
    ['| Says so | `a.test.ts` "a group" | |', []],
    ['| Says so | `b.test.ts` "says so" | |', ['1: no file b.test.ts']],
    ['| Says so | `a.test.ts` "says" | |', ['1: no test "says" in a.test.ts']],
    [
      '| Says so | `a.test.ts` "says so"<br>`a.test.ts` "gone" | |',
      ['1: no test "gone" in a.test.ts'],
    ],
    ['| Says so | | decided otherwise: [0001](../decisions/0001-a.md) (2) |', []],
    [
      '| Says so | | decided otherwise: [0001](../decisions/0001-a.md) (3) |',
      ['1: no point 3 in docs/decisions/0001-a.md'],
    ],
    [
      '| Says so | | decided otherwise: [0002](../decisions/0002-b.md) |',
      ['1: no decision docs/decisions/0002-b.md'],
    ],
  ])('misses what is not there: %s', (row, expected) => {
    expect(missing(row)).toEqual(expected);
  });

  it.each([
    ['| Says so | | |', '1: neither a test nor a reason why there is none'],
    ['| Says so | a.test.ts "says so" | |', '1: a test is written as `path` "title"'],
    ['| Says so | `a.test.ts` "says so" | no test |', '1: has a test and says that it has none'],
    ['| Says so | `a.test.ts` "says so" | decided otherwise |', '1: links to no decision'],
    ['| Says so | `a.test.ts` "says so" |', '1: a row has a sentence, tests and notes'],
    ['| | `a.test.ts` "says so" | |', '1: a row has a sentence, tests and notes'],
  ])('refuses %s', (row, problem) => {
    expect(readSpecRows(row).problems).toEqual([problem]);
  });

  it('counts by what a row says', () => {
    const { rows, problems } = readSpecRows(
      [
        '| What the specification says | Shown by | Notes |',
        '| --- | --- | --- |',
        '| Shown | `a.test.ts` "says so" | |',
        '| In part | `a.test.ts` "says so" | not built: the rest |',
        '| Untried | | no test |',
        '| Otherwise | | decided otherwise: [0001](../decisions/0001-a.md) |',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(countSpecRows(rows)).toEqual({
      sentences: 4,
      shown: 2,
      decidedOtherwise: 1,
      notBuilt: 1,
      noTest: 1,
    });
  });

  it.each([
    ["it.each([\n  ['a'],\n])('takes %s', (text) => {});", 'takes %s', true],
    ['test("isn\'t lost", { tag: "slow" }, async () => {});', "isn't lost", true],
    ["it('isn\\'t lost', () => {});", "isn't lost", true],
    ["await screen.findByText('says so');", 'says so', false],
  ])('finds the title in %s', (source, title, expected) => {
    expect(hasTitle(source, title)).toBe(expected);
  });
});
