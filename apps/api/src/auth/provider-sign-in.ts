import type { UserId } from '@ooo/domain/shared/ids';
import type { Language } from '@ooo/domain/shared/language';
import {
  findOrCreateUserByIdentity,
  type IdentityProfile,
  touchLogin,
} from '@ooo/db/queries/users.queries';
import type { Deps } from '../context/deps.ts';
import { SignInFailure } from './sign-in-failure.ts';

/**
 * The user of an identity at a provider; made at the first sign-in and updated with the provider's name and e-mail at
 * each later one; `language` is that of a user who is made. Resolves to the user's id. Accounts are never linked by e-mail.
 */
export async function signInByProvider(
  { db }: Deps,
  profile: IdentityProfile,
  language?: Language,
): Promise<UserId> {
  const signedIn = await findOrCreateUserByIdentity(db, profile, { language });
  if (!signedIn.ok) throw new SignInFailure('email-taken');
  await touchLogin(db, { userId: signedIn.user.id });
  return signedIn.user.id;
}
