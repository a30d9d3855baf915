import { Container, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoadingShape } from '../../../components/loading-shape.tsx';

const ROWS = [52, 68, 44, 60] as const;

/** The shape of two categories while the list comes. */
export function ListSkeleton() {
  const { t } = useTranslation('packing');
  return (
    <LoadingShape words={t('loading')}>
      {['first', 'second'].map((category) => (
        <div key={category}>
          <Skeleton height={20} width={180} mb="sm" />
          {ROWS.map((width) => (
            <Skeleton key={width} height={20} width={`${width}%`} my="md" ml="lg" />
          ))}
        </div>
      ))}
    </LoadingShape>
  );
}

/** The same in the place of the screen, while that is loaded. */
export function PackingSkeleton() {
  return (
    <Container size="77rem" py="lg">
      <Skeleton height={28} width={160} mb="xl" />
      <ListSkeleton />
    </Container>
  );
}
