import { type DeclaredProcedure, listProcedures } from '@ooo/api/trpc/list-procedures';
import { REST_ROUTES } from '@ooo/api/rest/rest-routes';
import type { RestRoute } from '@ooo/api/rest/rest-route';
import type { Owned } from '@ooo/api/testing/samples';
import { makeRandom } from '../random.ts';
import { type FuzzCase, makeCase, toWire } from './make-case.ts';
import { pick, type Random } from './pick.ts';

const MAX_BATCH = 25;
const BATCH_SHARE = 0.1;
/** The share of batches that ask for as much as their schemas allow. */
const FULL_SHARE = 0.3;
/** The limit of a body; a query is limited by the request line. */
const MAX_BATCH_BYTES = { mutation: 1_000_000, query: 10_000 };

/** The caller. `throwaway` is a new user after each success. */
export type Role = 'owner' | 'stranger' | 'nobody' | 'admin' | 'throwaway';

/** The cases of one request: over tRPC, and a single case also over REST if it has a path. */
export interface Step {
  readonly role: Role;
  readonly cases: readonly FuzzCase[];
  readonly isBatch: boolean;
  readonly route?: RestRoute;
}

/** Those that end what the others need. */
const ENDING =
  /^(data\.deleteAccount|account\.(signOut|signOutEverywhere|endSession)|tokens\.revoke|(trips|pois)\.delete|documents\.remove)$/;

export const isEnding = ({ path }: DeclaredProcedure): boolean => ENDING.test(path);

const PROCEDURES = listProcedures();
/** Procedures that can share a batch: switching maintenance on would change the answers of all the others. */
const FOR_BATCHES = PROCEDURES.filter(
  (procedure) => !isEnding(procedure) && procedure.path !== 'admin.setSettings',
);

/** A step follows from the seed and its number alone, except for the ids of owned rows. */
export function makeStep(seed: number, number: number, ownedBy: (role: Role) => Owned): Step {
  const random = makeRandom(seed * 1_000_003 + number);
  const isBatch = random() < BATCH_SHARE;
  const [first, others] = isBatch ? pickBatch(random) : [pick(random, PROCEDURES), []];
  if (!first) throw new Error('There are no procedures.');
  const role = pickRole(first, random);
  // Strangers name what is the owner's.
  const owned = ownedBy(role === 'throwaway' || role === 'admin' ? role : 'owner');
  const isFull = isBatch && random() < FULL_SHARE;
  const made = (isBatch ? others : [first]).map((procedure) =>
    makeCase(procedure, owned, { random, isFull }),
  );
  const cases = isBatch ? fitting(made, MAX_BATCH_BYTES[first.type]) : made;
  const routes = REST_ROUTES.filter(({ procedure }) => procedure === first.path);
  const route = pick(random, routes);
  return { role, cases, isBatch, ...(!isBatch && route && { route }) };
}

function pickBatch(random: Random): [DeclaredProcedure | undefined, DeclaredProcedure[]] {
  const first = pick(random, FOR_BATCHES);
  const kin = FOR_BATCHES.filter(({ type }) => type === first?.type);
  const isSame = random() < 0.5;
  const length = pick(random, [1, 2, 5, MAX_BATCH - 1, MAX_BATCH]) ?? 1;
  const others = Array.from({ length }, () => (isSame ? first : pick(random, kin)));
  return [first, others.flatMap((procedure) => procedure ?? [])];
}

function pickRole(procedure: DeclaredProcedure, random: Random): Role {
  const dice = random();
  if (dice < 0.04) return 'nobody';
  if (dice < 0.12) return isEnding(procedure) ? 'throwaway' : 'stranger';
  if (procedure.meta.policy === 'admin') return 'admin';
  return isEnding(procedure) ? 'throwaway' : 'owner';
}

/** The first ones that a request has room for, and at least one. */
function fitting(cases: readonly FuzzCase[], maxBytes: number): FuzzCase[] {
  let bytes = 0;
  return cases.filter((one, at) => {
    bytes += Buffer.byteLength(toWire(one));
    return at === 0 || bytes < maxBytes;
  });
}
