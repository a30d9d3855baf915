/** `14h 05m`, and `45m` below an hour. Negative durations are written as none: `0m`. */
export function formatDuration(durationMin: number): string {
  const minutes = Math.max(0, Math.round(durationMin));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes}m`;
  return `${hours}h ${String(minutes % 60).padStart(2, '0')}m`;
}
