import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { search } from '@ooo/domain/scheduling/core/search';
import { mean, median, rounded } from '../stats.ts';
import { printTable } from '../table.ts';
import { UsageError } from '../usage-error.ts';
import { scoreOfTours } from './check-tours.ts';
import { type ToptwInstance, parseToptw, toRouteProblem } from './toptw-instance.ts';

interface Row {
  readonly instance: string;
  readonly days: number;
  readonly score: number;
  readonly best: number;
  readonly gapPercent: number;
  readonly ms: number;
  readonly routes: readonly (readonly number[])[];
}

/** The clock is asked every few rounds, so that a row takes a little longer than it should. */
const LATE = 1.1;

/** The planner's search over instances of the team orienteering problem with time windows. */
export async function benchPlan(args: string[]): Promise<void> {
  const { instances, best, days, ms, out } = readOptions(args);
  const bestKnown = JSON.parse(await readFile(best, 'utf8')) as Record<
    string,
    Record<string, number>
  >;
  const rows: Row[] = [];
  for (const file of (await readdir(instances)).filter((name) => name.endsWith('.txt')).sort()) {
    const name = basename(file, '.txt');
    const instance = parseToptw(name, await readFile(join(instances, file), 'utf8'));
    for (const m of days) {
      const known = bestKnown[name]?.[m];
      if (known !== undefined) rows.push(run(instance, m, known, ms));
    }
  }
  if (rows.length === 0)
    throw new UsageError(`No instance of ${instances} has a best known value.`);
  printTable(
    ['instance', 'days', 'score', 'best', 'gap %', 'ms'],
    rows.map((row) => [row.instance, row.days, row.score, row.best, row.gapPercent, row.ms]),
  );
  const late = rows.filter((row) => row.ms > LATE * ms).length;
  if (late > 0) console.log(`${late} rows took longer than ${LATE * ms} ms.`);
  if (out) {
    const plain = rows.map(({ instance, days: m, score, routes }) => ({
      instance,
      days: m,
      score,
      routes,
    }));
    await writeFile(out, JSON.stringify(plain));
  }
  const gaps = rows.map((row) => row.gapPercent);
  console.log(
    JSON.stringify({
      rows: rows.length,
      meanGapPercent: rounded(mean(gaps)),
      maxGapPercent: rounded(Math.max(...gaps)),
      msMedian: rounded(median(rows.map((row) => row.ms))),
    }),
  );
}

function run(instance: ToptwInstance, days: number, best: number, limitMs: number): Row {
  const problem = toRouteProblem(instance, days);
  const begun = performance.now();
  const routes = search(problem, {
    rounds: Infinity,
    timeUsed: () => (performance.now() - begun) / limitMs,
  });
  const ms = performance.now() - begun;
  const tours = problem.bounds.map((_, day) => routes.visits(day).map((node) => node + 1));
  const score = scoreOfTours(instance, tours);
  const gapPercent = rounded((100 * (best - score)) / best);
  return { instance: instance.name, days, score, best, gapPercent, ms: rounded(ms), routes: tours };
}

/** `--ms` is the time that the search gets for a row. */
function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      instances: { type: 'string' },
      best: { type: 'string' },
      days: { type: 'string', default: '1,2,3,4' },
      ms: { type: 'string', default: '100' },
      out: { type: 'string' },
    },
  });
  const { instances, best, days, ms, out } = values;
  if (!instances || !best) {
    throw new UsageError(
      'Usage: pnpm bench plan --instances DIR --best FILE [--days 1,2,3,4] [--ms 100] [--out FILE]',
    );
  }
  return { instances, best, days: days.split(',').map(Number), ms: Number(ms), out };
}
