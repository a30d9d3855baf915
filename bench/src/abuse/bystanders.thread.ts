import { setTimeout as sleep } from 'node:timers/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Asked } from './bystanders.ts';
import { Person } from './person.ts';

const BYSTANDERS = 3;
const ASK_EVERY_MS = 100;

interface Bystander {
  readonly person: Person;
  readonly paths: readonly string[];
}

async function makeBystanders(url: string): Promise<Bystander[]> {
  const made: Bystander[] = [];
  for (let index = 0; index < BYSTANDERS; index += 1) {
    const person = new Person(url, `127.0.0.${10 + index}`);
    await person.signIn(`traveller-${index}@example.com`);
    const { id } = await person.make<{ id: number }>('POST', '/api/trips/demo', {});
    made.push({ person, paths: ['/api/trips', `/api/trips/${id}/pois`, '/'] });
  }
  return made;
}

/** Each asks ten times a second, whether or not the last answer has come. */
async function askUntil(bystanders: readonly Bystander[], end: AbortSignal): Promise<Asked> {
  const times: number[] = [];
  const answers: Record<string, number> = {};
  let slowest = { ms: 0, path: '' };
  const ask = async ({ person }: Bystander, path: string): Promise<void> => {
    const { status, ms } = await person.send('GET', path);
    times.push(ms);
    answers[status] = (answers[status] ?? 0) + 1;
    if (ms > slowest.ms) slowest = { ms: Math.round(ms), path };
  };
  const asking = bystanders.map(async (bystander) => {
    const asked: Promise<void>[] = [];
    for (let turn = 0; !end.aborted; turn += 1) {
      asked.push(ask(bystander, bystander.paths[turn % bystander.paths.length] ?? '/'));
      await sleep(ASK_EVERY_MS);
    }
    await Promise.all(asked);
  });
  await Promise.all(asking);
  return { times, answers, slowest: `${slowest.ms} ms for ${slowest.path}` };
}

async function serve(port: MessagePort, url: string): Promise<void> {
  const bystanders = await makeBystanders(url);
  let end = new AbortController();
  port.on('message', (word: 'ask' | 'stop') => {
    if (word === 'stop') {
      end.abort();
      return;
    }
    end = new AbortController();
    void askUntil(bystanders, end.signal).then((asked) => port.postMessage(asked));
  });
  port.postMessage('ready');
}

if (parentPort) await serve(parentPort, String(workerData));
