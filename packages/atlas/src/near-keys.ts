/** Where keys that begin like the query are among others: `[from, to)`. */
export function rangeOfPrefix(keys: readonly string[], prefix: string): readonly [number, number] {
  const from = lowerBound(keys, (key) => key < prefix);
  return [from, lowerBound(keys, (key) => key < prefix || key.startsWith(prefix))];
}

/** The first key that is not before: `isBefore` holds for a beginning of the sorted keys. */
function lowerBound(keys: readonly string[], isBefore: (key: string) => boolean): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(keys[middle] ?? '')) low = middle + 1;
    else high = middle;
  }
  return low;
}

export interface NearKey {
  readonly at: number;
  /** Typing errors between the query and the key, or the beginning of the key where `isWhole` is not set. */
  readonly errors: number;
  readonly isWhole: boolean;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * Keys that are, or begin with, the query with at most `most` typing errors: a letter left out, added, wrong, or two
 * neighbours swapped. The keys are sorted, so what they begin with alike is compared once, and all that begin with
 * what is too far away are skipped at once: the cost grows with what is near, not with the number of keys.
 */
export function findNearKeys(keys: readonly string[], query: string, most: number): NearKey[] {
  const width = query.length + 1;
  const deepest = query.length + most;
  // Row `d` compares the first `d` letters of a key with each beginning of the query.
  const rows = Array.from({ length: deepest + 1 }, (_, depth) =>
    Uint8Array.from({ length: width }, (__, at) => (depth === 0 ? at : depth)),
  );
  const least = Array.from({ length: deepest + 1 }, () => 0);
  const found: NearKey[] = [];
  let before = '';
  for (let at = 0; at < keys.length;) {
    const key = keys[at] ?? '';
    const end = Math.min(key.length, deepest);
    let depth = Math.min(sharedLength(before, key), end);
    while (depth < end && !isTooFar(least, depth, most)) {
      depth += 1;
      least[depth] = fillRow(rows, depth, key, query);
    }
    before = key.slice(0, depth);
    const near = nearest(rows, { depth, isWhole: depth === key.length }, query.length, most);
    if (near) found.push({ at, ...near });
    if (near || !isTooFar(least, depth, most)) at += 1;
    else [, at] = rangeOfPrefix(keys, before);
  }
  return found;
}

/** No longer beginning can match any more: a swap spans one row. */
function isTooFar(least: readonly number[], depth: number, most: number): boolean {
  return depth > 0 && (least[depth] ?? 0) > most && (least[depth - 1] ?? 0) >= most;
}

/** The least number of errors in the row: no longer beginning can have fewer. */
function fillRow(rows: readonly Uint8Array[], depth: number, key: string, query: string): number {
  const row = rows[depth];
  const last = rows[depth - 1];
  if (!row || !last) return Infinity;
  row[0] = depth;
  let least = depth;
  for (let at = 1; at <= query.length; at += 1) {
    const isSame = key[depth - 1] === query[at - 1];
    let errors = Math.min(
      (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      (last[at] ?? 0) + 1,
      (row[at - 1] ?? 0) + 1,
    );
    const isSwap =
      depth > 1 && at > 1 && key[depth - 1] === query[at - 2] && key[depth - 2] === query[at - 1];
    if (isSwap) errors = Math.min(errors, (rows[depth - 2]?.[at - 2] ?? 0) + 1);
    row[at] = errors;
    least = Math.min(least, errors);
  }
  return least;
}

/** Of the beginnings that were compared; the key as a whole comes before its beginnings. */
function nearest(
  rows: readonly Uint8Array[],
  compared: { readonly depth: number; readonly isWhole: boolean },
  queryLength: number,
  most: number,
): Omit<NearKey, 'at'> | undefined {
  const errorsAt = (depth: number): number => rows[depth]?.[queryLength] ?? Infinity;
  const whole = errorsAt(compared.depth);
  if (compared.isWhole && whole <= most) return { errors: whole, isWhole: true };
  let errors = Infinity;
  for (let depth = Math.max(1, queryLength - most); depth <= compared.depth; depth += 1) {
    errors = Math.min(errors, errorsAt(depth));
  }
  return errors <= most ? { errors, isWhole: false } : undefined;
}
