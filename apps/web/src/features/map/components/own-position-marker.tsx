import { PositionLayer } from '@ooo/map/position/position.layer';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAPER, POSITION } from '../../../lib/theme.ts';
import type { OwnPosition } from '../lib/own-position.ts';
import { useLayer } from '../lib/use-layer.ts';

/** The traveller's position and its accuracy. */
export function OwnPositionMarker({ position }: { readonly position: OwnPosition }) {
  const { t } = useTranslation('map');
  const [layer] = useState(() => new PositionLayer({ fill: POSITION, edge: PAPER }));
  useLayer(layer);
  useEffect(
    () => layer.show(position.coordinates, position.accuracyM, t('position.here')),
    [layer, position, t],
  );
  return null;
}
