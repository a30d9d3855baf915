import { Badge } from '@mantine/core';
import type { InviteStats } from '@ooo/domain/account/invite.schema';
import { useTranslation } from 'react-i18next';
import { useInviteStats } from '../api/use-invite-stats.ts';

const BETA_RED_MAX_USES = 50;

const COLORS: Record<InviteStats['tier'], string> = {
  redline: 'red',
  allblue: 'blue',
  early_access: 'gray',
};

/** The tier of the invite, with its uses: `Beta Red 12/50`, `Beta Blue 7/∞`, `Early Access`. */
export function InviteBadge({ inviteCode }: { readonly inviteCode: string | null }) {
  const { t } = useTranslation('invites');
  const { data: stats } = useInviteStats(inviteCode);
  const tier = stats?.tier ?? 'early_access';
  const labels: Record<InviteStats['tier'], string> = {
    redline: t('badge.red', {
      used: stats?.currentUses ?? 0,
      max: stats?.maxUses ?? BETA_RED_MAX_USES,
    }),
    allblue: t('badge.blue', { used: stats?.currentUses ?? 0 }),
    early_access: t('badge.early'),
  };
  return (
    <Badge color={COLORS[tier]} variant="light" radius="sm" tt="none">
      {labels[tier]}
    </Badge>
  );
}
