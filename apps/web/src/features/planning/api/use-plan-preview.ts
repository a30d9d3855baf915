import { keepCurrent, type PlanOverlay, withPlan } from '@ooo/domain/itinerary/with-plan';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { AutoPlanAnswer } from '@ooo/domain/scheduling/schedule.schema';
import type { PoiId, TripId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useCallback, useMemo, useRef, useState } from 'react';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { usePreferences } from '../../../lib/preferences/use-preferences.ts';
import { firstAsked, type PlanAsked, toBeginning, toPlanWishes } from '../lib/plan-asked.ts';
import { useApplyPlan, usePlanAnswer } from './use-plan.ts';

/** A plan before it is applied; column, map and calendar all show it. */
export interface PlanPreview {
  readonly asked: PlanAsked;
  readonly ask: (asked: PlanAsked) => void;
  /** The suggested visits that are deselected. */
  readonly skipped: ReadonlySet<PoiId>;
  readonly choose: (id: PoiId, isChosen: boolean) => void;
  /** The saved places as they are. */
  readonly pois: readonly Poi[];
  /** Undefined until it is made; without what has changed in the trip since. */
  readonly plan: AutoPlanAnswer | undefined;
  /** The trip with the plan; undefined as long as there is none. */
  readonly overlay: PlanOverlay | undefined;
  /** The plan that is asked for is not shown yet. */
  readonly isPlanning: boolean;
  readonly failure: { readonly error: unknown; readonly retry: () => void } | undefined;
  readonly isApplying: boolean;
  readonly apply: () => void;
  readonly cancel: () => void;
}

interface Session {
  readonly id: number;
  readonly tripId: TripId;
  readonly asked: PlanAsked;
  readonly skipped: ReadonlySet<PoiId>;
}

/** A plan that is being saved, and the state of the places before it. */
interface Applying {
  readonly state: string;
  readonly plan: AutoPlanAnswer;
}

const NONE: readonly Poi[] = [];

/** The inputs of a plan: it is made again when one of them changes. */
function stateOf(pois: readonly Poi[]): string {
  return pois
    .map(({ id, date, startTime, duration }) => `${id} ${date} ${startTime} ${duration}`)
    .join();
}

/** The preview of a plan while there is one, and the way to begin one. Nothing of the trip changes before `apply`. */
export function usePlanPreview(trip: Pick<Trip, 'id'>): {
  readonly preview: PlanPreview | undefined;
  readonly begin: () => void;
} {
  const places = usePois(trip.id);
  const pois = places.data ?? NONE;
  const [stored, setSession] = useState<Session>();
  /** Applying changes the places at once. Until it is done, that neither starts another plan nor empties this one. */
  const [applying, setApplying] = useState<Applying>();
  const lastId = useRef(0);
  const applyPlan = useApplyPlan(trip);
  const session = stored?.tripId === trip.id ? stored : undefined;
  const answer = usePlanAnswer(
    trip.id,
    session && {
      session: session.id,
      wishes: toPlanWishes(session.asked, pois),
      state: applying?.state ?? stateOf(pois),
    },
  );
  const { data } = answer;
  const skipped = session?.skipped;
  const current = useMemo(() => data && keepCurrent(data, pois), [data, pois]);
  const plan = applying?.plan ?? current;
  const overlay = useMemo(
    () => (plan && skipped ? withPlan(pois, plan, skipped) : undefined),
    [pois, plan, skipped],
  );

  const { id: tripId } = trip;
  const preferences = usePreferences();
  const begin = useCallback(() => {
    lastId.current += 1;
    const asked = firstAsked(pois, toBeginning(preferences));
    setSession({ id: lastId.current, tripId, asked, skipped: new Set() });
  }, [tripId, pois, preferences]);
  if (!session) return { preview: undefined, begin };

  const change = (fields: Partial<Session>) => setSession({ ...session, ...fields });
  const retry = () => {
    void places.refetch();
    void answer.refetch();
  };
  const apply = async (shown: AutoPlanAnswer) => {
    setApplying({ state: stateOf(pois), plan: shown });
    const isDone = await applyPlan(shown, session.skipped);
    setApplying(undefined);
    if (isDone) setSession((now) => (now?.id === session.id ? undefined : now));
  };
  return {
    begin,
    preview: {
      asked: session.asked,
      ask: (asked) => change({ asked }),
      skipped: session.skipped,
      choose: (id, isChosen) => {
        const others = [...session.skipped].filter((other) => other !== id);
        change({ skipped: new Set(isChosen ? others : [...others, id]) });
      },
      pois,
      plan,
      overlay,
      isPlanning: answer.isFetching,
      failure: answer.isError && !answer.isFetching ? { error: answer.error, retry } : undefined,
      isApplying: applying !== undefined,
      apply: () => plan && void apply(plan),
      cancel: () => setSession(undefined),
    },
  };
}
