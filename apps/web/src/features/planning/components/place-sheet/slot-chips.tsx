import type { FreeSlot } from '@ooo/domain/scheduling/free-slots';
import { toMinutes, type WallTime } from '@ooo/domain/shared/wall-time';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import chips from '../../../../components/chip.module.css';
import { useFormat } from '../../../../lib/format/use-format.ts';
import classes from './place-sheet.module.css';

interface SlotChipsProps {
  readonly label: string;
  readonly slots: readonly FreeSlot[];
  /** The time that the place has on this day. */
  readonly present: WallTime | null;
  readonly onTake: (startTime: WallTime) => void;
  /** To any time of the day. */
  readonly onOther: () => void;
}

/** The smallest move of a visit, in minutes. */
const LEAST_MOVE_MIN = 20;

function withPresent(slots: readonly FreeSlot[], present: WallTime | null): readonly FreeSlot[] {
  if (present === null || slots.some(({ startTime }) => startTime === present)) return slots;
  const presentMin = toMinutes(present);
  const others = slots.filter(
    ({ startTime }) => Math.abs(toMinutes(startTime) - presentMin) >= LEAST_MOVE_MIN,
  );
  return [...others, { startTime: present, isBest: false, when: undefined }].toSorted(
    (a, b) => toMinutes(a.startTime) - toMinutes(b.startTime),
  );
}

/** The free times of a day, including the current one; a press takes one. */
export function SlotChips({ label, slots, present, onTake, onOther }: SlotChipsProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const shown = withPresent(slots, present);
  const write = ({ startTime, isBest, when }: FreeSlot) => {
    const time = format.time(startTime);
    if (isBest) return t('sheet.best', { time });
    return when === undefined ? time : t(`sheet.at.${when}`, { time });
  };

  return (
    <fieldset className={classes.slotRow} aria-label={label}>
      {shown.map((slot) => (
        <button
          key={slot.startTime}
          type="button"
          className={`${chips.chip} ${classes.slot}`}
          data-best={slot.isBest || undefined}
          aria-pressed={slot.startTime === present}
          onClick={() => onTake(slot.startTime)}
        >
          {slot.isBest && <IconSparkles size={16} stroke={1.75} aria-hidden />}
          {write(slot)}
        </button>
      ))}
      <button
        type="button"
        className={`${chips.chip} ${classes.slot}`}
        data-plain
        onClick={onOther}
      >
        {t('sheet.otherTime')}
      </button>
    </fieldset>
  );
}
