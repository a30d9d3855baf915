import { Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconTicket } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketReader } from '../api/use-ticket-reading.ts';
import { toNewDocument } from '../lib/admit-documents.ts';
import { useIsTouch } from '../lib/use-is-touch.ts';
import { toDocuments, usePastedDocuments } from '../lib/use-pasted-documents.ts';
import { CameraButton } from './camera-button.tsx';
import classes from './upload-box.module.css';

interface UploadBoxProps {
  readonly reader: Pick<TicketReader, 'add'>;
  /** Smaller, once there are documents above it. */
  readonly isCompact: boolean;
}

/** Drop, browse, paste or photograph; the server decides by the content what can be read. */
export function UploadBox({ reader, isCompact }: UploadBoxProps) {
  const { t } = useTranslation('tickets');
  usePastedDocuments((documents) => void reader.add(documents));
  const addFiles = (files: File[]) => void reader.add(files.map(toNewDocument));
  const openRef = useRef<() => void>(null);
  const way = useIsTouch() ? 'touch' : 'mouse';
  const title = isCompact ? t('source.more') : t(`source.${way}.title`);
  const texts = (
    <>
      <Text fw={600}>{title}</Text>
      {/* A press on the box opens the files too; the keyboard has this button. */}
      <UnstyledButton
        className={classes.browse}
        onClick={(event) => {
          event.stopPropagation();
          openRef.current?.();
        }}
      >
        {t(`source.${way}.browse`)}
      </UnstyledButton>
    </>
  );
  return (
    <Stack
      gap="sm"
      onDropCapture={(event) => {
        // Files are the drop zone's; it knows nothing of text.
        if (event.dataTransfer.files.length > 0) return;
        event.preventDefault();
        event.stopPropagation();
        void reader.add(toDocuments(event.dataTransfer));
      }}
    >
      <Dropzone
        className={classes.box ?? ''}
        data-compact={isCompact || undefined}
        openRef={openRef}
        activateOnKeyboard={false}
        inputProps={{ 'aria-label': title }}
        onDrop={addFiles}
      >
        {isCompact ? (
          <Group gap="xs" justify="center">
            {texts}
          </Group>
        ) : (
          <Stack align="center" gap={6} ta="center">
            <span className={classes.icon} aria-hidden>
              <IconTicket size={28} stroke={1.75} />
            </span>
            {texts}
            <Text size="sm" c="var(--ooo-muted)" className={classes.hint}>
              {t('source.formats')}
            </Text>
            <Text size="sm" c="var(--ooo-muted)" className={classes.hint}>
              {t(`source.${way}.several`)}
            </Text>
          </Stack>
        )}
      </Dropzone>
      <CameraButton onShots={addFiles} />
    </Stack>
  );
}
