import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { AccountMenu } from '../../features/account/components/account-menu.tsx';
import { InviteBadge } from '../../features/invites/components/invite-badge.tsx';

interface AccountPartProps {
  readonly user: CurrentUser;
  readonly isLetIn: boolean;
  readonly tripId: TripId | undefined;
}

/** The menu of the user, with the tier of their invite. */
export function AccountPart({ user, isLetIn, tripId }: AccountPartProps) {
  return (
    <AccountMenu
      user={user}
      badge={<InviteBadge inviteCode={user.inviteCode} />}
      isLetIn={isLetIn}
      tripId={tripId}
    />
  );
}
