import { Button, Card, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { serverPaths } from '../../../lib/paths.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Rings } from '../../../components/rings.tsx';
import { RingsLoader } from '../../../components/rings-loader.tsx';
import { useAppConfig } from '../../app/api/use-app-config.ts';
import type { SignInSearch } from '../lib/sign-in-search.ts';
import { SignInForm } from './sign-in-form.tsx';

interface SignInScreenProps {
  readonly search: SignInSearch;
  readonly onSignedIn: () => void;
  /** Absent where the demo needs a sign-in too. */
  readonly onDemo: (() => void) | undefined;
}

/** The local form if this installation has it, and a button for each of its providers. */
export function SignInScreen({ search, onSignedIn, onDemo }: SignInScreenProps) {
  const { t } = useTranslation(['entry', 'landing']);
  const language = useLanguage();
  const config = useAppConfig();
  if (config.isPending) return <RingsLoader height={320} />;
  if (!config.data)
    return <ErrorState error={config.error} onRetry={() => void config.refetch()} />;
  const { local, providers } = config.data.signIn;
  const { returnTo, inviteCode, problem } = search;
  const toProvider = (provider: string) =>
    serverPaths.signIn(returnTo, { provider, language, ...(inviteCode && { invite: inviteCode }) });
  return (
    <Card withBorder padding="lg">
      <Stack gap="lg">
        <Stack gap={4} align="center" ta="center">
          <Rings size={28} />
          <PageTitle mt="sm" text={t('signIn.title')} />
          <Text c="var(--ooo-muted)">{local ? t('signIn.text') : null}</Text>
        </Stack>
        {problem && <Notice kind="error" title={t(`problems.${problem}`)} />}
        {local && <SignInForm inviteCode={inviteCode} onSignedIn={onSignedIn} />}
        {providers.map(({ id, name }) => (
          <Button key={id} component="a" href={toProvider(id)} variant="default">
            {t('prompt.continueWith', { provider: name })}
          </Button>
        ))}
        {!local && providers.length === 0 && <Text ta="center">{t('signIn.away')}</Text>}
        {onDemo && (
          <Button variant="subtle" onClick={onDemo}>
            {t('landing:landing.demo')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
