import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import classes from './saved-view.module.css';

/** The shape of the saved places while they load. */
export function SavedSkeleton() {
  const { t } = useTranslation('pois');
  return (
    <LoadingShape className={classes.skeleton} words={t('loading')}>
      <Skeleton height={28} width={160} mb="lg" />
      <div className={classes.cards}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} height={164} />
        ))}
      </div>
    </LoadingShape>
  );
}
