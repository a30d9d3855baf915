import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProduct } from '../start-product.ts';
import { median, rounded } from '../stats.ts';
import { printTable } from '../table.ts';
import { type Bystander, makeBystander } from './bystander.ts';
import { makeTaker, type Taker } from './takers.ts';

const QUIET_ROUNDS = 3;
const QUIET_MS = 5000;
const LOOK_EVERY_MS = 200;
/** Between two rounds of the bystander: what is counted by the minute is not to run out. */
const ROUND_PAUSE_MS = 12_000;
const PAUSE_AFTER_REFUSAL_MS = 500;

/**
 * Many accounts, each from an address of its own, use all they may of every limited resource. Reports how long another
 * traveller needs for each task and for reading the trips, alone and at the same time.
 */
async function benchShares(): Promise<void> {
  const { values } = parseArgs({
    options: {
      accounts: { type: 'string', default: '8' },
      seconds: { type: 'string', default: '90' },
      only: { type: 'string' },
    },
  });
  const only = values.only?.split(',');
  const product = await startProduct({ RATE_LIMITS: 'on', HOST: '127.0.0.1' });
  try {
    const takers: Taker[] = [];
    for (let index = 0; index < Number(values.accounts); index += 1) {
      takers.push(...(await makeTaker(product.url, index)));
    }
    const bystander = await makeBystander(product.url);
    console.error('The accounts are made.');
    const quiet = await workDuring(bystander, QUIET_ROUNDS, new AbortController().signal);
    const quietLooks = await lookUntil(bystander, AbortSignal.timeout(QUIET_MS));
    const end = AbortSignal.timeout(Number(values.seconds) * 1000);
    const counts = new Map<string, Record<string, number>>();
    for (const taker of takers) {
      if (only?.includes(taker.name) ?? true) takeUntil(taker, end, counts);
    }
    await sleep(2000);
    const [beside, looks] = await Promise.all([
      workDuring(bystander, Infinity, end),
      lookUntil(bystander, end),
    ]);
    printTable(
      ['taken', 'answers'],
      [...counts].map(([name, statuses]) => [name, JSON.stringify(statuses)]),
    );
    const works = bystander.works.map(({ name }) => {
      const [alone, later] = [quiet.get(name), beside.get(name)];
      return {
        name,
        aloneMs: rounded(median(alone?.times ?? []), 0),
        besideMs: rounded(median(later?.times ?? []), 0),
        mostMs: rounded(Math.max(...(later?.times ?? [])), 0),
        answers: later?.statuses,
      };
    });
    const looksAloneMs = rounded(median(quietLooks));
    console.log(JSON.stringify({ looksAloneMs, looksMs: rounded(median(looks)), works }));
  } finally {
    await product.stop();
  }
}

/** As fast as allowed, until the end. */
function takeUntil(
  { name, atOnce, take }: Taker,
  end: AbortSignal,
  counts: Map<string, Record<string, number>>,
): void {
  const statuses = counts.get(name) ?? {};
  counts.set(name, statuses);
  const loop = async (): Promise<void> => {
    while (!end.aborted) {
      const { status } = await take();
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 429 || status === 503 || status === 0) await sleep(PAUSE_AFTER_REFUSAL_MS);
    }
  };
  for (let one = 0; one < atOnce; one += 1) void loop();
}

interface Worked {
  readonly times: number[];
  readonly statuses: Record<string, number>;
}

async function workDuring(
  { works }: Bystander,
  rounds: number,
  end: AbortSignal,
): Promise<ReadonlyMap<string, Worked>> {
  const worked = new Map<string, Worked>();
  for (let round = 0; round < rounds && !end.aborted; round += 1) {
    for (const { name, work } of works) {
      const { status, ms } = await work();
      const { times, statuses } = worked.get(name) ?? { times: [], statuses: {} };
      times.push(ms);
      statuses[status] = (statuses[status] ?? 0) + 1;
      worked.set(name, { times, statuses });
    }
    if (rounds === Infinity) await sleep(ROUND_PAUSE_MS);
  }
  return worked;
}

async function lookUntil({ look }: Bystander, end: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!end.aborted) {
    times.push((await look()).ms);
    await sleep(LOOK_EVERY_MS);
  }
  return times;
}

await benchShares();
process.exit(0);
