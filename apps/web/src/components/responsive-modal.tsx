import { Drawer, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OuterDialog, useDialogNesting } from './outer-dialog.ts';
import classes from './responsive-modal.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useIsPhone } from './use-is-phone.ts';

/** The header of a dialog is no banner of the page. */
const PLAIN = { role: 'presentation' } as const;

interface ResponsiveModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Width of the centred modal; 42rem at most by default. */
  readonly size?: string | number;
  /** The sheet takes the whole height of a phone. */
  readonly fullHeight?: boolean;
  /** It may be opened while a menu or a note of the page is open, and covers it. */
  readonly isOverAll?: boolean;
}

/** Above the page's own popovers. */
const OVER_ALL = { zIndex: 400 } as const;

/** A bottom sheet with a title under 768 px, else a centred modal of at most 90% of the height. */
export function ResponsiveModal({
  opened,
  onClose,
  title,
  children,
  size = '42rem',
  fullHeight = false,
  isOverAll = false,
}: ResponsiveModalProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  useFocusReturn(opened);
  useBackCloses(opened, onClose);
  const { isOnTop, hearInner } = useDialogNesting(opened);
  const body = <OuterDialog value={hearInner}>{children}</OuterDialog>;
  const classNames = { title: classes.title, header: classes.header };
  if (isPhone) {
    return (
      <Drawer.Root
        {...(isOverAll && OVER_ALL)}
        opened={opened}
        onClose={onClose}
        closeOnEscape={isOnTop}
        position="bottom"
        size={fullHeight ? '100dvh' : 'auto'}
        classNames={{ ...classNames, content: fullHeight ? classes.full : classes.sheet }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <Drawer.Header {...PLAIN}>
            <Drawer.Title>{title}</Drawer.Title>
            <Drawer.CloseButton aria-label={t('close')} size={44} iconSize={20} />
          </Drawer.Header>
          <Drawer.Body>{body}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    );
  }
  return (
    <Modal.Root
      {...(isOverAll && OVER_ALL)}
      opened={opened}
      onClose={onClose}
      closeOnEscape={isOnTop}
      size={size}
      centered
      classNames={{ ...classNames, content: classes.modal }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header {...PLAIN}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} size={36} iconSize={20} />
        </Modal.Header>
        <Modal.Body>{body}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
