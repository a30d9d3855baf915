/** What a left join gives of a table: the columns of a row, or null in each where it found none. */
type Joined<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

/** True where the join found a row: every row has an id. */
export function isRow<Row extends { id: unknown }>(
  joined: Joined<Row>,
): joined is Row & Joined<Row> {
  return joined.id !== null;
}
