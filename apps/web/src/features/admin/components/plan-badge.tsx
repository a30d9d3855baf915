import { Badge, type BadgeVariant } from '@mantine/core';
import type { InviteTier } from '@ooo/domain/account/invite.schema';
import { useTranslation } from 'react-i18next';

interface Look {
  readonly color: string;
  readonly variant: BadgeVariant;
}

/** Destructive, default and secondary, as the specification styles them. */
const LOOKS: Readonly<Record<InviteTier, Look>> = {
  redline: { color: 'red.9', variant: 'filled' },
  allblue: { color: 'ink', variant: 'filled' },
  early_access: { color: 'gray', variant: 'default' },
};

export function PlanBadge({ plan }: { readonly plan: InviteTier }) {
  const { t } = useTranslation('admin');
  return (
    <Badge {...LOOKS[plan]} radius="sm" tt="none">
      {t(`plans.${plan}`)}
    </Badge>
  );
}
