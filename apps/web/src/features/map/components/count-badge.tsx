import { UnstyledButton } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { IconFocusCentered } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Covered } from '@ooo/map/view/covered';
import { useFit } from '../lib/use-fit.ts';
import { FIT_BADGE } from '@ooo/map/view/zoom';
import classes from './map-controls.module.css';

interface CountBadgeProps {
  readonly pois: readonly Poi[];
  /** Those within 100 km of the destination: one on another continent would shrink the city to a dot. */
  readonly near: readonly Poi[];
  readonly covered: Covered;
}

/** How many places the map shows; a press brings those near the destination into view. */
export function CountBadge({ pois, near, covered }: CountBadgeProps) {
  const { t } = useTranslation('map');
  const fit = useFit(covered);
  const label = t('places', { count: pois.length });
  return (
    <UnstyledButton
      className={classes.count}
      data-over-map
      onClick={() => fit(near, FIT_BADGE)}
      aria-label={t('fit', { label })}
      disabled={!near.some((poi) => poi.location.coordinates)}
    >
      <IconFocusCentered size={16} stroke={1.75} aria-hidden />
      {label}
    </UnstyledButton>
  );
}
