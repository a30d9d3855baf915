import { Button } from '@mantine/core';
import { IconBeach, IconTemperature } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './no-trip.module.css';
import strip from './trip-strip.module.css';

/** Instead of a trip's summary: says that none is selected, and offers what still works. */
export function NoTripStrip({ onWeather }: { readonly onWeather: () => void }) {
  const { t } = useTranslation(['trips', 'weather']);
  return (
    <header className={strip.strip} data-lean data-collapsed>
      <h1 className={classes.title}>
        <IconBeach size={22} stroke={1.75} aria-hidden />
        {t('trips:switcher.home')}
      </h1>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconTemperature size={16} stroke={1.75} aria-hidden />}
        onClick={onWeather}
      >
        {t('weather:titleWithoutTrip')}
      </Button>
    </header>
  );
}
