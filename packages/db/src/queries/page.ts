interface Numbered {
  readonly id: number;
}

/**
 * Of rows in falling order of `id`, read up to one beyond the `limit`: those of the page, and the id before
 * which the next page starts; null on the last page.
 */
export function toPage<Row extends Numbered>(rows: readonly Row[], limit: number) {
  const items = rows.slice(0, limit);
  return { items, nextBefore: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
