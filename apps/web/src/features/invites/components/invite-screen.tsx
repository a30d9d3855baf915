import { Button, Card, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { serverPaths } from '../../../lib/paths.ts';
import { PageTitle } from '../../../components/page-title.tsx';
import { Rings } from '../../../components/rings.tsx';
import { InviteForm } from './invite-form.tsx';

interface InviteScreenProps {
  readonly email: string | null;
  /** The code that the visitor came with; empty without one. */
  readonly code: string;
  readonly onAccess: () => void;
  readonly onDemo: (() => void) | undefined;
}

/** The door of the beta. */
export function InviteScreen({ email, code, onAccess, onDemo }: InviteScreenProps) {
  const { t } = useTranslation(['invites', 'landing']);
  return (
    <Card withBorder padding="lg">
      <Stack gap="lg">
        <Stack gap={4} align="center" ta="center">
          <Rings size={28} />
          <PageTitle mt="sm" text={t('title')} />
          <Text c="var(--ooo-muted)">{t('subtitle')}</Text>
          {email !== null && (
            <Text size="sm" c="var(--ooo-muted)">
              {t('loggedInAs')}{' '}
              <Text component="span" fw={600} c="var(--mantine-color-text)">
                {email}
              </Text>
            </Text>
          )}
        </Stack>
        <InviteForm email={email} code={code} onAccess={onAccess} />
        {onDemo && (
          <Button variant="default" fullWidth onClick={onDemo}>
            {t('landing:landing.demo')}
          </Button>
        )}
        <Button component="a" href={serverPaths.signOut} variant="subtle" fullWidth>
          {t('signOut')}
        </Button>
      </Stack>
    </Card>
  );
}
