import type { CompiledQuery } from 'kysely';
import type { Db } from './tables/database.ts';

interface Built<Row> {
  readonly compile: () => CompiledQuery<Row>;
}

/**
 * A read whose text is the same each time: built and compiled when it is first run, which costs as much as the rest
 * of a small read, and afterwards only given its arguments. `build` gets placeholders for the arguments and may use
 * them only as values: it does not see the arguments, so it cannot branch on them.
 */
export function prepare<Args extends object, Row>(
  build: (db: Db, args: Args) => Built<Row>,
): (db: Db, args: Args) => Promise<Row[]> {
  const slots = new Map<unknown, keyof Args>();
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, args) => {
    compiled ??= build(db, standIns(slots)).compile();
    const parameters = compiled.parameters.map((parameter) => {
      const name = slots.get(parameter);
      return name === undefined ? parameter : args[name];
    });
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** Holds as long as `build` only hands its arguments on: each is a symbol in place of the argument. */
function standIns<Args extends object>(slots: Map<unknown, keyof Args>): Args {
  const byName = new Map<string | symbol, symbol>();
  return new Proxy<Record<string, never>>(
    {},
    {
      get: (_target, name) => {
        const slot = byName.get(name) ?? Symbol(String(name));
        byName.set(name, slot);
        slots.set(slot, name as keyof Args);
        return slot;
      },
    },
  ) as unknown as Args;
}
