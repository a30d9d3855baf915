import { z } from 'zod';
import { Person } from './person.schema.ts';

export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'sign-out-everywhere',
  'invite-redeemed',
  'invite-refused',
  'invite-code-created',
  'invite-code-changed',
  'token-created',
  'token-revoked',
  'account-deleted',
  'data-exported',
  'settings-changed',
  'admin-mode',
  'age-confirmed',
] as const;

export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

/** What an admin changes for everyone: the record outlives the admin's account. */
export const PRODUCT_ACTIONS = [
  'invite-code-created',
  'invite-code-changed',
  'settings-changed',
] as const satisfies readonly AuditAction[];

/** A name for programs. Names of prototype properties are refused: the transport to the browser throws on them. */
const DetailName = z.string().regex(/^(?!constructor$|prototype$)[a-zA-Z]{1,40}$/);
const DetailValue = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);

/** Details of an action besides its subject, flat; the database takes 2000 bytes of JSON. */
export const AuditDetails = z.record(DetailName, DetailValue);
export type AuditDetails = z.infer<typeof AuditDetails>;

/**
 * `actor` is null if the caller was not signed in or the account is gone. No network addresses, no e-mails in
 * `subject`.
 */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: AuditAction,
  actor: Person.nullable(),
  subject: z.string().nullable(),
  requestId: z.string().nullable(),
  details: AuditDetails.nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `before` is the `nextBefore` of the page before; absent for the newest. */
export const AuditQuery = z.object({
  action: AuditAction.optional(),
  before: z.int().positive().optional(),
  limit: z.int().min(1).max(100).default(50),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** The newest first; `nextBefore` is null on the last page. */
export const AuditPage = z.object({ items: z.array(AuditEntry), nextBefore: z.int().nullable() });
export type AuditPage = z.infer<typeof AuditPage>;
