import { listDayNeeds } from '@ooo/domain/itinerary/day-needs';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { ActionIcon, Button } from '@mantine/core';
import { IconSun } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OnceOpened } from '../../components/once-opened.tsx';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { useNextStop } from '../../features/itinerary/api/use-next-stop.ts';
import { useWeather } from '../../features/weather/api/use-weather.ts';
import { DayWeather } from '../../features/weather/components/day-weather.tsx';
import { later } from '../../lib/later.ts';
import { tripParts } from './trip-parts.ts';
import type { TripDialogs } from './use-trip-dialogs.ts';

const DaySheet = later(tripParts.daySheet, 'DaySheet');

interface TodayProps {
  readonly trip: TripWithCaches;
  readonly dialogs: TripDialogs;
  readonly onShowFlights: () => void;
}

/** While the trip is under way: the button that opens today, on every view. */
export function Today({ trip, dialogs, onShowFlights }: TodayProps) {
  const { t } = useTranslation('itinerary');
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useIsPhone();
  const next = useNextStop(trip);
  const { days } = useWeather(trip);
  if (!next) return null;
  const { date } = next.day;
  const leaving = (act: () => void) => {
    setIsOpen(false);
    act();
  };
  return (
    <>
      {isPhone ? (
        <ActionIcon
          size={44}
          variant="filled"
          color="coral"
          aria-label={t('now.today')}
          onClick={() => setIsOpen(true)}
        >
          <IconSun size={20} stroke={1.75} />
        </ActionIcon>
      ) : (
        <Button
          size="sm"
          color="coral"
          leftSection={<IconSun size={16} stroke={1.75} />}
          onClick={() => setIsOpen(true)}
        >
          {t('now.today')}
        </Button>
      )}
      <OnceOpened opened={isOpen}>
        <DaySheet
          next={next}
          opened={isOpen}
          weather={<DayWeather trip={trip} date={date} />}
          needs={listDayNeeds(
            next.day,
            days?.find((day) => day.date === date),
          )}
          onDetails={(poi) => leaving(() => dialogs.showPlace(poi, date))}
          onShowFlights={() => leaving(onShowFlights)}
          onClose={() => setIsOpen(false)}
        />
      </OnceOpened>
    </>
  );
}
