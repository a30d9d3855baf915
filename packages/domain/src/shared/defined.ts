type Defined<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** The fields that have a value. The cast is safe: every undefined value is left out. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Fields>;
}
