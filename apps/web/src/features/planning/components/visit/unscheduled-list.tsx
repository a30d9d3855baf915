import { Text } from '@mantine/core';
import { findSymbol } from '@ooo/domain/places/place-picture';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { useTranslation } from 'react-i18next';
import { PlaceHeading } from '../../../../components/place-heading.tsx';
import classes from './unscheduled-list.module.css';

interface UnscheduledListProps {
  readonly pois: readonly Poi[];
  readonly onPick: (poi: Poi) => void;
}

/** The places that have no time yet; choosing one gives it one. */
export function UnscheduledList({ pois, onPick }: UnscheduledListProps) {
  const { t } = useTranslation('schedule');
  if (pois.length === 0) return null;
  return (
    <section aria-label={t('unscheduledList')}>
      <Text size="sm" fw={600} mt="md" mb="xs">
        {t('unscheduledList')}
      </Text>
      <ul className={classes.list}>
        {pois.map((poi) => (
          <li key={poi.id}>
            <button type="button" className={classes.row} onClick={() => onPick(poi)}>
              <PlaceHeading place={poi} symbol={findSymbol(poi)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
