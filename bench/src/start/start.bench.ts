import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { printTable } from '../table.ts';
import { UsageError } from '../usage-error.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The last output of `pnpm install`, and the first of the product. */
const INSTALLED = /^Done in /m;
const READY = /^OOO is ready at /m;

/** Seconds by the clock, each from the end of the one before it. */
interface Start {
  readonly cloneSec: number;
  readonly installSec: number;
  readonly buildSec: number;
  readonly firstAnswerSec: number;
  readonly totalSec: number;
}

/** A shell's own environment: nothing of this package runner's, and no program of this workspace. */
function shellEnv(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const paths = (process.env['PATH'] ?? '').split(':');
  const PATH = paths.filter((path) => !path.includes('node_modules')).join(':');
  return { PATH, HOME: process.env['HOME'], ...own };
}

/** From `git clone` of what is committed here to the first page, as `npx pnpm@10 start` gets there. */
async function measureStart(folder: string, cache: string): Promise<Start> {
  const port = await getPort();
  const startedAt = performance.now();
  execFileSync('git', ['clone', '--quiet', ROOT, folder], { stdio: ['ignore', 2, 2] });
  const marks = [performance.now()];
  const child = spawn('npx', ['--yes', 'pnpm@10', 'start'], {
    cwd: folder,
    env: shellEnv({
      PORT: String(port),
      npm_config_cache: join(cache, 'npm'),
      npm_config_store_dir: join(cache, 'store'),
      TURBO_TELEMETRY_DISABLED: '1',
    }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (marks.length === 1 && INSTALLED.test(output)) marks.push(performance.now());
      if (marks.length === 2 && READY.test(output)) {
        marks.push(performance.now());
        resolve();
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`It did not start:\n${output.slice(-2000)}`)));
  });
  const page = await fetch(`http://localhost:${port}/`);
  if (!page.ok) throw new Error(`The first page was answered with ${page.status}.`);
  await page.text();
  marks.push(performance.now());
  process.kill(-Number(child.pid), 'SIGTERM');
  await ended;
  const seconds = [startedAt, ...marks].map((mark) => Math.round((mark - startedAt) / 100) / 10);
  const between = seconds.slice(1).map((second, at) => second - (seconds[at] ?? 0));
  const [cloneSec = 0, installSec = 0, buildSec = 0, firstAnswerSec = 0] = between.map(
    (second) => Math.round(second * 10) / 10,
  );
  return { cloneSec, installSec, buildSec, firstAnswerSec, totalSec: seconds.at(-1) ?? 0 };
}

/**
 * A fresh clone with an empty cache of packages, then one with the cache that the first has filled. It needs the registry,
 * or whatever npm is told to ask in its place.
 */
export async function benchStart(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '1' } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new UsageError('Give --rounds as a whole number.');
  const folder = await mkdtemp(join(tmpdir(), 'ooo-start-'));
  const starts: (Start & { readonly cache: string })[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const cache of ['empty', 'warm']) {
        const clone = join(folder, `${cache}-${round}`);
        starts.push({ cache, ...(await measureStart(clone, join(folder, `cache-${round}`))) });
        await rm(clone, { recursive: true, force: true });
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  printTable(
    ['cache', 'clone s', 'install s', 'build and start s', 'first page s', 'total s'],
    starts.map((start) => Object.values({ ...start })),
  );
  const bestOf = (cache: string): number =>
    Math.min(...starts.filter((start) => start.cache === cache).map(({ totalSec }) => totalSec));
  console.log(JSON.stringify({ emptySec: bestOf('empty'), warmSec: bestOf('warm') }));
}
