import { useRovingIndex } from '@mantine/hooks';
import type { DayBounds } from '@ooo/domain/flight-window/flight-window.rules';
import { fromMinutes, type WallTime } from '@ooo/domain/shared/wall-time';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { slotStart } from '../../lib/day-layout.ts';
import classes from './time-grid.module.css';

interface HourSlotsProps {
  readonly label: string;
  /** The hours that the grid shows, half open. */
  readonly from: number;
  readonly to: number;
  /** The part of the day that the flights leave free. */
  readonly bounds: DayBounds | undefined;
  readonly place: (startMin: number, endMin: number) => CSSProperties;
  readonly onAdd: (startTime: WallTime) => void;
}

/** The hours of a day as buttons that add an event there: one stop of the Tab key, then the arrows. */
export function HourSlots({ label, from, to, bounds, place, onAdd }: HourSlotsProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const isItemDisabled = useCallback(
    (index: number) => slotStart(bounds, from + index) === undefined,
    [bounds, from],
  );
  const { getItemProps } = useRovingIndex({
    total: to - from,
    orientation: 'vertical',
    loop: false,
    isItemDisabled,
  });
  return (
    <fieldset className={classes.slots} aria-label={label}>
      {Array.from({ length: to - from }, (_, index) => {
        const startMin = slotStart(bounds, from + index);
        if (startMin === undefined) return null;
        const time = fromMinutes(startMin);
        const hour = from + index;
        return (
          <button
            key={hour}
            type="button"
            className={classes.slot}
            style={place(startMin, (hour + 1) * 60)}
            aria-label={t('addEventAt', { time: format.time(time) })}
            {...getItemProps({ index, onClick: () => onAdd(time) })}
          >
            <IconPlus size={16} stroke={1.75} aria-hidden />
            {format.time(time)}
          </button>
        );
      })}
    </fieldset>
  );
}
