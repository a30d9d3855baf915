import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Rings } from '../components/rings.tsx';
import { paths } from '../lib/paths.ts';

/** A missing chunk means that a newer build has replaced this one. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
  );
}

/** Replaces a screen that threw. */
export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation();
  return (
    <Stack align="center" ta="center" gap="md" py={96} px="md" role="alert">
      <Rings size={32} />
      <Title order={1}>{t('error.crashTitle')}</Title>
      <Text c="var(--ooo-muted)" maw="48ch">
        {isMissingChunk(error) ? t('error.newVersion') : t('error.crashText')}
      </Text>
      <Group>
        <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
        <Button variant="default" component="a" href={paths.home}>
          {t('toHome')}
        </Button>
      </Group>
    </Stack>
  );
}
