import { demoLink } from '../../lib/demo/demo-link.ts';
import { demoProcedures } from '../../lib/demo/demo-procedures.ts';
import { type Procedures, trpc, type TrpcClient } from '../../lib/trpc.ts';
import { makeDemoWorld } from '../../testing/demo-world.ts';

export const ANSWERS = ['full', 'loading', 'empty', 'error', 'stale'] as const;
/** How the server of a part of the page answers. */
export type Answer = (typeof ANSWERS)[number];

/** Starts a demo that is kept in memory only. */
function openWorld(): Procedures {
  const procedures = demoProcedures(
    makeDemoWorld({ clock: () => new Date(), temperatureUnit: () => 'celsius' }),
  );
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

function proceduresFor(answer: Exclude<Answer, 'loading'>): Procedures {
  const world = openWorld();
  if (answer === 'empty') return { ...world, ...NOTHING };
  if (answer === 'stale') return answerOnce(world);
  if (answer === 'full') return world;
  return Object.fromEntries(Object.keys(world).map((path) => [path, refuse]));
}

/** A client whose server answers like that. */
export function createClient(answer: Answer): TrpcClient {
  const load = () =>
    answer === 'loading'
      ? new Promise<Procedures>(() => undefined)
      : Promise.resolve(proceduresFor(answer));
  let opened: Promise<Procedures> | undefined;
  return trpc.createClient({ links: [demoLink(() => (opened ??= load()))] });
}
