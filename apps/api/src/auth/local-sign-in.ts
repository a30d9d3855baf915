import { confirmAge, findOrCreateUserByIdentity, touchLogin } from '@ooo/db/queries/users.queries';
import type { LocalSignIn } from '@ooo/domain/account/user.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Deps } from '../context/deps.ts';
import { AppError } from '../errors/app-error.ts';

/** The user of an unverified e-mail; made at the first sign-in. Resolves to the user's id. */
export async function signInLocally(
  { db, clock }: Deps,
  { email, name, isOldEnough, language }: LocalSignIn,
): Promise<UserId> {
  const signedIn = await findOrCreateUserByIdentity(
    db,
    { provider: 'local', subject: email, email, emailVerified: false, firstName: name },
    { language },
  );
  if (!signedIn.ok) {
    throw new AppError('signs-in-another-way');
  }
  const { id: userId } = signedIn.user;
  await touchLogin(db, { userId });
  if (isOldEnough) await confirmAge(db, { userId, now: clock() });
  return userId;
}
