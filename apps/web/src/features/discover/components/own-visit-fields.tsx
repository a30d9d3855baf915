import { NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { DURATION_OPTIONS_MIN } from '@ooo/domain/pois/poi-limits';
import { isWallTime } from '@ooo/domain/shared/wall-time';
import { listTripDays } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { TimeField } from '../../../components/time-field.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { OwnVisit } from '../lib/own-place.ts';

interface OwnVisitFieldsProps {
  readonly trip: Trip;
  readonly visit: OwnVisit;
  /** The flights leave no room for it. */
  readonly isWrong: boolean;
  readonly onChange: (visit: OwnVisit) => void;
}

/** The day of an event, when it starts, and how long it takes. */
export function OwnVisitFields({ trip, visit, isWrong, onChange }: OwnVisitFieldsProps) {
  const { t } = useTranslation(['places', 'schedule']);
  const format = useFormat();
  const days = listTripDays(trip);
  return (
    <>
      <NativeSelect
        size="md"
        label={t('places:own.day')}
        value={visit.date}
        onChange={({ currentTarget: { value } }) => {
          const day = days.find(({ date }) => date === value);
          if (day) onChange({ ...visit, date: day.date });
        }}
        data={days.map(({ date, number }) => ({
          value: date,
          label: t('places:own.dayOption', {
            number,
            date: format.monthDay(date),
            weekday: format.weekday(date),
          }),
        }))}
      />
      <SimpleGrid cols={2} spacing="sm">
        <TimeField
          label={t('places:own.time')}
          value={visit.startTime}
          onChange={(time) => {
            if (isWallTime(time)) onChange({ ...visit, startTime: time });
          }}
        />
        <NativeSelect
          size="md"
          label={t('places:own.duration')}
          value={String(visit.duration)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...visit, duration: Number(value) })
          }
          data={DURATION_OPTIONS_MIN.map((minutes) => ({
            value: String(minutes),
            label: format.duration(minutes),
          }))}
        />
      </SimpleGrid>
      {isWrong && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t('schedule:outsideFlights')}
        </Text>
      )}
    </>
  );
}
