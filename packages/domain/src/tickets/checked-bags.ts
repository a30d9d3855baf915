const MOST_CHECKED_BAGS = 3;

/**
 * How many bags an allowance lets a traveller check in: `2PC` and `2 pieces` are two; a weight alone does not say how
 * many. Above 3 counts as 3.
 */
export function checkedBagsOf(allowance: string | undefined): number | undefined {
  const pieces = /(\d+)\s*(?:pc|piece|bag)/i.exec(allowance ?? '');
  return pieces ? Math.min(MOST_CHECKED_BAGS, Number(pieces[1])) : undefined;
}
