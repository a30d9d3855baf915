export const POLICIES = ['public', 'ageUnchecked', 'signedIn', 'invited', 'admin'] as const;

/**
 * Who may call a procedure: everyone; anyone who is signed in; those who have also confirmed their age;
 * those who also have an invite code; admins.
 */
export type Policy = (typeof POLICIES)[number];

export const REACHES = ['shared', 'own', 'trip', 'poi', 'document', 'session', 'token'] as const;

export const LIMIT_NAMES = [
  'signIn',
  'inviteCheck',
  'upload',
  'download',
  'exportedDocument',
  'search',
  'plan',
  'adminCode',
  'feedback',
  'export',
] as const;

/** A budget of calls that several procedures may share; `plugins/rate-limits.ts` has the numbers. */
export type LimitName = (typeof LIMIT_NAMES)[number];

/** What every procedure declares about itself. The tests read it to list the procedures. */
export interface ProcedureMeta {
  readonly policy: Policy;
  /**
   * Whose data an input can name: the id of a `trip`, a `poi` and so on reaches only its owner's. `own`
   * is the caller's without an id, `shared` the same for all users.
   */
  readonly reaches: (typeof REACHES)[number];
  readonly limit?: LimitName;
  /** A mutation that still works during maintenance, because it only ends something or checks a code. */
  readonly duringMaintenance?: 'open';
  /** False for a mutation that stores nothing, or a cache if it may: like a query, it works with a read-only token and during maintenance. */
  readonly changes?: false;
  /** True where a token is not enough: with one, it could prolong itself or lock its owner out. */
  readonly needsSession?: true;
}
