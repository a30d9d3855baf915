import ICAL from 'ical.js';

/** Zones of a calendar, and changes of the clock in one of them: real files list the history of some. */
const MAX_ZONES = 50;
const MAX_CHANGES = 100;
/** Rules that change a clock: a month, a day in it, a last year. */
const CLOCK_PARTS = new Set(['BYMONTH', 'BYDAY', 'BYMONTHDAY']);

/**
 * Removes zones whose rules change the clock each day or each second, because the library lists every change up to
 * the requested day. Times in them are of an unknown zone.
 */
export function removeEndlessZones(calendar: ICAL.Component): void {
  for (const [at, zone] of calendar.getAllSubcomponents('vtimezone').entries()) {
    const changes = zone.getAllSubcomponents();
    const isSound = at < MAX_ZONES && changes.length <= MAX_CHANGES && changes.every(isOnceAYear);
    if (!isSound) calendar.removeSubcomponent(zone);
  }
}

function isOnceAYear(change: ICAL.Component): boolean {
  return change.getAllProperties('rrule').every((property) => {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur) || rule.freq !== 'YEARLY') return false;
    return Object.entries(rule.parts).every(
      ([part, values]) => CLOCK_PARTS.has(part) && Array.isArray(values) && values.length <= 7,
    );
  });
}
