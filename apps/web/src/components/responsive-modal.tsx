import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './responsive-modal.module.css';

/** Under this width a dialog is a bottom sheet. */
export const PHONE_QUERY = '(max-width: 767.98px)';

export function useIsPhone(): boolean {
  return useMediaQuery(PHONE_QUERY, false, { getInitialValueInEffect: false });
}

interface ResponsiveModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Width of the centred modal; 42rem at most by default. */
  readonly size?: string | number;
  /** The sheet takes the whole height of a phone. */
  readonly fullHeight?: boolean;
}

/** A bottom sheet with a title under 768 px, else a centred modal of at most 90% of the height. */
export function ResponsiveModal({
  opened,
  onClose,
  title,
  children,
  size = '42rem',
  fullHeight = false,
}: ResponsiveModalProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const closeButtonProps = { 'aria-label': t('close') };
  if (isPhone) {
    return (
      <Drawer
        opened={opened}
        onClose={onClose}
        title={title}
        position="bottom"
        size={fullHeight ? '100dvh' : 'auto'}
        closeButtonProps={closeButtonProps}
        classNames={{
          content: fullHeight ? classes.full : classes.sheet,
          title: classes.title,
          header: classes.header,
        }}
      >
        {children}
      </Drawer>
    );
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      centered
      closeButtonProps={closeButtonProps}
      classNames={{ content: classes.modal, title: classes.title, header: classes.header }}
    >
      {children}
    </Modal>
  );
}
