import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { CHAOS_RUNS, CROWD, expectNothingLost } from '../testing/chaos.ts';
import { OwnProduct } from '../testing/own-product.ts';
import { until } from '../testing/server-process.ts';
import { Writers } from '../testing/writers.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** The processes of a PostgreSQL that serve a connection: their titles name its port. */
function listBackends(postmaster: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) => Number(parent) === postmaster && /\(\d+\)/.test(args.join(' ')),
    )
    .map(([pid]) => Number(pid));
}

test.each(CHAOS_RUNS)(
  'run %i: the embedded PostgreSQL is killed, one process or all, while a user sends harmful input',
  async () => {
    const product = await OwnProduct.make();
    const run = await product.start();
    const writers = await Writers.start(product, CROWD);
    await writers.makeProgress();

    const [backend = 0] = listBackends(product.findServer());
    process.kill(backend, 'SIGKILL');
    await writers.makeProgress();

    process.kill(product.findServer(), 'SIGKILL');
    await until(() => run.output().includes('database runs again'), run.output);
    await writers.makeProgress();

    const [harm] = await Promise.all([sendHarm(product), writers.makeProgress(200)]);
    expect(harm.preferences).toEqual([413, 400, 400]);
    expect([200, 422, 503]).toContain(harm.plan);
    await expectNothingLost(product, writers, { run, env: {} });
  },
);

/** What one user does to others: preferences of every harmful shape, and a plan as large as there is. */
async function sendHarm(product: OwnProduct) {
  const cookie = await product.signIn('mallory@example.com');
  const send = async (method: string, path: string, body: string): Promise<Response> =>
    fetch(product.url + path, { method, headers: { ...JSON_TYPE, cookie }, body });
  const dates = { startDate: '2027-01-01', endDate: '2027-12-31' };
  const made = await send('POST', '/api/trips', JSON.stringify({ destination: 'Seoul', ...dates }));
  const { id } = (await made.json()) as { id: number };
  const preferences: number[] = [];
  for (const value of [
    `{"activities":["${'x'.repeat(2_000_000)}"]}`,
    `{"activities":${'['.repeat(3000)}${']'.repeat(3000)}}`,
    '{"constructor":1,"ownItems":{"toJSON":1}}',
  ]) {
    const patch = `{"packingPreferences":${value}}`;
    preferences.push((await send('PATCH', `/api/trips/${id}`, patch)).status);
  }
  const places = Array.from({ length: 25 }, (_, at) => [at, { json: placeOf(id, at) }]);
  const batch = `/trpc/${places.map(() => 'pois.create').join(',')}?batch=1`;
  for (let sent = 0; sent < 500; sent += places.length) {
    expect((await send('POST', batch, JSON.stringify(Object.fromEntries(places)))).status).toBe(
      200,
    );
  }
  const plan = await send('POST', `/api/trips/${id}/auto-plan`, '{"apply":true}');
  return { preferences, plan: plan.status };
}

const placeOf = (tripId: number, at: number) => ({
  tripId,
  name: `Place ${at}`,
  tag: 'tour',
  openingHours: 'Tu-Su 10:00-18:00; PH off; "by appointment" easter -2 days',
  location: { coordinates: [126.9 + at / 200, 37.5 + at / 200] },
});
