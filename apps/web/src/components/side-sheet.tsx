import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from './use-is-phone.ts';
import classes from './side-sheet.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface SideSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Its name for screen readers; its content has the heading. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Details beside the page they belong to: a drawer on the right, below 768 px a sheet from the bottom. */
export function SideSheet({ opened, onClose, label, children }: SideSheetProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  useFocusReturn(opened);
  useBackCloses(opened, onClose);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : '26rem'}
      classNames={{ content: isPhone ? classes.sheet : classes.drawer }}
    >
      <Drawer.Overlay backgroundOpacity={isPhone ? 0.5 : 0.2} />
      <Drawer.Content aria-label={label}>
        <Drawer.CloseButton className={classes.close} aria-label={t('close')} iconSize={20} />
        <Drawer.Body className={classes.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
