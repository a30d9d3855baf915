import type { IdentityProfile } from '@ooo/db/queries/users.queries';
import { LocalSignIn } from '@ooo/domain/account/user.schema';
import { SignInFailure } from '../sign-in-failure.ts';
import type { Claims } from './id-token.ts';

const MAX_NAME = 80;
const MAX_PICTURE_URL = 2000;

/** The first name, else the full name, else the part of the e-mail before the @. */
function toFirstName({ given_name, name }: Claims, email: string): string {
  const names = [given_name, name, email.slice(0, email.indexOf('@'))];
  const clean = names.map((text) =>
    text
      ?.replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_NAME),
  );
  return clean.find((text) => text) ?? email.slice(0, MAX_NAME);
}

function toPicture({ picture }: Claims): string | null {
  if (!picture?.startsWith('https://') || picture.length > MAX_PICTURE_URL) return null;
  return URL.canParse(picture) ? picture : null;
}

/** The profile of the user who signs in. Fails as `email-unverified` if the provider does not vouch for the e-mail. */
export function toProfile(provider: string, claims: Claims): IdentityProfile {
  const email = LocalSignIn.shape.email.safeParse(claims.email);
  if (!email.success || claims.email_verified !== 'true')
    throw new SignInFailure('email-unverified');
  return {
    provider,
    subject: claims.sub,
    email: email.data,
    emailVerified: true,
    firstName: toFirstName(claims, email.data),
    profileImageUrl: toPicture(claims),
  };
}
