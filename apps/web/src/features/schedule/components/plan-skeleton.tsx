import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The shape of a plan while it is made. */
export function PlanSkeleton() {
  const { t } = useTranslation('schedule');
  return (
    <Stack gap="sm" aria-busy aria-label={t('plan.loading')}>
      <Skeleton height={24} width={160} />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={48} />
      ))}
    </Stack>
  );
}
