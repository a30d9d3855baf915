/** What a rule returns: a value, or a reason that a caller can switch over. Rules never throw. */
export type Result<T, Reason extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: Reason };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<Reason extends string>(
  reason: Reason,
): { readonly ok: false; readonly reason: Reason } {
  return { ok: false, reason };
}
