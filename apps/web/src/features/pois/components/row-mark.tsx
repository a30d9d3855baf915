import { VisuallyHidden } from '@mantine/core';
import { findPicture } from '@ooo/domain/places/place-picture';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { useTranslation } from 'react-i18next';
import { KIND_ICONS } from '../../../components/kind-icons.ts';
import { SwatchIcon } from '../../../components/swatch-icon.tsx';
import { dayColor, TAG_COLORS } from '../../../lib/theme.ts';
import classes from './place-rows.module.css';

interface RowMarkProps {
  readonly poi: Poi;
  /** Its place in the order of a day, as its marker on the map shows it. */
  readonly stop: { readonly number: number; readonly dayNumber: number } | undefined;
}

/** At the head of a row: what the place is, and on a single day which stop. */
export function RowMark({ poi, stop }: RowMarkProps) {
  const { t } = useTranslation('pois');
  const { kind, tag, location } = poi;
  const icon = KIND_ICONS[findPicture({ kind, tag, coordinates: location.coordinates }).name];
  if (!stop) return <SwatchIcon icon={icon} {...TAG_COLORS[tag]} />;
  const { fill, text } = dayColor(stop.dayNumber);
  return (
    <>
      <VisuallyHidden>{t('rows.stop', { number: stop.number })}</VisuallyHidden>
      <span aria-hidden className={classes.stop} style={{ background: fill, color: text }}>
        {stop.number}
        <span className={classes.kind}>
          <SwatchIcon icon={icon} {...TAG_COLORS[tag]} size={20} />
        </span>
      </span>
    </>
  );
}
