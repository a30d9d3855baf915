import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
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

const WRITERS = 30;
const TRAVELLERS = ['Noor', 'Ada', 'Kim'];

test('no acknowledged write is lost by a kill, of the product or of PostgreSQL', async () => {
  const product = await Product.start({ MAX_TRIPS_PER_USER: '10000' });
  const travellers = await Promise.all(
    TRAVELLERS.map(async (name) => {
      const ooo = createOooClient({ url: product.url });
      await ooo.signInLocally(makeTraveller(name));
      await ooo.api.invites.check.mutate({ code: 'ALLBLUE' });
      return ooo;
    }),
  );

  const acknowledged: number[] = [];
  /** Each goes on where it is refused, until the harm is done. */
  const writeDuring = async (harm: () => Promise<unknown>): Promise<void> => {
    const end = new AbortController();
    const write = async (ooo: (typeof travellers)[number]): Promise<void> => {
      while (!end.signal.aborted) {
        await ooo.api.trips.create.mutate(SEOUL).then(
          ({ id }) => acknowledged.push(id),
          async () => sleep(50),
        );
      }
    };
    const before = acknowledged.length;
    const writing = Array.from({ length: WRITERS / TRAVELLERS.length }, () =>
      travellers.map(write),
    );
    await expect
      .poll(() => acknowledged.length, { timeout: 20_000 })
      .toBeGreaterThan(before + 2 * WRITERS);
    await harm();
    end.abort();
    await Promise.all(writing.flat());
  };

  await test.step('kill the product while they write', async () => {
    await writeDuring(() => product.end('SIGKILL'));
    await product.start();
  });
  await test.step('kill PostgreSQL while they write, and serve them again without a restart', async () => {
    await writeDuring(async () => {
      process.kill(postmasterOf(product), 'SIGKILL');
      await expect.poll(() => product.output, { timeout: 30_000 }).toContain('database runs again');
      const before = acknowledged.length;
      await expect
        .poll(() => acknowledged.length, { timeout: 30_000 })
        .toBeGreaterThan(before + 2 * WRITERS);
    });
    expect((await fetch(`${product.url}/api/health`)).status).toBe(200);
    await product.restart();
  });

  const lists = await Promise.all(travellers.map((ooo) => ooo.api.trips.list.query()));
  const kept = new Set<number>(lists.flat().map(({ id }) => id));
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
