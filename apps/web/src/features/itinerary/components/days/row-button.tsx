import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';

interface RowButtonProps
  extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** Of the place. */
  readonly name: string;
}

/** Opens what can be done with a row. */
export function RowButton({ name, ...rest }: RowButtonProps) {
  const { t } = useTranslation('itinerary');
  return (
    <ActionIcon size={44} color="gray" aria-label={t('menu.of', { name })} {...rest}>
      <IconDotsVertical size={18} stroke={1.75} />
    </ActionIcon>
  );
}
