/** True where each month follows the one before it, December and January too. */
export function areConsecutive(months: readonly number[]): boolean {
  return months.every((month, at) => at === 0 || month % 12 === ((months[at - 1] ?? 0) + 1) % 12);
}
