type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** The object without the fields that are undefined: absent is the only way to say nothing. */
export function definedOnly<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}
