import { execFileSync } from 'node:child_process';
import { startEmbedded } from '@ooo/db/embedded/start-embedded';
import { makeDataDir } from '@ooo/db/testing/scratch-folder';
import { startSilentProxy } from '@ooo/db/testing/silent-proxy';
import { expect, test } from 'vitest';
import { CHAOS_RUNS, CROWD, expectNothingLost } from '../testing/chaos.ts';
import { OwnProduct } from '../testing/own-product.ts';
import { Writers } from '../testing/writers.ts';

test.each(CHAOS_RUNS)(
  'run %i: an external PostgreSQL stops and starts, and the connection to it ends or falls silent',
  async () => {
    const dataDir = await makeDataDir();
    let server = await startEmbedded({ dataDir });
    const way = await startSilentProxy(server.connectionString);
    const product = await OwnProduct.make();
    const env = { DATABASE_URL: way.connectionString };
    const run = await product.start(env);
    const writers = await Writers.start(product, CROWD);
    await writers.makeProgress();

    // As `pg_ctl stop -m fast` and `start`.
    await server.close();
    await waitForRefusals(writers);
    server = await startEmbedded({ dataDir });
    await writers.makeProgress();

    way.cut();
    await waitForRefusals(writers);
    way.comeBack();
    await writers.makeProgress();

    way.goSilent();
    await waitForRefusals(writers);
    way.comeBack();
    await writers.makeProgress();

    await expectNothingLost(product, writers, { run, env });
    await server.close();
    expect(listProcessesOn(dataDir)).toEqual([]);
  },
);

const listProcessesOn = (dataDir: string): string[] =>
  execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`-D ${dataDir}`));

/** The database is unavailable: writers are told so. */
async function waitForRefusals(writers: Writers): Promise<void> {
  const before = writers.refused;
  await expect.poll(() => writers.refused).toBeGreaterThan(before + 5);
}
