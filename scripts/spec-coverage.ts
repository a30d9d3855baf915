import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** A statement of the specification by its number, such as `5.16`. */
export interface Statement {
  number: string;
  text: string;
  /** What is to be said about how it is held. */
  note: string;
}

/** The title of a test, or of a group of tests, that shows a statement. */
export interface Shown {
  path: string;
  title: string;
}

const LINE = /^- §(?<number>\d+\.\d+) (?<text>.+)\n(?: {2}- (?<note>.+)\n)?/gmu;
const POINT = /\]\((?<record>decisions\/[^)]+)\) \((?<point>\d+)\)/gu;
/** Titles of tests and groups: what `it`, `test`, `describe` and their tables are called with first. */
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\n\\])*)\k<quote>,/gu;
const NUMBERS = /§(?<number>\d+\.\d+)/gu;

export function readStatements(page: string): Statement[] {
  return [...page.matchAll(LINE)].map(({ groups }) => ({
    number: groups?.['number'] ?? '',
    text: groups?.['text'] ?? '',
    note: groups?.['note'] ?? '',
  }));
}

/** By the number of each statement, the titles that have it. */
export function findShown(sources: ReadonlyMap<string, string>): Map<string, Shown[]> {
  const shown = new Map<string, Shown[]>();
  for (const [path, source] of sources) {
    for (const { groups } of source.matchAll(TITLE)) {
      const title = groups?.['title'] ?? '';
      for (const { 1: number = '' } of title.matchAll(NUMBERS)) {
        const shows = { path, title: title.replace(/(?: §[\d.]+)+$/u, '') };
        shown.set(number, [...(shown.get(number) ?? []), shows]);
      }
    }
  }
  return shown;
}

/** What keeps the statements and the titles from agreeing. `read` answers a file by its path from `docs`. */
export function findProblems(
  statements: readonly Statement[],
  shown: ReadonlyMap<string, readonly Shown[]>,
  read: (path: string) => string,
): string[] {
  const numbers = statements.map(({ number }) => number);
  const known = new Set(numbers);
  return [
    ...numbers.filter((number, at) => numbers.indexOf(number) !== at).map((n) => `§${n} twice`),
    ...[...shown].flatMap(([number, titles]) =>
      known.has(number) ? [] : titles.map(({ path }) => `${path}: no statement §${number}`),
    ),
    ...statements.flatMap(({ number, note }) => [
      ...(shown.has(number) || /not built|decided otherwise: \[/u.test(note)
        ? []
        : [`§${number}: neither a test nor a decision`]),
      ...[...note.matchAll(POINT)].flatMap(({ groups }) => {
        const { record = '', point = '' } = groups ?? {};
        return read(record).includes(`\n${point}. `)
          ? []
          : [`§${number}: no point ${point} in ${record}`];
      }),
    ]),
  ];
}

/** A statement, what is said about it and the tests that show it, a line each, as Markdown. */
export function writeStatement({ number, text, note }: Statement, shown: readonly Shown[]): string {
  const tests = shown.map(({ path, title }) => `\`${path}\` "${title}"`);
  const lines = [...(note === '' ? [] : [note]), ...tests];
  return [`- §${number} ${text}`, ...lines.map((line) => `  - ${line}`)].join('\n');
}

/** The statements, and by their numbers the titles of the repository that show them. */
export function readCoverage() {
  const tests = ['ls-files', 'apps/*.test.ts*', 'packages/*.test.ts*', 'e2e/*.journey.ts'];
  const paths = execFileSync('git', tests, { cwd: ROOT }).toString().trim().split('\n');
  const sources = paths.filter((path) => existsSync(join(ROOT, path)));
  return {
    statements: readStatements(readDoc('specification.md')),
    shown: findShown(
      new Map(sources.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const)),
    ),
  };
}

/** A file by its path from `docs`. */
export function readDoc(path: string): string {
  return readFileSync(join(ROOT, 'docs', path), 'utf8');
}
