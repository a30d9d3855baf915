import { parseArgs } from 'node:util';
import { watchRss } from '../api/process-use.ts';
import { startProduct } from '../start-product.ts';
import { quantile } from '../stats.ts';
import { printTable } from '../table.ts';
import { askBadly } from './ask-badly.ts';
import { fuzzApi } from './fuzz-api.ts';
import { ADMIN_EMAIL } from './travellers.ts';

const FAULTS_SHOWN = 40;

/**
 * Inputs that the schemas of the code lead to, good ones and hostile ones, over tRPC and REST. Exits with 1 if an
 * answer breaks the contract, or stored data cannot be read again. `--step N` repeats one of a seed.
 */
async function benchFuzzApi(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      step: { type: 'string' },
    },
  });
  const product = await startProduct({
    ADMIN_EMAILS: ADMIN_EMAIL,
    MAX_TRIPS_PER_USER: '10000',
    LOG_LEVEL: 'fatal',
  });
  const rss = watchRss(product.pid);
  try {
    const { answers, codes, faults, slow } = await fuzzApi(product.url, {
      requests: Number(values.requests),
      seed: Number(values.seed),
      ...(values.step !== undefined && { step: Number(values.step) }),
    });
    if (values.step === undefined) faults.push(...(await askBadly(product.url)));
    for (const one of slow.slice(0, FAULTS_SHOWN)) console.error(`slow: ${one}`);
    for (const fault of faults.slice(0, FAULTS_SHOWN)) console.error(`\n${fault}`);
    const counts = Map.groupBy(codes, (code) => code);
    const rows = Array.from(counts, ([code, own]): [string, number] => [code, own.length]);
    printTable(
      ['code', 'calls'],
      rows.toSorted(([, a], [, b]) => b - a),
    );
    const times = answers.map(({ ms }) => ms);
    console.log(
      `p99 ${Math.round(quantile(times, 0.99))} ms, slowest ${Math.round(Math.max(...times))} ms, ` +
        `${slow.length} over a second, RSS ${Math.round(rss.stop())} MB, ${faults.length} faults`,
    );
    if (faults.length > 0) process.exitCode = 1;
    const requests = answers.length;
    const errors500 = answers.filter(({ status }) => status === 500).length;
    const hangs = answers.filter(({ status }) => status === 'hang').length;
    console.log(JSON.stringify({ requests, errors500, hangs }));
  } finally {
    await product.stop();
  }
}

await benchFuzzApi(process.argv.slice(2));
