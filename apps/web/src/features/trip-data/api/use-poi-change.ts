import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import type { z } from 'zod';
import { useSetAtom } from '../../../lib/jotai.ts';
import { toAppError } from '../../../lib/app-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { tellOtherTabs } from '../lib/other-tabs.ts';
import { recordedAtom } from '../state/recorded.atoms.ts';
import { useOutdatePackingLists } from './packing-list-key.ts';

/** A change of a trip's places that shows at once. */
interface PoiChange<Schema extends z.ZodType, Answer> {
  /** The procedure's input schema, once it is loaded: a change that the server would refuse is not shown early. */
  readonly schema: () => Schema | undefined;
  /** What the list will be if the server agrees. */
  readonly foresee: (pois: readonly Poi[], args: z.output<Schema>) => Poi[];
  /** Replaces the expected result with the server's answer. */
  readonly settle?: (pois: readonly Poi[], answer: Answer, args: z.output<Schema>) => Poi[];
  /** The places in the answer, for the history; false for a change that the history itself makes. */
  readonly recorded: ((answer: Answer) => readonly Poi[]) | false;
}

interface Foreseen<Args> {
  /** Undefined if nothing was shown early. */
  readonly args: Args | undefined;
  readonly before: readonly Poi[];
  readonly after: readonly Poi[];
}

/**
 * The options of a mutation that changes the places of a trip: they change in the list at once, and back
 * if the server refuses. Only the places of this change go back: another one may be under
 * way.
 */
export function usePoiChange<Schema extends z.ZodType, Answer>(
  tripId: TripId,
  change: PoiChange<Schema, Answer>,
) {
  const utils = trpc.useUtils();
  const outdatePacking = useOutdatePackingLists(tripId);
  const record = useSetAtom(recordedAtom);
  const list = utils.pois.list;
  const edit = (next: (pois: readonly Poi[]) => Poi[]) =>
    list.setData({ tripId }, (pois) => pois && next(pois));
  const read = (input: z.input<Schema>): z.output<Schema> | undefined => {
    const schema = change.schema();
    return schema ? schema.safeParse(input).data : asItIs<Schema>(input);
  };

  return {
    onMutate: async (input: z.input<Schema>): Promise<Foreseen<z.output<Schema>>> => {
      await list.cancel({ tripId });
      const args = read(input);
      const before = list.getData({ tripId }) ?? [];
      if (args !== undefined) edit((pois) => change.foresee(pois, args));
      return { args, before, after: list.getData({ tripId }) ?? [] };
    },
    onSuccess: (
      answer: Answer,
      _input: z.input<Schema>,
      { args, before, after }: Foreseen<z.output<Schema>>,
    ) => {
      const { settle, recorded } = change;
      if (settle && args !== undefined) edit((pois) => settle(pois, answer, args));
      if (recorded)
        record((all) => [...all, { tripId, before, after, answered: recorded(answer) }]);
    },
    onError: async (
      error: unknown,
      _input: z.input<Schema>,
      foreseen: Foreseen<z.output<Schema>> | undefined,
    ) => {
      if (foreseen) edit((pois) => takeBack(pois, foreseen.before, foreseen.after));
      if (isOutdated(error)) await list.invalidate({ tripId }, { refetchType: 'all' });
    },
    onSettled: async (_answer: Answer | undefined, error: unknown) => {
      tellOtherTabs(tripId);
      const refreshed = Promise.all([
        utils.trips.overview.invalidate(undefined, { refetchType: 'all' }),
        utils.schedule.openingHours.invalidate({ tripId }, { refetchType: 'all' }),
        outdatePacking(),
      ]);
      // Without a network mutations would wait; these fail at once.
      if (!error) await refreshed;
    },
  };
}

/**
 * An input that nothing has read. The schemas refuse, trim a name, and fill in what callers here always send: what they
 * let through is the same but for blanks.
 */
function asItIs<Schema extends z.ZodType>(input: z.input<Schema>): z.output<Schema> {
  return input as z.output<Schema>;
}

/** True if the places have been changed elsewhere, in another window or on another device. */
function isOutdated(error: unknown): boolean {
  const code = toAppError(error)?.code;
  return code === 'CONFLICT' || code === 'NOT_FOUND';
}

/** The list with only the change from `before` to `after` undone. */
export function takeBack(
  pois: readonly Poi[],
  before: readonly Poi[],
  after: readonly Poi[],
): Poi[] {
  const [old, made] = [new Map(before.map((poi) => [poi.id, poi])), new Set(after)];
  const kept = pois.flatMap((poi) => {
    if (!made.has(poi)) return [poi];
    const former = old.get(poi.id);
    return former ? [former] : [];
  });
  const remaining = new Set(after.map((poi) => poi.id));
  return [...kept, ...before.filter((poi) => !remaining.has(poi.id))];
}
