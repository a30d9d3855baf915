const HOURS_AND_MINUTES =
  /^(?:(\d{1,3})\s*(?:hours?|hrs?|h|시간)\.?)?\s*(?:(\d{1,4})\s*(?:minutes?|mins?|m|분)?\.?)?$/;
const CLOCK = /^(\d{1,3}):([0-5]\d)$/;
const ISO_8601 = /^p(?:(\d{1,2})d)?(?:t(?:(\d{1,3})h)?(?:(\d{1,4})m)?)?$/;
const BARE_NUMBER = /^\d+$/;

/**
 * The minutes of a written duration, or undefined if the text is not one. Reads `14h 05m`, `14 hrs 5 min`, `14h05`,
 * `14:05`, `95 min`, `PT14H5M`, `14시간 5분`. A number without a unit is not a duration.
 */
export function parseDuration(text: string): number | undefined {
  const written = text.trim().toLowerCase();
  const clock = CLOCK.exec(written);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const iso = ISO_8601.exec(written);
  if (iso && /\d/.test(written)) {
    return Number(iso[1] ?? 0) * 1440 + Number(iso[2] ?? 0) * 60 + Number(iso[3] ?? 0);
  }
  if (written === '' || BARE_NUMBER.test(written)) return undefined;
  const units = HOURS_AND_MINUTES.exec(written);
  return units ? Number(units[1] ?? 0) * 60 + Number(units[2] ?? 0) : undefined;
}
