import { setTimeout } from 'node:timers/promises';
import { loadavg } from 'node:os';
import { median, quantile, rounded } from '../stats.ts';
import { printTable } from '../table.ts';
import { makeUploads, type Upload } from './documents.ts';
import { signIn, startProduct } from '../start-product.ts';

const ASKED = ['/api/health', '/api/trips'];
/** The pause between two requests. */
const PAUSE_MS = 10;
const QUIET_MS = 3000;

interface Asked {
  readonly path: string;
  readonly phase: string;
  readonly times: readonly number[];
}

/** 20 uploads at once to the built product, and how long other requests take meanwhile. */
async function benchUploads(): Promise<void> {
  const uploads = await makeUploads();
  const product = await startProduct();
  try {
    const cookie = await signIn(product.url);
    const quiet = await askDuring('alone', product.url, cookie, setTimeout(QUIET_MS));
    const sent = Promise.all(uploads.map((upload) => send(product.url, cookie, upload)));
    const busy = await askDuring('during uploads', product.url, cookie, sent);
    report([...quiet, ...busy], await sent);
  } finally {
    await product.stop();
  }
}

/** Sends a document; the time to its answer, which has flights in it. */
async function send(url: string, cookie: string, { name, bytes }: Upload): Promise<number> {
  const body = new FormData();
  body.append('pdf', new Blob([Uint8Array.from(bytes)]), name);
  const begun = performance.now();
  const answer = await fetch(`${url}/api/parse-pdf`, { method: 'POST', headers: { cookie }, body });
  const text = await answer.text();
  if (!answer.ok || (!text.includes('"KE81"') && !text.includes('8462'))) {
    throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
  }
  return performance.now() - begun;
}

async function askDuring(
  phase: string,
  url: string,
  cookie: string,
  work: Promise<unknown>,
): Promise<Asked[]> {
  const end = new AbortController();
  const over = work.finally(() => end.abort());
  const asked = ASKED.map(async (path) => {
    const times: number[] = [];
    while (!end.signal.aborted) {
      const begun = performance.now();
      const answer = await fetch(url + path, { headers: { cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      times.push(performance.now() - begun);
      await setTimeout(PAUSE_MS);
    }
    return { path, phase, times };
  });
  await over;
  return Promise.all(asked);
}

function report(asked: readonly Asked[], uploads: readonly number[]): void {
  printTable(
    ['request', 'phase', 'requests', 'ms median', 'p95', 'max'],
    asked.map(({ path, phase, times }) => [
      path,
      phase,
      times.length,
      rounded(median(times)),
      rounded(quantile(times, 0.95)),
      rounded(Math.max(...times)),
    ]),
  );
  const meanwhile = asked.filter(({ phase }) => phase !== 'alone').flatMap(({ times }) => times);
  console.log(
    JSON.stringify({
      uploads: uploads.length,
      uploadMsMedian: rounded(median(uploads), 0),
      uploadMsMax: rounded(Math.max(...uploads), 0),
      requests: meanwhile.length,
      msMedian: rounded(median(meanwhile)),
      msP95: rounded(quantile(meanwhile, 0.95)),
      load: rounded(loadavg()[0] ?? 0),
    }),
  );
}

await benchUploads();
