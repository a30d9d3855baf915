/** Who may call a procedure. Each level includes the ones before it, `admin` all of them. */
export type Policy = 'public' | 'signedIn' | 'invited' | 'admin';

export const LIMIT_NAMES = [
  'signIn',
  'inviteCheck',
  'upload',
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
   * Whose data an input can name: a `trip`'s or a `poi`'s id reaches only its owner's. `own` is
   * the caller's without an id, `shared` the same for everybody.
   */
  readonly reaches: 'shared' | 'own' | 'trip' | 'poi';
  readonly limit?: LimitName;
  /** A mutation that goes on during maintenance, because it keeps nothing or only ends something. */
  readonly duringMaintenance?: 'open';
}
