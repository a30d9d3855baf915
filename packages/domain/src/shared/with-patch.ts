/** A subset of fields to replace; absent or undefined ones are not changed. */
export type Patch<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** `base` with the defined fields of `patch` in place of its own. */
export function withPatch<T extends object>(base: T, patch: Patch<T>): T {
  const defined = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...base, ...Object.fromEntries(defined) };
}
