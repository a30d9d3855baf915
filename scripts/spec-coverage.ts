/** A test that shows a sentence: its file, and the title of the test or of the group that it is in. */
export interface ShownBy {
  path: string;
  title: string;
}

/** A sentence of the specification, with the tests that show it and what is to be said about it. */
export interface SpecRow {
  line: number;
  sentence: string;
  shownBy: ShownBy[];
  notes: string;
}

/** How many sentences a section has. A sentence of which a part is missing counts both as shown and as not built. */
export interface SpecCounts {
  sentences: number;
  shown: number;
  decidedOtherwise: number;
  notBuilt: number;
  noTest: number;
}

const HEAD = ['What the specification says', 'Shown by', 'Notes'];
const TEST = /`(?<path>[^`]+)` "(?<title>[^"]+)"/gu;
const DECISION =
  /decided otherwise: \[(?<number>\d{4})\]\((?<link>[^)]+)\)(?: \((?<point>\d+)\))?/gu;
/** Titles of tests and groups: what `it`, `test`, `describe` and their tables are called with first. */
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\n\\])*)\k<quote>,/gu;

function cellsOf(line: string): string[] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim());
}

function isHead(cells: readonly string[]): boolean {
  return cells.every((cell, at) => cell === HEAD[at]);
}

/** The rows of a page; `problems` says which of its lines are not rows as they have to be. */
export function readSpecRows(page: string): { rows: SpecRow[]; problems: string[] } {
  const rows: SpecRow[] = [];
  const problems: string[] = [];
  for (const [at, text] of page.split('\n').entries()) {
    const cells = text.startsWith('|') ? cellsOf(text) : [];
    if (cells.length === 0 || isHead(cells) || cells.every((cell) => /^-+$/u.test(cell))) continue;
    const [sentence = '', shown = '', notes = ''] = cells;
    const shownBy = [...shown.matchAll(TEST)].map(({ groups }) => ({
      path: groups?.['path'] ?? '',
      title: groups?.['title'] ?? '',
    }));
    const row = { line: at + 1, sentence, shownBy, notes };
    if (cells.length !== HEAD.length || sentence === '') {
      problems.push(`${row.line}: a row has a sentence, tests and notes`);
    } else if (shown.replace(TEST, '').replaceAll('<br>', '').trim() !== '') {
      problems.push(`${row.line}: a test is written as \`path\` "title"`);
    } else if (shownBy.length === 0 && !/not built|no test|decided otherwise: \[/u.test(notes)) {
      problems.push(`${row.line}: neither a test nor a reason why there is none`);
    } else if (/decided otherwise(?!: \[)/u.test(notes)) {
      problems.push(`${row.line}: links to no decision`);
    } else if (shownBy.length > 0 && notes.includes('no test')) {
      problems.push(`${row.line}: has a test and says that it has none`);
    }
    rows.push(row);
  }
  return { rows, problems };
}

/** Whether a source has a test, or a group of tests, with this title. */
export function hasTitle(source: string, title: string): boolean {
  return [...source.matchAll(TITLE)].some(
    ({ groups }) => groups?.['title']?.replaceAll(/\\(.)/gu, '$1') === title,
  );
}

/** What rows name and is not there. `read` answers the text of a file by its path in the repository, `undefined` where there is none. */
export function findMissing(
  rows: readonly SpecRow[],
  read: (path: string) => string | undefined,
): string[] {
  return rows.flatMap(({ line, shownBy, notes }) => [
    ...shownBy.flatMap(({ path, title }) => {
      const source = read(path);
      if (source === undefined) return [`${line}: no file ${path}`];
      return hasTitle(source, title) ? [] : [`${line}: no test "${title}" in ${path}`];
    }),
    ...[...notes.matchAll(DECISION)].flatMap(({ groups }) => {
      const path = `docs/decisions/${groups?.['link']?.split('/').at(-1) ?? ''}`;
      const record = read(path);
      const point = groups?.['point'];
      if (record === undefined) return [`${line}: no decision ${path}`];
      return point === undefined || record.includes(`\n${point}. `)
        ? []
        : [`${line}: no point ${point} in ${path}`];
    }),
  ]);
}

/** What the index says of a section. */
export function countSpecRows(rows: readonly SpecRow[]): SpecCounts {
  const count = (matches: (row: SpecRow) => boolean) => rows.filter(matches).length;
  return {
    sentences: rows.length,
    shown: count(({ shownBy }) => shownBy.length > 0),
    decidedOtherwise: count(({ notes }) => notes.includes('decided otherwise')),
    notBuilt: count(({ notes }) => notes.includes('not built')),
    noTest: count(({ notes }) => notes.includes('no test')),
  };
}
