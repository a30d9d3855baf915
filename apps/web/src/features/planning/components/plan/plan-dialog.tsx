import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../../components/responsive-modal.tsx';
import { useItinerary } from '../../../itinerary/api/use-itinerary.ts';
import type { PlanPreview } from '../../api/use-plan-preview.ts';
import { DayListSkeleton } from '../../../../components/day-list/day-list-skeleton.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanBody } from './plan-body.tsx';
import classes from './plan.module.css';

interface PlanDialogProps {
  readonly trip: Trip;
  /** Closed without one. */
  readonly preview: PlanPreview | undefined;
}

function PlanContent({ trip, preview }: { readonly trip: Trip; readonly preview: PlanPreview }) {
  const list = useItinerary(trip, preview.overlay?.pois);
  return (
    <div className={classes.content}>
      {list.state === 'loaded' ? (
        <PlanBody preview={preview} itinerary={list.itinerary} />
      ) : (
        <DayListSkeleton />
      )}
      <div className={classes.foot}>
        <PlanActions preview={preview} />
      </div>
    </div>
  );
}

/** What the planner would do, and why, where the page has no room for it beside the map. */
export function PlanDialog({ trip, preview }: PlanDialogProps) {
  const { t } = useTranslation('schedule');
  return (
    <ResponsiveModal
      opened={preview !== undefined}
      onClose={() => preview?.cancel()}
      title={t('plan.title')}
      fullHeight
    >
      {preview && <PlanContent trip={trip} preview={preview} />}
    </ResponsiveModal>
  );
}
