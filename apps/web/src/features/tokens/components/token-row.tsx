import { Button } from '@mantine/core';
import type { AccessToken } from '@ooo/domain/account/access-token.schema';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from '../../../components/section.module.css';

interface TokenRowProps {
  readonly token: AccessToken;
  readonly now: Date;
  readonly onRevoke: () => void;
}

export function TokenRow({ token, now, onRevoke }: TokenRowProps) {
  const { t } = useTranslation('settings');
  const { name, prefix, scope } = token;
  const facts = [t(`tokens.scopes.${scope}`), useExpiry(token, now), useLastUse(token)];
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <div className={classes.name}>
          {name} <code className={classes.prefix}>{prefix}…</code>
        </div>
        <div className={classes.facts}>{facts.join(' · ')}</div>
      </div>
      <Button
        variant="subtle"
        size="sm"
        className={classes.danger}
        aria-label={t('tokens.revoke', { name })}
        onClick={onRevoke}
      >
        {t('tokens.revokeShort')}
      </Button>
    </li>
  );
}

function useExpiry({ expiresAt }: AccessToken, now: Date): string {
  const { t } = useTranslation('settings');
  const format = useFormat();
  if (expiresAt === null) return t('tokens.neverExpires');
  const when = format.instantDate(expiresAt);
  return new Date(expiresAt) <= now ? t('tokens.expired', { when }) : t('tokens.expires', { when });
}

function useLastUse({ lastUsedAt }: AccessToken): string {
  const { t } = useTranslation('settings');
  const format = useFormat();
  if (lastUsedAt === null) return t('tokens.neverUsed');
  return t('tokens.lastUsed', { when: format.instant(lastUsedAt) });
}
