import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { createOooClient } from '@ooo/client/client';
import { makeTraveller } from '../pages/entrance.ts';
import { Product } from '../product/product.ts';

const SEOUL = { destination: 'Seoul', startDate: '2027-04-11', endDate: '2027-04-16' };

/** The process of the product's own PostgreSQL. */
function postmasterOf({ dataDir }: Product): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const line = lines.find((text) => text.includes(`-D ${dataDir}`));
  return Number(line?.trim().split(/\s+/)[0]);
}

test('no acknowledged write is lost by a kill, of the product or of PostgreSQL', async () => {
  const product = await Product.start({ MAX_TRIPS_PER_USER: '500' });
  const ooo = createOooClient({ url: product.url });
  await ooo.signInLocally(makeTraveller('Noor'));
  await ooo.api.invites.check.mutate({ code: 'ALLBLUE' });

  const acknowledged: number[] = [];
  const writeUntilItEnds = async (): Promise<void> => {
    for (;;) {
      try {
        acknowledged.push((await ooo.api.trips.create.mutate(SEOUL)).id);
      } catch {
        return;
      }
    }
  };
  const kill = async (what: () => Promise<unknown>): Promise<void> => {
    const before = acknowledged.length;
    const writing = writeUntilItEnds();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 10);
    await what();
    await writing;
  };

  await test.step('kill the product while it writes', async () => {
    await kill(() => product.end('SIGKILL'));
    await product.start();
  });
  await test.step('kill PostgreSQL while the product writes', async () => {
    await kill(async () => process.kill(postmasterOf(product), 'SIGKILL'));
    await expect.poll(() => product.output, { timeout: 20_000 }).toContain('database runs again');
    expect((await fetch(`${product.url}/api/health`)).status).toBe(200);
    acknowledged.push((await ooo.api.trips.create.mutate(SEOUL)).id);
    await product.restart();
  });

  const kept = new Set((await ooo.api.trips.list.query()).map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  await product.dispose();
});

test('two processes that start at once share one database', async () => {
  const first = await Product.start();
  await first.end();
  const [a, b] = [first, await Product.on(first.dataDir)];
  await Promise.all([a.start(), b.start()]);
  const health = await Promise.all([a, b].map(async ({ url }) => fetch(`${url}/api/health`)));
  expect(health.map(({ status }) => status)).toEqual([200, 200]);
  const traveller = makeTraveller('Ada');
  const atFirst = createOooClient({ url: a.url });
  await atFirst.signInLocally(traveller);
  const atSecond = createOooClient({ url: b.url, cookie: atFirst.cookie() ?? '' });
  expect((await atSecond.api.account.me.query())?.email).toBe(traveller.email);
  await a.end();
  expect((await fetch(`${b.url}/api/health`)).status).toBe(200);
  await b.dispose();
});
