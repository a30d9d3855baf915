/** The columns of a table in a left join: those of a row, or all null if it found none. */
type Joined<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

/** True if the join found a row: every row has an id. */
export function isRow<Row extends { id: unknown }>(
  joined: Joined<Row>,
): joined is Row & Joined<Row> {
  return joined.id !== null;
}
