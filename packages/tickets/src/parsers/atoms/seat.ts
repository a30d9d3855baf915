const SEAT = /(?<![\p{L}\d])0?([1-9]\d?)\s?([A-HJ-L])\*?(?![\p{L}\d])/gu;

/** Seats of a label's value, `34A, 34B`; undefined where there is none, as in `CHECK-IN REQUIRED`. */
export function readSeats(text: string): string | undefined {
  const seats = [...text.slice(0, 200).matchAll(SEAT)].map((m) => `${m[1]}${m[2]}`);
  return seats.length > 0 ? joinSeats(seats) : undefined;
}

/** Each seat once, in the order of first mention. */
export function joinSeats(seats: readonly string[]): string {
  return [...new Set(seats.flatMap(splitSeats))].join(', ');
}

/** The seats of several travellers, as `joinSeats` puts them together. */
export function splitSeats(seats: string): string[] {
  return seats.split(', ');
}
