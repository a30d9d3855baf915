import { Text, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './trip-card.module.css';

/** The dashed card, which starts another trip. */
export function PlanTripCard({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('trips');
  return (
    <UnstyledButton className={classes.plan} onClick={onClick}>
      <span className={classes.plus} aria-hidden>
        <IconPlus size={22} stroke={1.75} />
      </span>
      <Text component="span" fw={600}>
        {t('plan.title')}
      </Text>
      <Text component="span" size="sm" c="var(--ooo-muted)">
        {t('plan.text')}
      </Text>
    </UnstyledButton>
  );
}
