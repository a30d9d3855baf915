import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import type { Keeping } from '../api/use-keep-documents.ts';

interface KeepStepProps {
  readonly keeping: Keeping;
  readonly onRetry: () => void;
  readonly onDone: () => void;
}

/** The trip exists; its documents are on their way, or could not be kept. */
export function KeepStep({ keeping, onRetry, onDone }: KeepStepProps) {
  const { t } = useTranslation('tickets');
  const { files, failure, trip } = keeping;
  if (!failure) {
    return (
      <Group component="output" justify="center" gap="sm" py="xl">
        <Loader size="sm" />
        <Text component="span">{t('keep.sending', { count: files.length })}</Text>
      </Group>
    );
  }
  const names = files.map(({ name }) => name).join(', ');
  return (
    <Stack gap="md">
      <Notice kind="error" title={t('keep.failed', { trip: trip.name, names })}>
        {failure.detail !== undefined && <Text size="sm">{failure.detail}</Text>}
      </Notice>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onDone}>
          {t('keep.without')}
        </Button>
        <Button color="coral" onClick={onRetry}>
          {t('documents.again')}
        </Button>
      </Group>
    </Stack>
  );
}
