import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { PrintSheet } from '../../../components/print-sheet.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { ItemGroup } from '../lib/group-items.ts';
import { useDestinationName } from '../../trip-data/api/use-destination-name.ts';
import classes from './packing-sheet.module.css';

interface PackingSheetProps {
  readonly trip: Trip;
  readonly groups: readonly ItemGroup[];
  readonly packed: ReadonlySet<string>;
}

/** The list on paper, with boxes to tick. */
export function PackingSheet({ trip, groups, packed }: PackingSheetProps) {
  const { t } = useTranslation('packing');
  const destination = useDestinationName(trip);
  const format = useFormat();
  const dates = format.dateRange(trip.startDate, trip.endDate);
  return (
    <PrintSheet title={trip.name} about={[t('title'), destination, dates]}>
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
    </PrintSheet>
  );
}
