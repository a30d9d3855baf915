import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoadingShape } from '../loading-shape.tsx';
import classes from './day-list.module.css';

const ROWS = [0, 1, 2, 3];

/** The shape of two days with their stops. */
export function DayListSkeleton() {
  const { t } = useTranslation('itinerary');
  return (
    <LoadingShape words={t('loading')}>
      {[0, 1].map((day) => (
        <div key={day} className={classes.day}>
          <div className={classes.head}>
            <Skeleton height={24} width={144} my={10} />
          </div>
          {ROWS.map((row) => (
            <div key={row} className={classes.main}>
              <Skeleton height={28} width={28} circle />
              <Skeleton height={14} width={56} />
              <Skeleton height={14} width="50%" />
            </div>
          ))}
        </div>
      ))}
    </LoadingShape>
  );
}
