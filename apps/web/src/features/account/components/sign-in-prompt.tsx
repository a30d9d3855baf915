import { Button, Stack, Text } from '@mantine/core';
import { IconBrandGoogleFilled, IconLogin2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../../i18n/use-language.ts';
import { serverPaths } from '../../../lib/paths.ts';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useAppConfig } from '../../app/api/use-app-config.ts';

interface SignInPromptProps {
  readonly opened: boolean;
  /** Where the sign-in leads; back here where it is absent. */
  readonly returnTo: string | undefined;
  /** How many documents wait in this browser for the sign-in. */
  readonly waiting?: number | undefined;
  /** Starts the demo instead; absent where it needs a sign-in too. */
  readonly onDemo?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Asks a signed-out visitor to sign in, with the providers that this installation has. */
export function SignInPrompt({
  opened,
  onClose,
  onDemo,
  waiting = 0,
  ...prompt
}: SignInPromptProps) {
  const { t } = useTranslation(['entry', 'common', 'landing']);
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const config = useAppConfig();
  const returnTo = prompt.returnTo ?? `${pathname}${search}`;
  const providers = config.data?.signIn.providers ?? [];
  return (
    <ResponsiveModal opened={opened} onClose={onClose} title={t('entry:prompt.title')} size="26rem">
      <Stack gap="sm">
        <Text size="sm" c="var(--ooo-muted)">
          {waiting > 0 ? t('entry:prompt.waiting', { count: waiting }) : t('entry:prompt.text')}
        </Text>
        {providers.map(({ id, name }) => (
          <Button
            key={id}
            component="a"
            href={serverPaths.signIn(returnTo, { provider: id, language })}
            leftSection={id === 'google' ? <IconBrandGoogleFilled size={18} /> : null}
          >
            {t('entry:prompt.continueWith', { provider: name })}
          </Button>
        ))}
        {config.data?.signIn.local === true && (
          <Button
            component="a"
            href={serverPaths.signIn(returnTo)}
            variant={providers.length > 0 ? 'default' : 'filled'}
            leftSection={<IconLogin2 size={18} stroke={1.75} />}
          >
            {t('entry:prompt.continueLocal')}
          </Button>
        )}
        {onDemo && (
          <Button variant="subtle" onClick={onDemo}>
            {t('landing:landing.demo')}
          </Button>
        )}
        <Button variant="subtle" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </Stack>
    </ResponsiveModal>
  );
}
