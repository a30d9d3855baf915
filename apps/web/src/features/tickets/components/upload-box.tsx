import { Button, Loader, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconTicket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { useTicketReading } from '../api/use-ticket-reading.ts';
import { fileKindOf, MAX_FILE_BYTES } from '../lib/file-kind.ts';
import classes from './upload-box.module.css';

/** Drop or browse one file; the server decides by its content whether it can be read. */
export function UploadBox({ reading }: { readonly reading: ReturnType<typeof useTicketReading> }) {
  const { t } = useTranslation('tickets');
  if (reading.isReading) {
    return (
      <Stack align="center" justify="center" className={classes.reading}>
        <output className={classes.status}>
          <Loader size="sm" />
          <Text component="span">{t('source.reading')}</Text>
        </output>
        <Button variant="subtle" size="sm" onClick={reading.stop}>
          {t('source.stop')}
        </Button>
      </Stack>
    );
  }
  return (
    <Dropzone
      className={classes.box ?? ''}
      multiple={false}
      maxSize={MAX_FILE_BYTES}
      inputProps={{ 'aria-label': t('source.drop') }}
      onDrop={([file]) => {
        if (file) reading.upload(file);
      }}
      onReject={([rejection]) => {
        if (rejection) reading.reject(fileKindOf(rejection.file));
      }}
    >
      <Stack align="center" gap={6} ta="center">
        <span className={classes.icon} aria-hidden>
          <IconTicket size={28} stroke={1.75} />
        </span>
        <Text fw={600}>{t('source.drop')}</Text>
        <Text className={classes.browse}>{t('source.browse')}</Text>
        <Text size="sm" c="var(--ooo-muted)">
          {t('source.formats')}
        </Text>
      </Stack>
    </Dropzone>
  );
}
