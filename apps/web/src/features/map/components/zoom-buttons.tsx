import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap, useMapEvents } from 'react-leaflet';
import classes from './map-controls.module.css';

/** Closer and farther. */
export function ZoomButtons({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('map');
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  return (
    <ActionIcon.Group orientation="vertical" {...(className !== undefined && { className })}>
      <ActionIcon
        variant="default"
        className={classes.button}
        aria-label={t('zoomIn')}
        disabled={zoom >= map.getMaxZoom()}
        onClick={() => map.zoomIn()}
      >
        <IconPlus size={18} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        className={classes.button}
        aria-label={t('zoomOut')}
        disabled={zoom <= map.getMinZoom()}
        onClick={() => map.zoomOut()}
      >
        <IconMinus size={18} stroke={1.75} />
      </ActionIcon>
    </ActionIcon.Group>
  );
}
