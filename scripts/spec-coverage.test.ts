import { describe, expect, it } from 'vitest';
import {
  findProblems,
  findShown,
  readCoverage,
  readDoc,
  readStatements,
  writeStatement,
} from './spec-coverage.ts';

it('every statement of the specification has a test or a decision, and every number a statement', () => {
  const { statements, shown } = readCoverage();
  expect(statements.length).toBeGreaterThanOrEqual(414);
  expect(findProblems(statements, shown, readDoc)).toEqual([]);
});

const LIST = `## 5. Rules

- §5.1 Says so
- §5.2 Is otherwise
  - decided otherwise: [0001](decisions/0001-a.md) (2): for a reason
`;
const RECORD = '# 1. A\n\n1. First.\n2. Second.\n';

function problemsOf(list: string, source: string): string[] {
  const shown = findShown(new Map([['a.test.ts', source]]));
  return findProblems(readStatements(list), shown, () => RECORD);
}

describe('the numbers of statements', () => {
  it.each([
    ["it('says so §5.1', () => {});", []],
    ["describe('a group §5.1', () => {});", []],
    ["it.each([\n  ['a'],\n])('takes %s §5.2 §5.1', (text) => {});", []],
    ['test("isn\'t lost §5.1", { tag: "slow" }, async () => {});', []],
    ["it('isn\\'t lost §5.1', () => {});", []],
    ["await screen.findByText('says so §5.1');", ['§5.1: neither a test nor a decision']],
    [
      "it('says so §5.10', () => {});",
      ['a.test.ts: no statement §5.10', '§5.1: neither a test nor a decision'],
    ],
  ])('are read from titles: %s', (source, expected) => {
    expect(problemsOf(LIST, source)).toEqual(expected);
  });

  it.each([
    [LIST.replace('(2)', '(3)'), '§5.2: no point 3 in decisions/0001-a.md'],
    [LIST.replace('5.2', '5.1'), '§5.1 twice'],
    [LIST.replace('decided otherwise', 'see'), '§5.2: neither a test nor a decision'],
  ])('are checked in %s', (list, problem) => {
    expect(problemsOf(list, "it('says so §5.1', () => {});")).toEqual([problem]);
  });

  it('lead from a statement to its tests', () => {
    const shown = findShown(new Map([['a.test.ts', "it('says so §5.1 §5.2', () => {});"]]));
    expect(
      readStatements(LIST).map((statement) =>
        writeStatement(statement, shown.get(statement.number) ?? []),
      ),
    ).toEqual([
      '- §5.1 Says so\n  - `a.test.ts` "says so"',
      '- §5.2 Is otherwise\n  - decided otherwise: [0001](decisions/0001-a.md) (2): for a reason\n  - `a.test.ts` "says so"',
    ]);
  });
});
