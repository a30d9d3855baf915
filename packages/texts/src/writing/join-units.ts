/** Minutes as hours and the rest, each only if it is not zero: `2 h`, `1 h 5 min`, `0 min`. */
export function joinUnits(minutes: number, hourUnit: string, minuteUnit: string): string {
  const whole = Math.max(0, Math.round(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [
    ...(hours > 0 ? [`${hours}${hourUnit}`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest}${minuteUnit}`] : []),
  ].join(' ');
}
