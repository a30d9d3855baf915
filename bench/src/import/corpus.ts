import { readFile, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';

/** What must come out of a document. A field is absent if the document does not give it. */
export interface Expected {
  readonly receivedOn?: CalendarDate;
  readonly sender?: string;
  readonly legs: readonly Partial<TicketSegment>[];
}

export interface CorpusDocument {
  /** File name with its ending. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly expected: Expected;
}

const EXPECTED = '.expected.json';

/** Every document of a folder that has a `NAME.expected.json` beside it, by name. */
export async function readCorpus(folder: string): Promise<CorpusDocument[]> {
  const files = (await readdir(folder)).sort();
  const documents = files.filter(
    (file) => !file.endsWith(EXPECTED) && files.includes(basename(file, extname(file)) + EXPECTED),
  );
  return Promise.all(
    documents.map(async (name) => {
      const expected = join(folder, basename(name, extname(name)) + EXPECTED);
      return {
        name,
        bytes: new Uint8Array(await readFile(join(folder, name))),
        expected: JSON.parse(await readFile(expected, 'utf8')) as Expected,
      };
    }),
  );
}
