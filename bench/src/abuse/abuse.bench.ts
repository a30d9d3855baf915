import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { rssMbOf } from '../api/process-use.ts';
import { listProcesses, readField } from '../memory.ts';
import { startProduct } from '../start-product.ts';
import { median, quantile, rounded } from '../stats.ts';
import { printTable } from '../table.ts';
import { type Attack, listAttacks } from './attacks.ts';
import { startBystanders } from './bystanders.ts';
import { makeHarmfulTrip } from './harmful-trip.ts';
import { Person } from './person.ts';

const LOOK_EVERY_MS = 100;
const QUIET_MS = 5000;
const PAUSE_AFTER_REFUSAL_MS = 500;

/**
 * One user does everything that the rate limits allow at once, while three others read as travellers do. Reports how long the
 * others wait, and the memory of the server process; the processes that read documents and the database are listed
 * separately.
 */
async function benchAbuse(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '75' },
      only: { type: 'string' },
      /** Seconds before the abuse: the budgets of a user begin anew after a minute. */
      pause: { type: 'string', default: '61' },
    },
  });
  const only = values.only?.split(',');
  const product = await startProduct({ RATE_LIMITS: 'on', HOST: '127.0.0.1' });
  try {
    const abuser = new Person(product.url, '127.0.0.2');
    await abuser.signIn('mallory@example.com');
    const trip = await makeHarmfulTrip(abuser);
    console.error('The trip is made.');
    const bystanders = await startBystanders(product.url);
    const quiet = await bystanders.askDuring(sleep(QUIET_MS));
    await sleep(Number(values.pause) * 1000);
    console.error('The abuse begins.');
    // An attacker has a machine of their own: here they get the processor time that the server and the others leave.
    setPriority(constants.priority.PRIORITY_LOW);
    const attacks = listAttacks(abuser, trip).filter(({ name }) => only?.includes(name) ?? true);
    const memory = watchProcesses(product.pid);
    const end = AbortSignal.timeout(Number(values.seconds) * 1000);
    const counts = new Map<string, Record<string, number>>();
    // Requests that are still under way then may take a minute; they are abandoned.
    end.addEventListener('abort', () => abuser.close());
    const attacked = Promise.all(attacks.map(async (attack) => repeat(attack, end, counts)));
    const { times, answers, slowest } = await bystanders.askDuring(attacked);
    printTable(
      ['attack', 'answers'],
      [...counts].map(([name, statuses]) => [name, JSON.stringify(statuses)]),
    );
    console.log(`Slowest of the others: ${slowest}`);
    console.log(
      JSON.stringify({
        othersMedianMs: rounded(median(times)),
        othersP99Ms: rounded(quantile(times, 0.99)),
        othersMaxMs: rounded(Math.max(...times)),
        othersAloneMedianMs: rounded(median(quiet.times)),
        othersAnswers: answers,
        ...memory.stop(),
        answers: sum([...counts.values()]),
      }),
    );
    await bystanders.leave();
  } finally {
    await product.stop();
  }
}

/** As fast as allowed: a refused request is repeated soon, so that each new budget is spent at once. */
async function repeat(
  { name, atOnce, send }: Attack,
  end: AbortSignal,
  counts: Map<string, Record<string, number>>,
): Promise<void> {
  const statuses: Record<string, number> = {};
  counts.set(name, statuses);
  let turn = 0;
  const loop = async (): Promise<void> => {
    while (!end.aborted) {
      turn += 1;
      const { status } = await send(turn);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 429 || status === 503 || status === 0) await sleep(PAUSE_AFTER_REFUSAL_MS);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
}

/** The most memory of the server, and of its children together, in megabytes. */
function watchProcesses(pid: number) {
  let [server, children] = [0, 0];
  const look = (): void => {
    server = Math.max(server, rssMbOf(pid));
    const readers = listProcesses().filter((child) => Number(readField(child, 'PPid')) === pid);
    children = Math.max(
      children,
      readers.map(rssMbOf).reduce((total, mb) => total + mb, 0),
    );
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop: () => {
      look();
      clearInterval(timer);
      return { rssMb: Math.round(server), childrenMb: Math.round(children) };
    },
  };
}

function sum(all: readonly Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [status, count] of all.flatMap((statuses) => Object.entries(statuses))) {
    total[status] = (total[status] ?? 0) + count;
  }
  return total;
}

await benchAbuse();
