import type { ItineraryDay } from '@ooo/domain/itinerary/itinerary.types';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { PlanPreview } from '../../api/use-plan-preview.ts';
import { listPlanRows } from '../../lib/plan-rows.ts';
import { DayHead } from '../../../../components/day-list/day-head.tsx';
import itinerary from '../../../../components/day-list/day-list.module.css';
import { TravelBetween } from '../../../../components/day-list/travel-between.tsx';
import { PlanAnchor } from './plan-anchor.tsx';
import { PlanRowSkeletons } from './plan-row-skeletons.tsx';
import { PlanVisit } from './plan-visit.tsx';

/** The page's actions for days and rows; none in a dialog, which covers the map. */
export interface PlanPicking {
  readonly chosenDay?: string;
  readonly selectedId?: PoiId | undefined;
  readonly onDay?: (date: CalendarDate) => void;
  readonly onSelect?: (poi: Poi) => void;
  readonly renderWeather?: (date: CalendarDate) => ReactNode;
}

interface PlanDayProps extends PlanPicking {
  readonly preview: PlanPreview;
  readonly day: ItineraryDay;
  readonly formerOf: (id: PoiId) => Poi | undefined;
  /** How many rows to expect while the first plan is made. */
  readonly awaited: number;
}

/** A day with the plan: what stays, what the plan adds, and what the traveller has deselected. */
export function PlanDay(props: PlanDayProps) {
  const { preview, day, formerOf, awaited, chosenDay, selectedId, onDay, onSelect } = props;
  const { t } = useTranslation('itinerary');
  const format = useFormat();
  const { date, number } = day;
  const rows = listPlanRows(day, preview.overlay?.skipped ?? []);
  return (
    <section className={itinerary.day} aria-label={t('day', { number })} data-date={date}>
      <DayHead
        day={day}
        isChosen={date === chosenDay}
        weather={props.renderWeather?.(date)}
        onDay={onDay}
      />
      {rows.length + awaited === 0 && (
        <p className={itinerary.empty}>{t('empty', { weekday: format.longWeekday(date) })}</p>
      )}
      <ol className={itinerary.rows}>
        {rows.map((row) => {
          const id = 'poi' in row ? row.poi.id : row.poiId;
          const isSelected = id === selectedId;
          const type = 'poi' in row ? row.type : 'stop';
          return (
            <li key={`${type} ${id}`} data-poi={id}>
              <TravelBetween travel={'poi' in row ? row.travel : undefined} />
              {'poi' in row && row.type !== 'stop' ? (
                <PlanAnchor row={row} isSelected={isSelected} onSelect={onSelect} />
              ) : (
                <PlanVisit
                  preview={preview}
                  visit={row}
                  dayNumber={number}
                  former={formerOf(id)}
                  isSelected={isSelected}
                  onSelect={onSelect}
                />
              )}
            </li>
          );
        })}
      </ol>
      <PlanRowSkeletons count={awaited} />
    </section>
  );
}
