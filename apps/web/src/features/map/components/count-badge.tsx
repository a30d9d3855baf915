import { UnstyledButton } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { IconFocusCentered } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Covered } from '../lib/covered.ts';
import { useFit } from '../lib/use-fit.ts';
import { FIT_BADGE } from '../lib/zoom.ts';
import classes from './map-controls.module.css';

interface CountBadgeProps {
  readonly pois: readonly Poi[];
  readonly covered: Covered;
}

/** How many places the map shows; a press brings all of them into view. */
export function CountBadge({ pois, covered }: CountBadgeProps) {
  const { t } = useTranslation('map');
  const fit = useFit(covered);
  const label = t('places', { count: pois.length });
  return (
    <UnstyledButton
      className={classes.count}
      data-over-map
      onClick={() => fit(pois, FIT_BADGE)}
      aria-label={t('fit', { label })}
      disabled={!pois.some((poi) => poi.location.coordinates)}
    >
      <IconFocusCentered size={16} stroke={1.75} aria-hidden />
      {label}
    </UnstyledButton>
  );
}
