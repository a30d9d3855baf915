import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { PoiId, TripId } from '@ooo/domain/shared/ids';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { findMovedMeanwhile, toSaveProblem, writeProblem } from './save-problem.ts';

interface FailedMove {
  readonly error: unknown;
  /** What failed, if only trying again helps; by default, that a time was not saved. */
  readonly sentence?: 'saveFailed' | 'unscheduleFailed' | 'restoreFailed';
  /** Does it again, with the current trip. */
  readonly again: () => void;
}

/** Says why a place stays where it is, and where that is; and offers to move it anyway, or to try again. */
export function useMoveProblem(tripId: TripId) {
  const { t } = useTranslation(['schedule', 'common']);
  const format = useFormat();
  const { pois } = trpc.useUtils();
  const find = (id: PoiId): Poi | undefined =>
    pois.list.getData({ tripId })?.find((poi) => poi.id === id);

  const where = ({ name, date, startTime }: Poi): string =>
    date === null || startTime === null
      ? t('schedule:elsewhere.none', { name })
      : t('schedule:elsewhere.at', { name, day: format.day(date), time: format.time(startTime) });

  const tell = ({ error, sentence = 'saveFailed', again }: FailedMove): void => {
    const movedId = findMovedMeanwhile(error);
    const moved = movedId === undefined ? undefined : find(movedId);
    if (moved) {
      toast({
        title: t('schedule:elsewhere.title'),
        message: where(moved),
        variant: 'destructive',
        retry: { label: t('schedule:elsewhere.anyway'), onClick: again },
      });
      return;
    }
    const problem = toSaveProblem(error);
    const mayPass = problem.kind === 'failed' && problem.sentence === undefined;
    toast({
      title: t('schedule:error'),
      message: mayPass ? t(`schedule:${sentence}`) : writeProblem(problem, t),
      variant: 'destructive',
      ...(mayPass && { retry: { label: t('common:retry'), onClick: again } }),
    });
  };

  return { find, tell };
}
