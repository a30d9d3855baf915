import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap } from 'react-leaflet';

const PREFIX = '<a href="https://leafletjs.com">Leaflet</a>';

/** Says what the map is, and how the keyboard moves it, when the focus comes to it. */
export function MapName() {
  const { t } = useTranslation('map');
  const map = useMap();
  const name = t('canvas');
  useEffect(() => {
    map.attributionControl?.setPrefix(PREFIX);
    const container = map.getContainer();
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', name);
  }, [map, name]);
  return null;
}
