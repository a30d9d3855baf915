import { Button, Skeleton, Text } from '@mantine/core';
import type { AccessToken } from '@ooo/domain/account/access-token.schema';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { useTokens } from '../api/use-tokens.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { Section } from '../../../components/section.tsx';
import classes from '../../../components/section.module.css';
import { TokenRow } from './token-row.tsx';

/** What scripts sign in with. */
export function TokensSection() {
  const { t } = useTranslation('settings');
  const [isCreating, setIsCreating] = useState(false);
  const [revoked, setRevoked] = useState<AccessToken>();
  return (
    <Section
      title={t('tokens.title')}
      text={t('tokens.text')}
      action={
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} />}
          onClick={() => setIsCreating(true)}
        >
          {t('tokens.new')}
        </Button>
      }
    >
      <TokenList onRevoke={setRevoked} />
      {isCreating && <NewTokenDialog onClose={() => setIsCreating(false)} />}
      {revoked && <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} />}
    </Section>
  );
}

function TokenList({ onRevoke }: { readonly onRevoke: (token: AccessToken) => void }) {
  const { t } = useTranslation('settings');
  const [now] = useState(() => new Date());
  const tokens = useTokens();
  if (tokens.isError) {
    return (
      <ErrorState
        error={tokens.error}
        title={t('tokens.loadFailed')}
        onRetry={() => void tokens.refetch()}
      />
    );
  }
  if (!tokens.data) return <Skeleton height={64} mt="md" />;
  if (tokens.data.length === 0) return <Text mt="md">{t('tokens.none')}</Text>;
  return (
    <ul className={classes.list}>
      {tokens.data.map((token) => (
        <TokenRow key={token.id} token={token} now={now} onRevoke={() => onRevoke(token)} />
      ))}
    </ul>
  );
}
