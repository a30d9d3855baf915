import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import type { CreatedAccessToken } from '@ooo/domain/account/access-token.schema';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../../../components/section.module.css';

interface CreatedTokenProps {
  readonly created: CreatedAccessToken;
  readonly onDone: () => void;
}

/** Shows a token, the only time. */
export function CreatedToken({ created: { name, token }, onDone }: CreatedTokenProps) {
  const { t } = useTranslation('settings');
  return (
    <Stack gap="md">
      <Text size="sm">{t('tokens.createdText', { name })}</Text>
      <code className={classes.token}>{token}</code>
      <Group justify="flex-end">
        <CopyButton value={token}>
          {({ copied, copy }) => (
            <Button
              color="coral"
              data-autofocus
              leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} stroke={1.75} />}
              onClick={copy}
            >
              {copied ? t('tokens.copied') : t('tokens.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onDone}>
          {t('tokens.done')}
        </Button>
      </Group>
    </Stack>
  );
}
