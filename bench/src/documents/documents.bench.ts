import { parseArgs } from 'node:util';
import { todayIn } from '@ooo/domain/shared/zoned';
import { readTicket } from '@ooo/tickets/read-ticket';
import { UsageError } from '../usage-error.ts';
import {
  type CorpusDocument,
  readFlightDocuments,
  readNegativeDocuments,
  type SetName,
  SETS,
} from './corpus.ts';
import { type Form, FORMS, makeForm } from './forms.ts';
import { judge, missAll } from './judge.ts';
import { type Row, report } from './report.ts';

const USAGE =
  'Usage: pnpm bench documents [--set dev|holdout|all] [--forms text,pdf,png,photo] [--only NAME]';

/**
 * The ticket reader over the project's own documents in several forms, one after another in this thread.
 * Of each form one document is read before the clock runs, so that fonts, print and barcodes are loaded.
 */
export async function benchDocuments(args: string[]): Promise<void> {
  const { sets, forms, only } = readOptions(args);
  const documents = await listDocuments(sets, only);
  if (documents.length === 0) throw new UsageError(`No document is called ${only}.`);
  const rows: Row[] = [];
  for (const form of forms) {
    const [first] = documents;
    if (first) await readForm(first, form);
    for (const [index, document] of documents.entries()) {
      if (form !== 'text') progress(`${form} ${index + 1} of ${documents.length}`);
      rows.push(await readForm(document, form));
    }
  }
  progress('');
  report(rows, forms);
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      set: { type: 'string', default: 'dev' },
      forms: { type: 'string', default: 'text' },
      only: { type: 'string', default: '' },
    },
  });
  const sets = values.set === 'all' ? SETS : SETS.filter((name) => name === values.set);
  const forms = values.forms.split(',').map((name) => FORMS.find((form) => form === name));
  if (sets.length === 0 || !forms.every((form) => form !== undefined)) throw new UsageError(USAGE);
  return { sets, forms, only: values.only };
}

async function listDocuments(sets: readonly SetName[], only: string): Promise<CorpusDocument[]> {
  const all = await Promise.all(
    sets.map(async (set) => [
      ...(await readFlightDocuments(set)),
      ...(await readNegativeDocuments(set)),
    ]),
  );
  return all.flat().filter(({ name }) => name.includes(only));
}

async function readForm(document: CorpusDocument, form: Form): Promise<Row> {
  const { name, expected, hasFlights } = document;
  const bytes = await makeForm(document, form);
  const { receivedOn, sender } = expected;
  const begun = performance.now();
  const used = process.cpuUsage();
  const measure = () => ({
    ms: performance.now() - begun,
    processorMs: toMs(process.cpuUsage(used)),
  });
  try {
    const { flights } = await readTicket({
      bytes,
      today: todayIn('UTC', new Date()),
      ...(receivedOn && { receivedOn }),
      ...(sender && { sender }),
    });
    return { name, form, hasFlights, ...measure(), verdict: judge(expected, flights) };
  } catch (error) {
    const verdict = missAll(expected, error instanceof Error ? error.message : String(error));
    return { name, form, hasFlights, ...measure(), verdict };
  }
}

function toMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

function progress(message: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${message}`);
  else if (/^\S+ (1|\d*0) of/.test(message)) console.error(message);
}
