import { z } from 'zod';
import type { IdentityProfile } from '@ooo/db/queries/users.queries';
import { LocalSignIn } from '@ooo/domain/account/user.schema';
import { SignInFailure } from '../sign-in-failure.ts';

/** `true` or `"true"`: some providers write the latter. */
const Verified = z.union([z.boolean(), z.enum(['true', 'false'])]).transform(String);

/** What is read from an ID token, and of the answer of the provider's userinfo address. */
export const Claims = z.object({
  sub: z
    .string()
    .max(255)
    .regex(/^\P{Cc}+$/u),
  email: z.string().optional(),
  email_verified: Verified.optional(),
  given_name: z.string().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});
export type Claims = z.infer<typeof Claims>;

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

/** Whether it may be fetched is decided at each fetch. */
function toPicture({ picture }: Claims): string | null {
  if (!picture || picture.length > MAX_PICTURE_URL) return null;
  return /^https?:\/\//.test(picture) && URL.canParse(picture) ? picture : null;
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
