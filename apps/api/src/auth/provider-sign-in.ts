import type { UserId } from '@ooo/domain/shared/ids';
import {
  findOrCreateUserByIdentity,
  type IdentityProfile,
  touchLogin,
} from '@ooo/db/queries/users.queries';
import type { Deps } from '../context/deps.ts';
import { SignInFailure } from './sign-in-failure.ts';

/**
 * The user of an identity at a provider; made at the first sign-in and updated with the provider's name and e-mail at
 * each later one. Resolves to the user's id. Accounts are never linked by e-mail.
 */
export async function signInByProvider({ db }: Deps, profile: IdentityProfile): Promise<UserId> {
  const signedIn = await findOrCreateUserByIdentity(db, profile);
  if (!signedIn.ok) throw new SignInFailure('email-taken');
  await touchLogin(db, { userId: signedIn.user.id });
  return signedIn.user.id;
}
