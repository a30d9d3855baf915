import { Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconTicket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type NewDocument, toNewDocument } from '../lib/admit-documents.ts';
import classes from './upload-box.module.css';

interface TicketDropProps {
  /** False while a dialog takes files itself. */
  readonly isActive: boolean;
  readonly onTickets: (documents: NewDocument[]) => void;
}

/** Takes files that are dropped anywhere on the page, and says so while they are over it. */
export function TicketDrop({ isActive, onTickets }: TicketDropProps) {
  const { t } = useTranslation('tickets');
  return (
    <Dropzone.FullScreen
      // Visible only while a file is dragged over the page, so screen readers and the Tab key skip it.
      aria-hidden
      activateOnKeyboard={false}
      active={isActive}
      inputProps={{ 'aria-label': t('source.anywhere') }}
      onDrop={(files) => onTickets(files.map(toNewDocument))}
    >
      <Stack align="center" justify="center" gap="xs" mih="50vh" ta="center">
        <span className={classes.icon} aria-hidden>
          <IconTicket size={28} stroke={1.75} />
        </span>
        <Text fw={600}>{t('source.mouse.title')}</Text>
        <Text size="sm" c="var(--ooo-muted)">
          {t('source.formats')}
        </Text>
      </Stack>
    </Dropzone.FullScreen>
  );
}
