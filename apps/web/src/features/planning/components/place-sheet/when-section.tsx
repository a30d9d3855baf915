import { Button, Skeleton, Text, Title } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import { visitDurationMin } from '@ooo/domain/scheduling/visit-durations';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { isVisited, useFreeSlots } from '../../api/use-free-slots.ts';
import { useScheduling } from '../../../trip-data/api/use-scheduling.ts';
import { useTripHours } from '../../../trip-data/api/use-trip-hours.ts';
import { useRoomWords } from '../../lib/use-room-words.ts';
import { DayChips } from './day-chips.tsx';
import classes from './place-sheet.module.css';
import { SlotChips } from './slot-chips.tsx';
import { WhenNow } from './when-now.tsx';

interface WhenSectionProps {
  readonly trip: Trip;
  readonly poi: Poi;
  readonly date: CalendarDate | undefined;
  readonly onDate: (date: CalendarDate) => void;
  readonly onSetTime: (poi: Poi, date?: CalendarDate) => void;
}

/** Day and time of a visit, each with one press: the days of the trip, and the free times of the chosen one. */
function FreeTimes({ trip, poi, date: wanted, onDate, onSetTime }: WhenSectionProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { isPending, days, date, slots, windows } = useFreeSlots(trip, poi, wanted);
  const { move } = useScheduling(trip.id);
  const duration = visitDurationMin(poi);
  const writeRoom = useRoomWords(useTripHours(trip).find(poi.id) ?? [], duration);
  const shown = days.find((day) => day.date === date);
  const reason = shown && writeRoom(shown.room, date);
  const take = (startTime: WallTime) => void move(poi, { date, startTime, duration });

  if (isPending) return <Skeleton height={88} />;
  return (
    <>
      <DayChips trip={trip} days={days} date={date} writeRoom={writeRoom} onDate={onDate} />
      {reason !== undefined && (
        <Text size="sm" c="var(--ooo-muted)">
          {reason}
        </Text>
      )}
      <SlotChips
        label={t('sheet.slots', { day: format.day(date) })}
        slots={slots}
        present={isScheduled(poi) && poi.date === date ? poi.startTime : null}
        onTake={take}
        onOther={() => onSetTime(poi, date === poi.date ? undefined : date)}
      />
      {slots.length > 0 && windows === null && (
        <Text size="xs" c="var(--ooo-muted)">
          {t('sheet.hoursUnknown')}
        </Text>
      )}
    </>
  );
}

/** When the place is visited, and the ways to change that. */
export function WhenSection(props: WhenSectionProps) {
  const { trip, poi, onSetTime } = props;
  const { t } = useTranslation('schedule');
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <Title order={3} size="h5">
          {t('sheet.when')}
        </Title>
        <WhenNow trip={trip} poi={poi} />
      </div>
      {isVisited(poi) ? (
        <FreeTimes {...props} />
      ) : (
        <div>
          <Button variant="default" onClick={() => onSetTime(poi)}>
            {t('setTime')}
          </Button>
        </div>
      )}
    </section>
  );
}
