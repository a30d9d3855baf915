import { Badge } from '@mantine/core';
import type { StopRow } from '@ooo/domain/itinerary/itinerary.types';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { PlanPreview } from '../../api/use-plan-preview.ts';
import itinerary from '../../../../components/day-list/day-list.module.css';
import classes from './plan.module.css';

interface PlanWordsProps {
  readonly preview: Pick<PlanPreview, 'plan' | 'overlay'>;
  readonly row: StopRow;
  /** The place without the plan. */
  readonly former: Poi | undefined;
}

/** What a visit is, what the plan does with it and why, and its problems. */
export function PlanWords({ preview: { plan, overlay }, row, former }: PlanWordsProps) {
  const { poi, startMin, endMin, warning } = row;
  const { t } = useTranslation(['schedule', 'itinerary']);
  const format = useFormat();
  const mark = overlay?.marks.get(poi.id);
  const reason =
    overlay?.ghosts.has(poi.id) && plan?.items.find(({ poiId }) => poiId === poi.id)?.reason;
  return (
    <>
      <span className={classes.title}>
        <span className={itinerary.name}>{poi.name}</span>
        {(mark === 'moved' || mark === 'stays') && (
          <Badge size="sm" variant="light" color="gray" tt="none" className={classes.mark}>
            {t(mark === 'moved' ? 'plan.moves' : 'plan.stays')}
          </Badge>
        )}
      </span>
      <span className={itinerary.note}>{format.duration(endMin - startMin)}</span>
      {mark === 'moved' && former?.date && former.startTime && (
        <span className={classes.reason}>
          {t('plan.movedFrom', {
            day: format.day(former.date),
            time: format.time(former.startTime),
          })}
        </span>
      )}
      {reason && <span className={classes.reason}>{reason}</span>}
      {warning && (
        <span className={itinerary.warning}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
          {t(`itinerary:warning.${warning}`)}
        </span>
      )}
    </>
  );
}
