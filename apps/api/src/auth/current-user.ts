import type { User } from '@ooo/db/queries/user-row';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { toOwnPicturePath } from '../features/account/picture-path.service.ts';
import type { Env } from '../context/ports/env.ts';

/**
 * The user with the role that the environment gives: an e-mail of `ADMIN_EMAILS` counts where its provider verified
 * it, or where local sign-in asks for no proof at all. Anyone who signed in there without proof is not asked for
 * their age again: the form has asked already, and a script need not be asked.
 */
export function toCurrentUser(
  user: User,
  env: Pick<Env, 'adminEmails' | 'localSignIn' | 'google' | 'oidc' | 'offline'>,
): CurrentUser {
  const { adminEmails, localSignIn } = env;
  const isProved = user.emailVerified || localSignIn;
  const isUnproved = localSignIn && !user.emailVerified;
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    profileImageUrl: toOwnPicturePath(user.profileImageUrl, env),
    inviteCode: user.inviteCode,
    isAdmin: isProved && adminEmails.includes(user.email.toLowerCase()),
    ageConfirmed: user.ageConfirmedAt !== null || isUnproved,
    temperatureUnit: user.temperatureUnit,
    language: user.language,
    preferences: user.preferences,
  };
}
