import { Button } from '@mantine/core';
import { directionsLink } from '@ooo/domain/pois/maps-link';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { isTripDate } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconMapPin, IconRoute, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SideSheet } from '../../../../components/side-sheet.tsx';
import { usePreferences } from '../../../../lib/preferences/use-preferences.ts';
import { useRemovePlace } from '../../../trip-data/api/use-remove-place.ts';
import classes from './place-sheet.module.css';
import { SheetHead } from './sheet-head.tsx';
import { SheetHours } from './sheet-hours.tsx';
import { SheetSource } from './sheet-source.tsx';
import { WhenSection } from './when-section.tsx';

export interface PlaceSheetProps {
  readonly trip: Trip;
  /** The sheet is closed while it is undefined. */
  readonly poi: Poi | undefined;
  /** The day that is shown around it, for a place that has none. */
  readonly date?: CalendarDate | undefined;
  readonly onClose: () => void;
  readonly onSetTime: (poi: Poi, date?: CalendarDate) => void;
  readonly onShowOnMap: (poi: Poi) => void;
  /** The facts and notes of the place. */
  readonly renderNotes: (poi: Poi) => ReactNode;
  /** Its address, telephone and website. */
  readonly renderContacts: (poi: Poi) => ReactNode;
}

interface DetailsProps extends PlaceSheetProps {
  readonly poi: Poi;
}

function firstDate({ trip, poi, date }: DetailsProps): CalendarDate | undefined {
  const wanted = date ?? poi.date ?? undefined;
  return wanted !== undefined && isTripDate(trip, wanted) ? wanted : undefined;
}

function PlaceDetails(props: DetailsProps) {
  const { trip, poi, onClose, onSetTime, onShowOnMap, renderNotes, renderContacts } = props;
  const { t } = useTranslation('schedule');
  const [date, setDate] = useState(() => firstDate(props));
  const { removePlace } = useRemovePlace(trip.id);
  const { travelBy } = usePreferences();
  const way = directionsLink(poi, travelBy);
  const remove = () => {
    onClose();
    void removePlace(poi);
  };

  return (
    <article className={classes.details}>
      <SheetHead trip={trip} poi={poi} />
      <SheetHours trip={trip} poi={poi} date={date} />
      <WhenSection trip={trip} poi={poi} date={date} onDate={setDate} onSetTime={onSetTime} />
      <section className={classes.section}>{renderNotes(poi)}</section>
      <section className={classes.section}>
        <div className={classes.ways}>
          {way !== undefined && (
            <Button
              variant="default"
              size="sm"
              component="a"
              href={way}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconRoute size={18} stroke={1.75} />}
            >
              {t('sheet.directions')}
            </Button>
          )}
          {poi.location.coordinates && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconMapPin size={18} stroke={1.75} />}
              onClick={() => {
                onClose();
                onShowOnMap(poi);
              }}
            >
              {t('viewInMap')}
            </Button>
          )}
        </div>
        {renderContacts(poi)}
        <SheetSource poi={poi} />
      </section>
      <footer className={classes.foot}>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} stroke={1.75} />}
          onClick={remove}
        >
          {t('remove')}
        </Button>
      </footer>
    </article>
  );
}

/** The details of a place of the trip: what it is, when it is open, when to go, and how to get there. */
export function PlaceSheet(props: PlaceSheetProps) {
  const { poi, onClose } = props;
  // The place stays in sight while the sheet slides away.
  const [last, setLast] = useState(poi);
  if (poi && poi !== last) setLast(poi);
  return (
    <SideSheet opened={poi !== undefined} onClose={onClose} label={last?.name ?? ''}>
      {last && <PlaceDetails key={last.id} {...props} poi={last} />}
    </SideSheet>
  );
}
