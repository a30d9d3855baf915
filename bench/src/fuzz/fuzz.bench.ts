import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fuzz, type FuzzOutcome } from '@ooo/tickets/testing/fuzz/fuzz';
import { makeSeeds } from '@ooo/tickets/testing/fuzz/seeds';
import { createTicketPool } from '@ooo/tickets/worker/pool';
import { watchMemory } from '../memory.ts';
import { median, quantile, rounded } from '../stats.ts';
import { printTable } from '../table.ts';

const PROGRESS_EVERY = 1000;
const MISTAKES_SHOWN = 10;

/**
 * Mutated documents through the pool: each ends as an answer or a refusal, within the limits. Exits with 1 if one
 * does not; `--keep DIR` saves the documents that did not, or that reached a limit.
 */
export async function benchFuzz(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      documents: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      kinds: { type: 'string' },
      keep: { type: 'string' },
    },
  });
  const kinds = values.kinds?.split(',');
  const options = {
    documents: Number(values.documents),
    seed: Number(values.seed),
    ...(kinds ? { kinds } : {}),
  };
  const pool = createTicketPool();
  const memory = watchMemory();
  const outcomes: Omit<FuzzOutcome, 'bytes'>[] = [];
  for await (const { bytes, ...outcome } of fuzz(pool, await makeSeeds(), options)) {
    outcomes.push(outcome);
    if (values.keep && isNotable(outcome)) await keep(values.keep, outcome, bytes);
    if (outcomes.length % PROGRESS_EVERY === 0) console.error(`${outcomes.length} documents`);
  }
  await pool.close();
  report(outcomes, memory.stop());
}

function isNotable({ outcome }: Pick<FuzzOutcome, 'outcome'>): boolean {
  return outcome === 'mistake' || outcome === 'TOO_SLOW' || outcome === 'TOO_LARGE';
}

async function keep(
  folder: string,
  { number, kind, outcome }: Omit<FuzzOutcome, 'bytes'>,
  bytes: Uint8Array,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${number}-${kind.replaceAll(/\W/gu, '-')}-${outcome}`, bytes);
}

function report(outcomes: readonly Omit<FuzzOutcome, 'bytes'>[], peakMb: number): void {
  const names = [...new Set(outcomes.map(({ outcome }) => outcome))].toSorted();
  const rows = Array.from(
    Map.groupBy(outcomes, ({ kind }) => kind),
    ([kind, own]) => {
      const times = own.map(({ ms }) => ms);
      const counts = names.map((name) => own.filter(({ outcome }) => outcome === name).length);
      const max = rounded(Math.max(...times), 0);
      return [
        kind,
        own.length,
        ...counts,
        rounded(median(times), 1),
        rounded(quantile(times, 0.99), 0),
        max,
      ];
    },
  );
  printTable(['kind', 'documents', ...names, 'ms median', 'p99', 'max'], rows);
  const mistakes = outcomes.filter(({ outcome }) => outcome === 'mistake');
  for (const { number, kind, mistake } of mistakes.slice(0, MISTAKES_SHOWN)) {
    console.error(`\n${number} (${kind}): ${mistake}`);
  }
  if (mistakes.length > 0) process.exitCode = 1;
  const times = outcomes.map(({ ms }) => ms);
  console.log(
    JSON.stringify({
      documents: outcomes.length,
      outcomes: Object.fromEntries(
        names.map((name) => [name, outcomes.filter(({ outcome }) => outcome === name).length]),
      ),
      msMedian: rounded(median(times)),
      msP99: rounded(quantile(times, 0.99)),
      msMax: rounded(Math.max(...times)),
      peakReaderMb: peakMb,
    }),
  );
}

await benchFuzz(process.argv.slice(2));
