import { type Operation, TRPCClientError, type TRPCLink } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import type { AppRouter, Procedures } from '../trpc.ts';
import { DemoRefusal } from './demo-refusal.ts';

/** Areas of a traveller's own data; all others concern the page or the account, and the server answers them. */
const AREAS: ReadonlySet<string> = new Set([
  'airports',
  'documents',
  'overview',
  'packing',
  'places',
  'pois',
  'schedule',
  'tickets',
  'trips',
  'weather',
]);

/** What is copied into the account after a sign-in. */
const FOR_SERVER: ReadonlySet<string> = new Set(['trips.keepDemo']);

/** True for a call that the demo has to answer or refuse: the server never gets one of these. */
export function isForDemo({ path }: Pick<Operation, 'path'>): boolean {
  return AREAS.has(path.split('.')[0] ?? '') && !FOR_SERVER.has(path);
}

type Procedure = (input: unknown) => unknown;

/** Each procedure takes the input of its path, and the compiler has checked who calls that path. */
function findProcedure(procedures: Procedures, path: string): Procedure | undefined {
  return Object.hasOwn(procedures, path)
    ? (procedures[path as keyof Procedures] as Procedure)
    : undefined;
}

/** JSON-RPC's number for a server error; the code that counts is `data.app.code`. */
const REFUSED = -32_000;

/** A refusal in the form in which the server's errors come. */
function toClientError(thrown: unknown, path: string): TRPCClientError<AppRouter> {
  if (!(thrown instanceof DemoRefusal)) {
    return TRPCClientError.from(thrown instanceof Error ? thrown : new Error(String(thrown)));
  }
  const { message, body: app } = thrown;
  return TRPCClientError.from({ error: { message, code: REFUSED, data: { path, app } } });
}

/**
 * A terminating link: the demo's procedures answer the call in the browser. A call that they do not know is refused.
 */
export function demoLink(load: () => Promise<Procedures>): TRPCLink<AppRouter> {
  const answer = async ({ path, input }: Operation): Promise<unknown> => {
    const procedure = findProcedure(await load(), path);
    if (!procedure) {
      // Its sentence is not part of the first load.
      const { refuse } = await import('./refuse.ts');
      throw refuse('not-in-demo', { procedure: path });
    }
    return procedure(input);
  };
  return () =>
    ({ op }) =>
      observable((observer) => {
        const respond = async () => {
          try {
            const data = await answer(op);
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          } catch (error) {
            observer.error(toClientError(error, op.path));
          }
        };
        void respond();
      });
}
