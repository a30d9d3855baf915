import { z } from 'zod';
import { keptLine } from '../shared/kept-text.ts';

/** How many tokens of a user can be in force at once. */
export const MAX_ACCESS_TOKENS = 20;
export const MAX_TOKEN_DAYS = 366;

/** `read` may ask and nothing else; `full` may do what its user may. */
export const TokenScope = z.enum(['read', 'full']);
export type TokenScope = z.infer<typeof TokenScope>;

/** A token as its user sees it after it was made: `prefix` is the start of its text, the rest is nowhere. */
export const AccessToken = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  scope: TokenScope,
  /** Null is for good. */
  expiresAt: z.iso.datetime().nullable(),
  /** To the minute; null is never. */
  lastUsedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type AccessToken = z.infer<typeof AccessToken>;

/** The answer to its creation, the only one that holds the token itself. */
export const CreatedAccessToken = AccessToken.extend({ token: z.string() });
export type CreatedAccessToken = z.infer<typeof CreatedAccessToken>;

export const AccessTokenCreate = z.object({
  name: keptLine(80, 'token-name'),
  scope: TokenScope,
  /** Absent is for good. */
  expiresInDays: z.int().min(1).max(MAX_TOKEN_DAYS).optional(),
});
export type AccessTokenCreate = z.infer<typeof AccessTokenCreate>;
