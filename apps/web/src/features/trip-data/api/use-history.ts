import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtom, useSetAtom } from '../../../lib/jotai.ts';
import { toast } from '../../../lib/toast.ts';
import {
  type History,
  type HistoryStep,
  NO_HISTORY,
  reverse,
  toStep,
  withStep,
} from '../lib/history.ts';
import { writeStep } from '../lib/write-step.ts';
import {
  historyAtom,
  type HistoryAction,
  type NextSteps,
  NO_STEPS,
  recordedAtom,
} from '../state/recorded.atoms.ts';
import { StepClash, useApplyStep } from './use-apply-step.ts';

const OPPOSITE = { undo: 'redo', redo: 'undo' } as const;

function without(steps: readonly HistoryStep[], step: HistoryStep): HistoryStep[] {
  return steps.filter((one) => one !== step);
}

/**
 * The last changes of a trip, until its page is left: each can be undone and redone. Steps run one after another;
 * one that would overwrite a change from elsewhere says so and is dropped.
 */
export function useHistory(trip: Trip): {
  /** What would be undone and redone next, in words. */
  readonly next: NextSteps;
  readonly go: (action: HistoryAction) => void;
} {
  const { t } = useTranslation(['history', 'pois']);
  const [recorded, setRecorded] = useAtom(recordedAtom);
  const announce = useSetAtom(historyAtom);
  const apply = useApplyStep(trip);
  const latest = useRef<History>(NO_HISTORY);
  const [{ undo, redo }, show] = useState<History>(NO_HISTORY);
  const queue = useRef(Promise.resolve());

  const set = (next: History) => {
    latest.current = next;
    show(next);
  };

  useEffect(() => {
    if (recorded.length === 0) return;
    const steps = recorded
      .filter(({ tripId }) => tripId === trip.id)
      .flatMap((one) => toStep(one) ?? []);
    setRecorded([]);
    latest.current = steps.reduce(withStep, latest.current);
    show(latest.current);
  }, [recorded, setRecorded, trip.id]);

  /** Undone or redone, a step is called by what it did at first. */
  const words = (step: HistoryStep, action: HistoryAction): string =>
    writeStep(action === 'undo' ? step : reverse(step), t);
  const [lastDone, lastUndone] = [undo.at(-1), redo.at(-1)];
  const undone = lastDone && words(lastDone, 'undo');
  const redone = lastUndone && words(lastUndone, 'redo');
  const next = useMemo(() => ({ undo: undone, redo: redone }), [undone, redone]);
  useEffect(() => {
    announce(next);
    return () => announce(NO_STEPS);
  }, [announce, next]);

  const make = async (action: HistoryAction): Promise<void> => {
    const step = latest.current[action].at(-1);
    if (!step) return;
    const other = OPPOSITE[action];
    const message = words(step, action);
    try {
      const made = await apply(reverse(step));
      const { [action]: steps, [other]: others } = latest.current;
      set({ ...latest.current, [action]: without(steps, step), [other]: [...others, made] });
      toast({ title: t(action === 'undo' ? 'pois:restored' : 'history:redone'), message });
    } catch (error) {
      const isLost = error instanceof StepClash;
      if (isLost) set({ ...latest.current, [action]: without(latest.current[action], step) });
      const reason = isLost ? 'history:changedSince' : (`history:failed.${action}` as const);
      toast({
        title: t('pois:error'),
        message: t(reason, { step: message }),
        variant: 'destructive',
      });
    }
  };
  const go = (action: HistoryAction) => {
    queue.current = queue.current.then(() => make(action));
  };
  return { next, go };
}
