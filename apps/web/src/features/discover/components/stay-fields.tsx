import { NativeSelect, SimpleGrid, Text } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import {
  checkStay,
  findOverlap,
  nightCount,
  type Stay,
  stayFrom,
  stayOf,
} from '@ooo/domain/scheduling/bases';
import { addDays, type CalendarDate, listDates } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

interface StayFieldsProps {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
  /** Undefined while the nights are not known. */
  readonly stay: Stay | undefined;
  /** The hotel whose nights these are, where it is saved. */
  readonly hotel?: Poi | undefined;
  readonly onChange: (stay: Stay | undefined) => void;
}

/** Why these nights are invalid; undefined if they are valid. */
function useStayProblem({ trip, pois, stay, hotel }: StayFieldsProps): string | undefined {
  const { t } = useTranslation('bases');
  const format = useFormat();
  const check = stay && checkStay(trip, pois, stay, hotel?.id);
  if (!stay || !check || check.ok) return undefined;
  const other = findOverlap(pois, stay, hotel?.id);
  const taken = other && stayOf(other);
  if (check.reason === 'overlap' && taken) {
    const nights = listDates(taken.firstNight, addDays(taken.lastMorning, -1));
    return t('overlap', { name: other.name, nights: format.dates(nights) });
  }
  return t('outside', { dates: format.dateRange(trip.startDate, trip.endDate) });
}

/** Stored nights may be outside the trip if its dates have changed. */
function withStored(
  dates: readonly CalendarDate[],
  stored: CalendarDate | undefined,
): readonly CalendarDate[] {
  return stored === undefined || dates.includes(stored) ? dates : [stored, ...dates];
}

/** The nights at a hotel: the first of them, and the morning on which the traveller leaves. */
export function StayFields(props: StayFieldsProps) {
  const { trip, pois, stay, hotel, onChange } = props;
  const { t } = useTranslation('bases');
  const format = useFormat();
  const problem = useStayProblem(props);
  const name = hotel?.name;
  const firstNights = listDates(trip.startDate, addDays(trip.endDate, -1));
  const lastMornings = stay ? listDates(addDays(stay.firstNight, 1), trip.endDate) : [];
  const unsure = { value: '', label: t('unsure') };
  const option = (date: CalendarDate) => ({ value: date, label: format.day(date) });
  return (
    <div>
      <SimpleGrid cols={2} spacing="sm">
        <NativeSelect
          size="md"
          label={t('firstNight')}
          {...(name !== undefined && { 'aria-label': t('firstNightOf', { name }) })}
          value={stay?.firstNight ?? ''}
          data={[unsure, ...withStored(firstNights, stay?.firstNight).map(option)]}
          onChange={({ currentTarget: { value } }) => {
            const firstNight = firstNights.find((date) => date === value);
            if (!firstNight) onChange(undefined);
            else if (stay && stay.lastMorning > firstNight) onChange({ ...stay, firstNight });
            else onChange(stayFrom(trip, pois, firstNight, hotel?.id));
          }}
        />
        {stay && (
          <NativeSelect
            size="md"
            label={t('lastMorning')}
            {...(name !== undefined && { 'aria-label': t('lastMorningOf', { name }) })}
            value={stay.lastMorning}
            error={problem !== undefined}
            data={withStored(lastMornings, stay.lastMorning).map(option)}
            onChange={({ currentTarget: { value } }) => {
              const lastMorning = lastMornings.find((date) => date === value);
              if (lastMorning) onChange({ ...stay, lastMorning });
            }}
          />
        )}
      </SimpleGrid>
      {problem === undefined ? (
        <Text size="sm" c="var(--ooo-muted)" mt={4}>
          {stay ? t('nights', { count: nightCount(stay) }) : t('unsureHint')}
        </Text>
      ) : (
        <Text size="sm" c="var(--mantine-color-error)" mt={4} role="alert">
          {problem}
        </Text>
      )}
    </div>
  );
}
