import type { User } from '@ooo/db/queries/user-row';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Env } from '../env.ts';

/**
 * The user with the role that the environment gives: an e-mail of `ADMIN_EMAILS` counts where its
 * provider verified it, or where local sign-in asks for no proof at all. Who gave no proof there is
 * not asked for the age again either: the form did, and a script need not.
 */
export function toCurrentUser(
  user: User,
  { adminEmails, localSignIn }: Pick<Env, 'adminEmails' | 'localSignIn'>,
): CurrentUser {
  const isProved = user.emailVerified || localSignIn;
  const isUnproved = localSignIn && !user.emailVerified;
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    profileImageUrl: user.profileImageUrl,
    inviteCode: user.inviteCode,
    isAdmin: isProved && adminEmails.includes(user.email.toLowerCase()),
    ageConfirmed: user.ageConfirmedAt !== null || isUnproved,
    temperatureUnit: user.temperatureUnit,
    language: user.language,
  };
}
