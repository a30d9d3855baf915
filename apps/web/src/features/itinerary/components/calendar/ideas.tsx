import { Button, Text } from '@mantine/core';
import { isAutoPlanned, isPlannable } from '@ooo/domain/pois/poi.rules';
import { findSymbol } from '@ooo/domain/places/place-picture';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconClock, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../components/use-is-phone.ts';
import { useDestination } from '../../../trip-data/api/use-destination.ts';
import classes from './calendar-view.module.css';
import { PlaceHeading } from '../../../../components/place-heading.tsx';

/** How many are shown before the rest is requested; a phone shows only their number. */
const FIRST_ROWS = 3;

interface IdeasProps {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
  readonly onEdit: (poi: Poi) => void;
  readonly onPlan: () => void;
  readonly onDiscover: () => void;
}

/** The places that wait for a time, and the button that gives one to all of them. */
export function Ideas({ trip, pois, onEdit, onPlan, onDiscover }: IdeasProps) {
  const { t } = useTranslation('schedule');
  const [showsAll, setShowsAll] = useState(false);
  const fewest = useIsPhone() ? 0 : FIRST_ROWS;
  const centre = useDestination(trip).data?.coordinates;
  const waiting = pois.filter(isPlannable);
  const planCount = waiting.filter((poi) => isAutoPlanned(poi, centre)).length;
  const canReplan = pois.some(({ planned }) => planned);
  const shown = showsAll ? waiting : waiting.slice(0, fewest);
  if (waiting.length === 0) {
    return (
      <section className={classes.ideas} aria-label={t('ideas.title')}>
        <div className={classes.ideasHead}>
          <Text size="sm" c="var(--ooo-muted)">
            {t(pois.length === 0 ? 'ideas.noPlaces' : 'ideas.none')}
          </Text>
          {canReplan && (
            <Button size="sm" variant="default" onClick={onPlan}>
              {t('plan.again')}
            </Button>
          )}
          <Button size="sm" variant="default" onClick={onDiscover}>
            {t('discover')}
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section className={classes.ideas} aria-label={t('ideas.title')}>
      <div className={classes.ideasHead}>
        <Text fw={600}>{t('ideas.count', { count: waiting.length })}</Text>
        {planCount > 0 && (
          <Button
            size="sm"
            color="coral"
            leftSection={<IconSparkles size={16} stroke={1.75} />}
            onClick={onPlan}
          >
            {t('autoPlan', { count: planCount })}
          </Button>
        )}
      </div>
      <ul className={classes.ideaList}>
        {shown.map((poi) => (
          <li key={poi.id} className={classes.idea}>
            <PlaceHeading place={poi} symbol={findSymbol(poi)} />
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconClock size={14} stroke={1.75} />}
              aria-label={t('setTimeOf', { name: poi.name })}
              onClick={() => onEdit(poi)}
            >
              {t('setTime')}
            </Button>
          </li>
        ))}
      </ul>
      {waiting.length > fewest && (
        <Button
          size="compact-md"
          variant="subtle"
          className={classes.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? 'ideas.fewer' : 'ideas.all', { count: waiting.length })}
        </Button>
      )}
    </section>
  );
}
