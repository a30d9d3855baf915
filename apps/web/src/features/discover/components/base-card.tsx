import { Button, Group, Text } from '@mantine/core';
import { listNights } from '@ooo/domain/scheduling/bases';
import { isDemoTrip } from '@ooo/domain/trips/trip-ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconBed } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocalDate } from '../../../lib/today.ts';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { useAskedBase } from '../lib/use-asked-base.ts';
import classes from './bases.module.css';

interface BaseCardProps {
  readonly trip: Trip;
  readonly onOpen: () => void;
}

/** Asks where the traveller sleeps, on a trip to come that has nights and no hotel, until they say "Not now". */
export function BaseCard({ trip, onOpen }: BaseCardProps) {
  const { t } = useTranslation('bases');
  const pois = usePois(trip.id).data;
  const [today] = useState(() => toLocalDate(new Date()));
  const [isAsked, dismiss] = useAskedBase(trip.id);
  const isKnown = !pois || pois.some(({ tag }) => tag === 'hotel');
  const isOver = trip.endDate <= today;
  if (isKnown || isAsked || isOver || isDemoTrip(trip) || listNights(trip).length === 0) {
    return null;
  }
  return (
    <section className={classes.card} aria-label={t('title')}>
      <IconBed size={20} stroke={1.75} aria-hidden />
      <div>
        <Text fw={600}>{t('title')}</Text>
        <Text size="sm" c="var(--ooo-muted)">
          {t('card')}
        </Text>
        <Group gap="xs" mt="xs">
          <Button size="sm" variant="default" onClick={onOpen}>
            {t('add')}
          </Button>
          <Button size="sm" variant="subtle" onClick={dismiss}>
            {t('notNow')}
          </Button>
        </Group>
      </div>
    </section>
  );
}
