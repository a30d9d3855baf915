import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Expectation } from './expectation.ts';
import { Sheet, typewriter } from './sheet.ts';

export const SETS = ['dev', 'holdout'] as const;
export type SetName = (typeof SETS)[number];

export interface CorpusDocument {
  readonly name: string;
  readonly text: string;
  /** The content of its PDF and its pictures. */
  readonly sheet: Sheet;
  readonly expected: Expectation;
  readonly hasFlights: boolean;
}

const CORPUS = new URL('../../../corpus/', import.meta.url);

/** `NAME.txt` with `NAME.expected.json` beside it. */
export function readFlightDocuments(set: SetName): Promise<CorpusDocument[]> {
  return readFolder(new URL(`${set}/flights/`, CORPUS), true);
}

/** `NAME.txt` alone: no segment must come out. */
export function readNegativeDocuments(set: SetName): Promise<CorpusDocument[]> {
  return readFolder(new URL(`${set}/negative/`, CORPUS), false);
}

/** The documents of a folder by name. One without a `NAME.sheet.json` is typed where it is drawn. */
async function readFolder(folder: URL, hasFlights: boolean): Promise<CorpusDocument[]> {
  const files = await readdir(folder);
  const names = files.filter((file) => file.endsWith('.txt')).map((file) => file.slice(0, -4));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const text = await readText(`${name}.txt`, folder);
      const sheet = `${name}.sheet.json`;
      return {
        name,
        text,
        sheet: files.includes(sheet) ? await readJson(sheet, folder, Sheet) : typewriter(text),
        expected: hasFlights
          ? await readJson(`${name}.expected.json`, folder, Expectation)
          : { source: name, legs: [] },
        hasFlights,
      };
    }),
  );
}

function readText(file: string, folder: URL): Promise<string> {
  return readFile(new URL(file, folder), 'utf8');
}

async function readJson<T>(file: string, folder: URL, schema: z.ZodType<T>): Promise<T> {
  const { success, data, error } = schema.safeParse(JSON.parse(await readText(file, folder)));
  if (!success) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}
