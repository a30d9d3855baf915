import { Button, Group } from '@mantine/core';
import type { NextStop } from '@ooo/domain/itinerary/next-stop';
import { directionsLink } from '@ooo/domain/pois/maps-link';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { IconNavigation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { usePreferences } from '../../../../lib/preferences/use-preferences.ts';
import { TravelBetween } from '../../../../components/day-list/travel-between.tsx';
import classes from './today.module.css';

interface NextCardProps {
  readonly next: NextStop;
  readonly onDetails: (poi: Poi) => void;
  readonly onShowFlights: () => void;
}

/** What is next today, when to leave for it and how to get there. */
export function NextCard({ next: found, onDetails, onShowFlights }: NextCardProps) {
  const { t } = useTranslation('itinerary');
  const format = useFormat();
  const { travelBy } = usePreferences();
  const { current, next, leaveAt, leaveInMin } = found;
  if (!next) {
    return (
      <p className={classes.lead}>
        {current ? t('now.last', { name: current.poi.name }) : t('now.over')}
      </p>
    );
  }
  const { poi, startMin, travel, type } = next;
  const link = directionsLink(poi, travelBy);
  const isLate = leaveInMin !== undefined && leaveInMin < 0;
  return (
    <div className={classes.card}>
      <p className={classes.lead}>{t('now.next', { time: format.time(fromMinutes(startMin)) })}</p>
      <p className={classes.name} dir="auto">
        {poi.name}
      </p>
      <TravelBetween travel={travel} />
      {travel && leaveAt && (
        <p className={classes.leave} data-late={isLate || undefined}>
          {isLate ? t('now.late') : t('now.leave', { time: format.time(leaveAt.time) })}
        </p>
      )}
      <Group gap="xs" mt="sm" grow>
        {link !== undefined && (
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noreferrer"
            color="coral"
            leftSection={<IconNavigation size={18} stroke={1.75} />}
          >
            {t('now.directions')}
          </Button>
        )}
        {type === 'flight' ? (
          <Button variant="default" onClick={onShowFlights}>
            {t('now.flights')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => onDetails(poi)}>
            {t('menu.details')}
          </Button>
        )}
      </Group>
    </div>
  );
}
