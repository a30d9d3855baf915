import { todayIn } from '@ooo/domain/shared/zoned';
import type { TicketAnswer } from '@ooo/domain/tickets/ticket.schema';
import { readTicket } from '@ooo/tickets/read-ticket';
import { median, quantile, rounded } from '../stats.ts';
import { printTable } from '../table.ts';
import { UsageError } from '../usage-error.ts';
import { type Comparison, compareSegments } from './compare-segments.ts';
import { type CorpusDocument, readCorpus } from './corpus.ts';

interface Row extends Comparison {
  readonly document: CorpusDocument;
  readonly ms: number;
  readonly isRight: boolean;
}

/**
 * The ticket reader over a folder of documents with their expected flights, warm: every document is read once
 * before the clock runs. A document is right when all its segments are, and no segment is invented.
 */
export async function benchImport([folder]: string[]): Promise<void> {
  if (!folder) throw new UsageError('Usage: pnpm bench import DIR');
  const documents = await readCorpus(folder);
  if (documents.length === 0)
    throw new UsageError(`${folder} has no document with expected flights.`);
  for (const document of documents) await read(document);
  const rows: Row[] = [];
  for (const document of documents) rows.push(await run(document));
  printTable(
    ['document', 'legs', 'right', 'extra', 'ms', 'differences'],
    rows.map((row) => [
      row.document.name,
      row.document.expected.legs.length,
      row.legsRight,
      row.extraLegs,
      row.ms,
      row.differences.join('; '),
    ]),
  );
  const sum = (count: (row: Row) => number): number =>
    rows.reduce((total, row) => total + count(row), 0);
  const times = rows.map((row) => row.ms);
  console.log(
    JSON.stringify({
      documents: rows.length,
      documentsRight: rows.filter((row) => row.isRight).length,
      legs: sum((row) => row.document.expected.legs.length),
      legsRight: sum((row) => row.legsRight),
      extraLegs: sum((row) => row.extraLegs),
      msMedian: rounded(median(times)),
      msP95: rounded(quantile(times, 0.95)),
    }),
  );
}

async function run(document: CorpusDocument): Promise<Row> {
  const begun = performance.now();
  const answer = await read(document);
  const ms = rounded(performance.now() - begun);
  const { legs: segments } = document.expected;
  const comparison =
    answer instanceof Error
      ? { legsRight: 0, extraLegs: 0, differences: [answer.message] }
      : compareSegments(segments, answer.flights.legs);
  const isRight =
    !(answer instanceof Error) &&
    comparison.legsRight === segments.length &&
    comparison.extraLegs === 0;
  return { ...comparison, document, ms, isRight };
}

/** The answer, or the error of a document that the reader does not take. */
async function read({ name, bytes, expected }: CorpusDocument): Promise<TicketAnswer | Error> {
  const { receivedOn, sender } = expected;
  try {
    return await readTicket({
      bytes: bytes.slice(),
      name,
      today: todayIn('UTC', new Date()),
      ...(receivedOn && { receivedOn }),
      ...(sender && { sender }),
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
