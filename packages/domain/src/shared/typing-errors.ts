/**
 * Whether one text becomes the other by at most `most` typing errors: a letter left out, added, wrong, or two
 * neighbours swapped (optimal string alignment). Costs at most `most` × length steps.
 */
export function isWithinTypingErrors(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  const width = b.length + 1;
  const tooMany = most + 1;
  let beforeLast = new Uint8Array(width);
  let last = Uint8Array.from({ length: width }, (_, at) => Math.min(at, tooMany));
  for (let row = 1; row <= a.length; row += 1) {
    const now = new Uint8Array(width).fill(tooMany);
    now[0] = Math.min(row, tooMany);
    let least = now[0];
    const from = Math.max(1, row - most);
    const to = Math.min(b.length, row + most);
    for (let at = from; at <= to; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      let errors = Math.min(
        (last[at - 1] ?? tooMany) + (isSame ? 0 : 1),
        (last[at] ?? tooMany) + 1,
        (now[at - 1] ?? tooMany) + 1,
      );
      const isSwap = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      if (isSwap) errors = Math.min(errors, (beforeLast[at - 2] ?? tooMany) + 1);
      now[at] = Math.min(errors, tooMany);
      least = Math.min(least, errors);
    }
    if (least > most) return false;
    [beforeLast, last] = [last, now];
  }
  return (last[b.length] ?? tooMany) <= most;
}
