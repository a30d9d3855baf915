import { findOrCreateUserByIdentity, touchLogin } from '@ooo/db/queries/users.queries';
import type { LocalSignIn } from '@ooo/domain/account/user.schema';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';

/** The user of an e-mail that nobody proved; made at its first sign-in. Resolves to the user's id. */
export async function signInLocally({ db }: Deps, { email, name }: LocalSignIn): Promise<string> {
  const signedIn = await findOrCreateUserByIdentity(db, {
    provider: 'local',
    subject: email,
    email,
    emailVerified: false,
    firstName: name,
  });
  if (!signedIn.ok) {
    throw new AppError('CONFLICT', {
      message:
        'This e-mail address belongs to an account with another way to sign in. Use that one.',
    });
  }
  await touchLogin(db, { userId: signedIn.user.id });
  return signedIn.user.id;
}
