import type { Poi } from '@ooo/domain/pois/poi.schema';
import { divIcon } from 'leaflet';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Marker } from 'react-leaflet';
import { dayColor, TAG_COLORS } from '../../../lib/theme.ts';
import { TAG_ICONS } from '../../../components/tag-icons.ts';
import type { MappedPlace } from '../lib/group-places.ts';
import { toLatLng } from '../lib/leaflet-order.ts';
import { onPress } from '../lib/on-press.ts';
import { useMarkerName } from '../lib/use-marker-name.ts';
import classes from './markers.module.css';

const SIZE_PX = 40;

interface PlaceMarkerProps {
  readonly place: MappedPlace;
  readonly dayNumber: number | undefined;
  readonly isSelected: boolean;
  readonly onSelect: (poi: Poi) => void;
}

/** A place in its tag's colour, with the ring and the number of its day. */
export function PlaceMarker({ place, dayNumber, isSelected, onSelect }: PlaceMarkerProps) {
  const { t } = useTranslation('map');
  const { poi, coordinates, offset } = place;
  const [offsetX, offsetY] = offset;
  const face = useMemo(() => document.createElement('div'), []);
  const icon = useMemo(
    () =>
      divIcon({
        html: face,
        className: classes.anchor ?? '',
        iconSize: [SIZE_PX, SIZE_PX],
        iconAnchor: [SIZE_PX / 2 - offsetX, SIZE_PX / 2 - offsetY],
      }),
    [face, offsetX, offsetY],
  );
  const label =
    dayNumber === undefined ? poi.name : t('marker', { name: poi.name, number: dayNumber });
  const marker = useMarkerName(label, icon);
  const TagIcon = TAG_ICONS[poi.tag];
  const tag = TAG_COLORS[poi.tag];
  const day = dayNumber === undefined ? undefined : dayColor(dayNumber);

  return (
    <>
      <Marker
        ref={marker}
        position={toLatLng(coordinates)}
        icon={icon}
        title={label}
        zIndexOffset={isSelected ? 1000 : 0}
        eventHandlers={onPress(() => onSelect(poi))}
      />
      {createPortal(
        <span
          className={classes.face}
          data-selected={isSelected || undefined}
          style={{ background: tag.fill, color: tag.text, borderColor: day?.fill ?? '#ffffff' }}
        >
          <TagIcon size={18} stroke={1.75} aria-hidden />
          {day && (
            <span className={classes.day} style={{ background: day.fill, color: day.text }}>
              {dayNumber}
            </span>
          )}
        </span>,
        face,
      )}
    </>
  );
}
