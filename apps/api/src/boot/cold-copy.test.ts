import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OwnProduct } from '../testing/own-product.ts';
import type { Run } from '../testing/server-process.ts';

const TRIP = '{"destination":"Seoul","startDate":"2027-04-11","endDate":"2027-04-16"}';

async function stop(run: Run): Promise<void> {
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
}

async function makeTrip(product: OwnProduct, cookie: string): Promise<number> {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(`${product.url}/api/trips`, { method: 'POST', headers, body: TRIP });
  return ((await answer.json()) as { id: number }).id;
}

async function listTrips(product: OwnProduct, cookie: string): Promise<number[]> {
  const answer = await fetch(`${product.url}/api/trips`, { headers: { cookie } });
  return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
}

// As docs/operations.md describes it.
test('a copy of DATA_DIR has the trips and the sessions, and runs beside the original', async () => {
  const [original, copy] = [await OwnProduct.make(), await OwnProduct.make()];
  const first = await original.start();
  const cookie = await original.signIn();
  const trip = await makeTrip(original, cookie);
  await stop(first);
  for (const name of readdirSync(original.dataDir))
    execFileSync('cp', ['-a', join(original.dataDir, name), copy.dataDir]);

  const runs = [await original.start(), await copy.start()];
  expect(await listTrips(copy, cookie)).toEqual([trip]);
  const later = await makeTrip(copy, cookie);
  expect(await listTrips(copy, cookie)).toEqual(expect.arrayContaining([trip, later]));
  expect(await listTrips(original, cookie)).toEqual([trip]);
  for (const run of runs.reverse()) await stop(run);
  expect([...original.listProcesses(), ...copy.listProcesses()]).toEqual([]);
});
