import { parseArgs } from 'node:util';
import { DISCOVERY_SHELVES } from '@ooo/domain/places/discovery-shelves';
import { type Post, poster } from '../post.ts';
import { signIn, startProduct } from '../start-product.ts';
import { median, quantile, rounded } from '../stats.ts';
import { printTable } from '../table.ts';
import { UsageError } from '../usage-error.ts';
import { startOpenSources } from './open-sources.ts';

const WARM_CITIES = ['Seoul', 'London'] as const;
/** A question that was not asked before the sources stop answering. */
const DEAD_CITY = 'Lyon';
const QUERIES = ['palace', 'museo', '공원', 'Gyeongbokgng', 'coffee', 'Sample place 7'] as const;

type Times = Record<string, number[]>;

async function timed(times: Times, name: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work();
  (times[name] ??= []).push(performance.now() - begun);
}

const pageOf = async (post: Post, destination: string, shelf: object) =>
  post('/api/discovery/recommendations', { destination, ...shelf, page: 1, limit: 5 });

/** Asks for pages and searches: first, from kept answers, and of sources that accept a question and never answer it. */
async function benchPlaces(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '20' } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new UsageError('Give --rounds as 20.');
  const sources = await startOpenSources();
  const product = await startProduct({
    OFFLINE: 'off',
    NOMINATIM_URL: sources.url,
    OVERPASS_URL: sources.url,
  });
  const times: Times = {};
  try {
    const post = poster(product.url, await signIn(product.url));
    const search = async (query: string, submitted: boolean) =>
      post('/api/search-poi', { query, destination: 'Seoul', submitted });
    const shelves = DISCOVERY_SHELVES.map(({ category, subcategory }) => ({
      category,
      subcategory,
    }));
    const pages = WARM_CITIES.flatMap((city) => shelves.map((shelf) => ({ city, shelf })));
    for (const { city, shelf } of pages)
      await timed(times, 'page, first', async () => pageOf(post, city, shelf));
    for (const query of QUERIES)
      await timed(times, 'search, first', async () => search(query, true));
    const asked = sources.asked();
    for (let round = 0; round < rounds; round += 1) {
      for (const { city, shelf } of pages)
        await timed(times, 'page, kept', async () => pageOf(post, city, shelf));
      for (const query of QUERIES) {
        await timed(times, 'search, kept', async () => search(query, true));
        await timed(times, 'search, typed', async () => search(query, false));
      }
    }
    if (sources.asked() !== asked) throw new Error('A source was asked for what is kept.');
    sources.die();
    for (const shelf of shelves)
      await timed(times, 'page, dead source', async () => pageOf(post, DEAD_CITY, shelf));
    await timed(times, 'search, dead source', async () => search('harbour', true));
  } finally {
    await product.stop();
    sources.stop();
  }
  report(times);
}

function report(times: Times): void {
  const rows = Object.entries(times).map(([name, all]) => ({
    name,
    asked: all.length,
    median: rounded(median(all)),
    p99: rounded(quantile(all, 0.99)),
    longest: rounded(Math.max(...all)),
  }));
  printTable(
    ['', 'asked', 'median ms', 'p99', 'longest'],
    rows.map((row) => Object.values(row)),
  );
  console.log(JSON.stringify(rows));
}

await benchPlaces(process.argv.slice(2));
