import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toBooking, toExpectation, type Expectation } from './expectation.ts';
import { ASIDE } from './layouts/aside.ts';
import { WRITTEN } from './layouts/written.ts';
import { type Sheet, typewriter } from './sheet.ts';
import { writeText } from './write-text.ts';

export const SETS = ['dev', 'holdout'] as const;
export type SetName = (typeof SETS)[number];

export interface CorpusSheet {
  readonly name: string;
  readonly sheet: Sheet;
  readonly text: string;
  readonly expected: Expectation;
  readonly hasFlights: boolean;
}

const LAYOUTS = { dev: WRITTEN, holdout: ASIDE };
const folderOf = (set: SetName, kind: 'flights' | 'negative'): string =>
  fileURLToPath(new URL(`../../../corpus/${set}/${kind}`, import.meta.url));

/** Documents with flights, printed from their facts. */
export function listFlightDocuments(set: SetName): CorpusSheet[] {
  return LAYOUTS[set].flatMap((layout) =>
    Object.entries(layout.documents).map(([name, facts]) => {
      const sheet = layout.print(toBooking(facts));
      return {
        name: `${layout.name}-${name}`,
        sheet,
        text: writeText(sheet),
        expected: toExpectation(layout, facts),
        hasFlights: true,
      };
    }),
  );
}

/** Documents without a flight. They are texts, and typed where they are drawn. */
export async function readOtherDocuments(set: SetName): Promise<CorpusSheet[]> {
  const folder = folderOf(set, 'negative');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  return Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(folder, file), 'utf8');
      return {
        name: basename(file, '.txt'),
        sheet: typewriter(content),
        text: content,
        expected: { source: file, legs: [] },
        hasFlights: false,
      };
    }),
  );
}

/** The files that stand for the documents in the repository, by path. */
export function toFiles(set: SetName): Map<string, string> {
  return new Map(
    listFlightDocuments(set).flatMap(({ name, text, expected }) => [
      [join(folderOf(set, 'flights'), `${name}.txt`), text],
      [
        join(folderOf(set, 'flights'), `${name}.expected.json`),
        `${JSON.stringify(expected, null, 2)}\n`,
      ],
    ]),
  );
}
