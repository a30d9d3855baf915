import { demoLink } from '../../lib/demo/demo-link.ts';
import type { DemoAtlas } from '@ooo/domain/demo/demo-atlas';
import { demoProcedures } from '../../lib/demo/demo-procedures.ts';
import { createDemoStore } from '../../lib/demo/demo-store.ts';
import { createPackedStore } from '../../lib/demo/packed-store.ts';
import { type Procedures, trpc, type TrpcClient } from '../../lib/trpc.ts';

export const ANSWERS = ['full', 'loading', 'empty', 'error', 'stale'] as const;
/** How the server of a part of the page answers. */
export type Answer = (typeof ANSWERS)[number];

function memory() {
  const texts = new Map<string, string>();
  return {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string) => void texts.set(key, text),
    remove: (...keys: string[]) => keys.forEach((key) => texts.delete(key)),
  };
}

/** Starts a demo that is kept in memory only. */
async function openWorld(): Promise<Procedures> {
  const { default: atlas } = await import('../../../data/seoul-demo.json');
  const procedures = demoProcedures({
    store: createDemoStore(memory()),
    packed: createPackedStore(memory()),
    // The file was written as one by the atlas' `generate:demo`.
    atlas: atlas as unknown as DemoAtlas,
    clock: () => new Date(),
    language: () => 'en',
    preferences: () => ({}),
    temperatureUnit: () => 'celsius',
  });
  procedures['trips.createDemo']();
  return procedures;
}

const NOTHING: Procedures = {
  'pois.list': () => [],
  'places.recommendations': () => ({ recommendations: [], hasMore: false, unreachable: [] }),
  'weather.batch': () => [],
  'packing.enhance': () => ({ recommendations: [] }),
};

const refuse = () => {
  throw new Error('The server did not answer.');
};

/** Answers each question once; a second question is refused. */
function answerOnce(procedures: Procedures): Procedures {
  const asked = new Set<string>();
  return Object.fromEntries(
    Object.entries(procedures).map(([path, procedure]) => [
      path,
      (input: never) => {
        const key = `${path} ${JSON.stringify(input)}`;
        if (asked.has(key)) return refuse();
        asked.add(key);
        return procedure(input);
      },
    ]),
  );
}

async function proceduresFor(answer: Exclude<Answer, 'loading'>): Promise<Procedures> {
  const world = await openWorld();
  if (answer === 'empty') return { ...world, ...NOTHING };
  if (answer === 'stale') return answerOnce(world);
  if (answer === 'full') return world;
  return Object.fromEntries(Object.keys(world).map((path) => [path, refuse]));
}

/** A client whose server answers like that. */
export function createClient(answer: Answer): TrpcClient {
  const load = () =>
    answer === 'loading' ? new Promise<Procedures>(() => undefined) : proceduresFor(answer);
  let opened: Promise<Procedures> | undefined;
  return trpc.createClient({ links: [demoLink(() => (opened ??= load()))] });
}
