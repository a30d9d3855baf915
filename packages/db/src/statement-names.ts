/** Statements beyond this number are not named: their plans would fill every connection's memory. */
const MAX_NAMES = 400;

/**
 * A search by a pattern needs a plan for that very pattern: only such a plan can use the trigram index. A named
 * statement has one plan for all patterns.
 */
const WANTS_ITS_OWN_PLAN = /\blike\b/i;
const CAN_BE_PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Names for statements, by their text: PostgreSQL parses and plans a named one once for each connection, which is
 * most of the cost of a small read. Undefined for a statement that is better sent without a name.
 */
export function createStatementNames(maxNames = MAX_NAMES): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>();
  let count = 0;
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.has(text)) return known;
    if (names.size >= maxNames) return undefined;
    const canBeNamed = CAN_BE_PLANNED.test(text) && !WANTS_ITS_OWN_PLAN.test(text);
    const name = canBeNamed ? `s${(count += 1)}` : undefined;
    names.set(text, name);
    return name;
  };
}
