import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startProduct } from '../start-product.ts';
import { median, rounded } from '../stats.ts';
import { printTable } from '../table.ts';
import { countStatements } from './count-statements.ts';
import type { Traveller } from './fill-database.ts';
import { type Load, load, type Served } from './load.ts';
import { watchRss } from './process-use.ts';
import { READS, type Read } from './reads.ts';
import {
  type BenchDatabase,
  type Server,
  startBareServer,
  startDatabase,
} from './start-servers.ts';

const CONNECTIONS = 50;
const MANY_CONNECTIONS = 500;
const WARM_UP_SEC = 3;
const PAGES = 20;

interface Options {
  readonly rounds: number;
  readonly seconds: number;
}

/** A read by both servers, a round after the other. */
interface Measured {
  readonly read: Read;
  readonly rounds: readonly { readonly bare: Served; readonly product: Served }[];
}

interface Bench extends Options {
  readonly database: BenchDatabase;
  readonly bare: Server;
  readonly product: { readonly url: string; readonly pid: number };
}

function toLoad(
  { database, seconds }: Bench,
  server: { url: string; pid: number },
  path: Load['path'],
) {
  const { pid: databasePid, filled } = database;
  const { url, pid: serverPid } = server;
  const { travellers } = filled;
  return { url, serverPid, databasePid, travellers, path, connections: CONNECTIONS, seconds };
}

async function measure(bench: Bench, read: Read): Promise<Measured> {
  const ofBare = toLoad(bench, bench.bare, read.bare);
  const ofProduct = toLoad(bench, bench.product, read.path);
  for (const one of [ofBare, ofProduct]) await load({ ...one, seconds: WARM_UP_SEC });
  const rounds: Measured['rounds'][number][] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    rounds.push({ bare: await load(ofBare), product: await load(ofProduct) });
  }
  console.error(`measured ${read.kind} ${read.name}`);
  return { read, rounds };
}

const ratioOf = ({ rounds }: Measured): number =>
  median(rounds.map(({ bare, product }) => product.requestsPerSec / bare.requestsPerSec));

function toRow(name: string, served: readonly Served[]): (string | number)[] {
  const of = (field: keyof Served): number => median(served.map((one) => one[field]));
  return [
    name,
    Math.round(of('requestsPerSec')),
    rounded(of('p50Ms'), 1),
    rounded(of('p99Ms'), 1),
    Math.round(of('serverUs')),
    Math.round(of('databaseUs')),
  ];
}

function report(measured: readonly Measured[]): void {
  const rows = measured.flatMap((one) => {
    const name = `${one.read.kind} ${one.read.name}`;
    const bare = toRow(
      `${name}, bare`,
      one.rounds.map((round) => round.bare),
    );
    const product = toRow(
      name,
      one.rounds.map((round) => round.product),
    );
    return [
      [...bare, ''],
      [...product, ratioOf(one).toFixed(2)],
    ];
  });
  printTable(['read', 'requests/s', 'p50 ms', 'p99 ms', 'server µs', 'database µs', 'ratio'], rows);
}

/** The geometric mean: no read counts more for being slower. */
function together(measured: readonly Measured[], kind: Read['kind']): number {
  const ratios = measured.filter(({ read }) => read.kind === kind).map(ratioOf);
  return rounded(Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length));
}

/** The fewest of several pages, one after the other: other occasional statements are not theirs. */
async function countStatementsOfPage({ connectionString, filled }: BenchDatabase): Promise<number> {
  const counter = await countStatements(connectionString);
  const product = await startProduct({ DATABASE_URL: counter.connectionString });
  const page = READS.find(({ kind }) => kind === 'batch');
  const counts: number[] = [];
  try {
    for (const traveller of filled.travellers.slice(0, PAGES)) {
      const before = counter.count();
      await fetchPage(product.url, page?.path(traveller) ?? '', traveller);
      counts.push(counter.count() - before);
    }
  } finally {
    await product.stop();
    counter.stop();
  }
  return Math.min(...counts);
}

async function fetchPage(url: string, path: string, { secret }: Traveller): Promise<void> {
  const answer = await fetch(`${url}${path}`, { headers: { cookie: `ooo_session=${secret}` } });
  if (!answer.ok) throw new Error(`The page of a trip answers ${answer.status}.`);
  await answer.arrayBuffer();
}

async function benchApi(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      users: { type: 'string', default: '100000' },
      'fill-seconds': { type: 'string', default: '120' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '5' },
    },
  });
  const limitMs = Number(values['fill-seconds']) * 1000;
  const database = await startDatabase({ users: Number(values.users), limitMs });
  const statementsPerTripPage = await countStatementsOfPage(database);
  const bare = await startBareServer(database.connectionString);
  const product = await startProduct({ DATABASE_URL: database.connectionString });
  try {
    const options = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
    const bench = { ...options, database, bare, product };
    const rss = watchRss(product.pid);
    const measured: Measured[] = [];
    for (const read of READS) measured.push(await measure(bench, read));
    const rssMb = Math.round(rss.stop());
    const crowd = await measureCrowd(bench);

    const { users, trips, places } = database.filled;
    console.log(`${cpus().length} cores, ${users} users, ${trips} trips, ${places} places`);
    report(measured);
    console.log(
      `${MANY_CONNECTIONS} connections: p99 ${Math.round(crowd.p99Ms)} ms, ${crowd.failed} failed, RSS ${crowd.rssMb} MB`,
    );
    const [trpc, rest, batch] = (['trpc', 'rest', 'batch'] as const).map((kind) =>
      together(measured, kind),
    );
    console.log(JSON.stringify({ trpc, rest, batch, rssMb, statementsPerTripPage }));
  } finally {
    await product.stop();
    await bare.stop();
    await database.stop();
  }
}

/** Many connections on the reads of the list, which every visit begins with. */
async function measureCrowd(bench: Bench): Promise<Served & { rssMb: number }> {
  const [read] = READS;
  if (!read) throw new Error('There is nothing to read.');
  const rss = watchRss(bench.product.pid);
  const one = toLoad(bench, bench.product, read.path);
  const served = await load({ ...one, connections: MANY_CONNECTIONS, seconds: 2 * bench.seconds });
  return { ...served, rssMb: Math.round(rss.stop()) };
}

await benchApi(process.argv.slice(2));
