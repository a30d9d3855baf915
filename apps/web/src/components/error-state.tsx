import { Button, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isLate, toAppError } from '../lib/app-error.ts';
import { useErrorSentence } from '../lib/use-error-sentence.ts';
import { Rings } from './rings.tsx';

interface ErrorStateProps {
  readonly error: unknown;
  /** What could not be done; a general sentence if absent. After a timeout: `Loading Failed`. */
  readonly title?: string;
  /** Its consequence, shown before the reason. */
  readonly text?: string;
  readonly onRetry?: () => void;
  /** `Try Again` by default. */
  readonly retryLabel?: string;
}

/** What went wrong, in the server's words if there are any, and a way on. */
export function ErrorState({ error, title, text, onRetry, retryLabel }: ErrorStateProps) {
  const { t } = useTranslation();
  const body = toAppError(error);
  const sentenceOf = useErrorSentence();
  const hangs = isLate(error);
  return (
    <Stack align="center" gap="md" py={48} px="md" ta="center" role="alert">
      <Rings size={28} />
      <div>
        <Text fw={550}>{hangs ? t('error.loadingFailed') : (title ?? t('error.title'))}</Text>
        {text !== undefined && !hangs && (
          <Text size="sm" maw="48ch" mt={4}>
            {text}
          </Text>
        )}
        <Text size="sm" c="var(--ooo-muted)" maw="48ch" mt={4}>
          {sentenceOf(error)}
        </Text>
        {body && body.requestId !== '' && (
          <Text size="xs" c="var(--ooo-muted)" mt={4}>
            {t('error.request', { id: body.requestId })}
          </Text>
        )}
      </div>
      {onRetry && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.75} />}
          onClick={onRetry}
        >
          {retryLabel ?? t('retry')}
        </Button>
      )}
    </Stack>
  );
}
