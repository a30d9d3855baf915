import { Loader, Stack, Text, UnstyledButton } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconMapPin } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './place-files.module.css';

interface PlaceFileBoxProps {
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
}

/** Drop or browse; the server decides by the content what can be read. */
export function PlaceFileBox({ isReading, onFile }: PlaceFileBoxProps) {
  const { t } = useTranslation('placeFiles');
  const openRef = useRef<() => void>(null);
  return (
    <Dropzone
      className={classes.box ?? ''}
      openRef={openRef}
      activateOnKeyboard={false}
      multiple={false}
      disabled={isReading}
      inputProps={{ 'aria-label': t('drop') }}
      onDrop={([file]) => file && onFile(file)}
    >
      <Stack align="center" gap={6} ta="center" aria-live="polite">
        <span className={classes.icon} aria-hidden>
          {isReading ? <Loader size={24} /> : <IconMapPin size={28} stroke={1.75} />}
        </span>
        <Text fw={600}>{isReading ? t('reading') : t('drop')}</Text>
        {!isReading && (
          <UnstyledButton
            className={classes.browse}
            onClick={(event) => {
              event.stopPropagation();
              openRef.current?.();
            }}
          >
            {t('browse')}
          </UnstyledButton>
        )}
        <Text size="sm" c="var(--ooo-muted)" className={classes.hint}>
          {t('formats')}
        </Text>
      </Stack>
    </Dropzone>
  );
}
