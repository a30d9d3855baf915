import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { divIcon, Marker } from 'leaflet';
import { toLatLng } from '../view/leaflet-order.ts';
import classes from './previews.module.css';

const SIZE_PX = 40;

/** Where a search result lies that is not saved: one dot. */
export class ResultLayer extends Marker {
  constructor(at: Coordinates, name: string) {
    const face = document.createElement('span');
    face.className = classes.result ?? '';
    super(toLatLng(at), {
      title: name,
      icon: divIcon({
        html: face,
        className: classes.anchor ?? '',
        iconSize: [SIZE_PX, SIZE_PX],
      }),
    });
  }
}
