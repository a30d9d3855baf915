import { ActionIcon, Button } from '@mantine/core';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../../components/hint.tsx';
import classes from './plan.module.css';

interface MustButtonProps {
  readonly name: string;
  readonly isMust: boolean;
  /** Without its label, if there is no room for it. */
  readonly isSmall?: boolean;
  readonly onToggle: () => void;
}

/** Marks a place that has to be in the plan; another press undoes that. */
export function MustButton({ name, isMust, isSmall = false, onToggle }: MustButtonProps) {
  const { t } = useTranslation('schedule');
  const PinIcon = isMust ? IconPinFilled : IconPin;
  const toggle = {
    'aria-pressed': isMust,
    'aria-label': t('plan.mustBeInOf', { name }),
    onClick: onToggle,
  };
  if (isSmall) {
    return (
      <Hint label={t('plan.mustBeIn')}>
        <ActionIcon size={44} color="gray" {...toggle}>
          <PinIcon size={18} />
        </ActionIcon>
      </Hint>
    );
  }
  return (
    <Button
      size="compact-md"
      variant={isMust ? 'filled' : 'default'}
      className={classes.must}
      leftSection={<PinIcon size={14} />}
      {...toggle}
    >
      {t('plan.mustBeIn')}
    </Button>
  );
}
