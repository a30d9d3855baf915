import { Text } from '@mantine/core';
import { isStreetless } from '@ooo/map/view/streetless';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap } from 'react-leaflet';
import classes from './drawn-map-note.module.css';

/** Says why the map has no streets here, and what would bring them. */
export function DrawnMapNote() {
  const { t } = useTranslation('map');
  const map = useMap();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const look = () => {
      const { lng, lat } = map.getCenter();
      setIsShown(isStreetless(map.getZoom(), [lng, lat]));
    };
    look();
    map.on('moveend', look);
    return () => {
      map.off('moveend', look);
    };
  }, [map]);

  if (!isShown) return null;
  return (
    <Text className={classes.note} data-over-map>
      {t('streetless')}
    </Text>
  );
}
