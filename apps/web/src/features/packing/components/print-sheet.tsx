import type { Trip } from '@ooo/domain/trips/trip.schema';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { ItemGroup } from '../lib/group-items.ts';
import classes from './print-sheet.module.css';

interface PrintSheetProps {
  readonly trip: Trip;
  readonly groups: readonly ItemGroup[];
  readonly packed: ReadonlySet<string>;
}

/** The list on paper, with boxes to tick: on the screen it is not there, and on paper nothing else is. */
export function PrintSheet({ trip, groups, packed }: PrintSheetProps) {
  const { t } = useTranslation('packing');
  const format = useFormat();
  return createPortal(
    <div className={classes.sheet} aria-hidden data-testid="print-sheet">
      <h1 className={classes.title}>{trip.name}</h1>
      <p className={classes.about}>
        {t('title')} · <bdi>{trip.destination}</bdi> ·{' '}
        {format.dateRange(trip.startDate, trip.endDate)}
      </p>
      <div className={classes.columns}>
        {groups.map(({ category, items }) => (
          <section key={category} className={classes.category}>
            <h2>{t(`category.${category}`)}</h2>
            <ul>
              {items.map(({ id, item, quantity }) => (
                <li key={id}>
                  <span className={classes.box}>{packed.has(id) ? '✓' : ''}</span>
                  <span>
                    {item}
                    {quantity > 1 && <b> {t('quantity', { quantity })}</b>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>,
    document.body,
  );
}
