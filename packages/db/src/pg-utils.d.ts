declare module 'pg/lib/utils.js' {
  /** A value as the driver sends it. Throws for an object that holds itself. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
