import { ActionIcon, Loader } from '@mantine/core';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { IconCurrentLocation } from '@tabler/icons-react';
import { DomEvent } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnPosition } from '../lib/use-own-position.ts';
import classes from './map-controls.module.css';
import { OwnPositionMarker } from './own-position-marker.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

interface MapControlsProps {
  readonly destination: string;
  /** Of the city; undefined while it is unknown. */
  readonly center: Coordinates | undefined;
}

/** Closer, farther, and to where the traveller is: buttons on the right, where a thumb reaches them. */
export function MapControls({ destination, center }: MapControlsProps) {
  const { t } = useTranslation('map');
  const { position, isAsking, locate } = useOwnPosition(destination, center);
  const box = useRef<HTMLDivElement>(null);

  // A press on a button is not a press on the map under it.
  useEffect(() => {
    if (box.current) DomEvent.disableClickPropagation(box.current);
  }, []);

  return (
    <>
      <div ref={box} className={classes.controls} data-over-map>
        <ActionIcon
          variant="default"
          className={classes.button}
          aria-label={t('position.show')}
          aria-busy={isAsking}
          disabled={isAsking}
          onClick={() => void locate()}
        >
          {isAsking ? <Loader size={16} /> : <IconCurrentLocation size={18} stroke={1.75} />}
        </ActionIcon>
        <ZoomButtons className={classes.zoom} />
      </div>
      {position && <OwnPositionMarker position={position} />}
    </>
  );
}
