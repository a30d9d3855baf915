import { ActionIcon, Text } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { checkStay, type Stay, stayOf } from '@ooo/domain/scheduling/bases';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconBed, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './bases.module.css';
import { StayFields } from './stay-fields.tsx';

interface BaseRowProps {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
  readonly hotel: Poi;
  readonly onStay: (stay: Stay | undefined) => void;
  readonly onRemove: () => void;
}

/** A hotel with its nights. Invalid nights are shown with the reason and not stored. */
export function BaseRow({ trip, pois, hotel, onStay, onRemove }: BaseRowProps) {
  const { t } = useTranslation('bases');
  const [refused, setRefused] = useState<Stay>();
  const change = (stay: Stay | undefined) => {
    const isAllowed = stay === undefined || checkStay(trip, pois, stay, hotel.id).ok;
    setRefused(isAllowed ? undefined : stay);
    if (isAllowed) onStay(stay);
  };
  return (
    <li className={classes.base} aria-label={hotel.name}>
      <div className={classes.head}>
        <IconBed size={20} stroke={1.75} aria-hidden />
        <div className={classes.name}>
          <Text fw={600} lineClamp={2} dir="auto">
            {hotel.name}
          </Text>
          {hotel.location.address !== undefined && (
            <Text size="sm" c="var(--ooo-muted)" lineClamp={1} dir="auto">
              {hotel.location.address}
            </Text>
          )}
        </div>
        <ActionIcon
          size={44}
          color="gray"
          aria-label={t('remove', { name: hotel.name })}
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      <StayFields
        trip={trip}
        pois={pois}
        stay={refused ?? stayOf(hotel)}
        hotel={hotel}
        onChange={change}
      />
    </li>
  );
}
