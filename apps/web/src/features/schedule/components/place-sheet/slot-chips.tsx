import type { FreeSlot } from '@ooo/domain/scheduling/free-slots';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import classes from './place-sheet.module.css';

interface SlotChipsProps {
  readonly label: string;
  readonly slots: readonly FreeSlot[];
  /** The time that the place has on this day. */
  readonly present: WallTime | null;
  readonly onTake: (startTime: WallTime) => void;
}

/** The free times of a day, the present one among them; a press takes one. */
export function SlotChips({ label, slots, present, onTake }: SlotChipsProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const isOffered = slots.some(({ startTime }) => startTime === present);
  const shown =
    present === null || isOffered
      ? slots
      : [...slots, { startTime: present, isBest: false, when: undefined }].toSorted((a, b) =>
          a.startTime < b.startTime ? -1 : 1,
        );
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
          className={classes.chip}
          data-best={slot.isBest || undefined}
          aria-pressed={slot.startTime === present}
          onClick={() => onTake(slot.startTime)}
        >
          {slot.isBest && <IconSparkles size={16} stroke={1.75} aria-hidden />}
          {write(slot)}
        </button>
      ))}
    </fieldset>
  );
}
