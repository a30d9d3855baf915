export const POLICIES = ['public', 'arriving', 'signedIn', 'invited', 'admin'] as const;

/**
 * Who may call a procedure: everybody, who is signed in, who has also confirmed their age, who is also
 * let in, an admin.
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

/** What every procedure declares of itself. The tests read the list of procedures from here. */
export interface ProcedureMeta {
  readonly policy: Policy;
  /**
   * Whose data an input can name: the id of a `trip`, a `poi` and so on reaches only its owner's. `own`
   * is the caller's without an id, `shared` the same for everybody.
   */
  readonly reaches: (typeof REACHES)[number];
  readonly limit?: LimitName;
  /** A mutation that goes on during maintenance, because it only ends something or asks for a code. */
  readonly duringMaintenance?: 'open';
  /** False for a mutation that keeps nothing: it is as free as a query, by a read-only token and during maintenance. */
  readonly changes?: false;
  /** True where a token is not enough, because it could make itself last or lock its owner out. */
  readonly needsSession?: true;
}
