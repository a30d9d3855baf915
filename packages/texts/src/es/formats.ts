import type { LocaleFormats } from '../formats.types.ts';
import { dateParts } from '../writing/date-parts.ts';
import { joinUnits } from '../writing/join-units.ts';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

/** `jueves`, `jue 15 oct 2026`, `1 h 5 min`. */
export const es: LocaleFormats = {
  weekday: (weekday) => WEEKDAYS[weekday] ?? '',
  day: (date) => {
    const { year, month, day, weekday } = dateParts(date);
    return `${WEEKDAYS[weekday]?.slice(0, 3)} ${day} ${MONTHS[month - 1]} ${year}`;
  },
  duration: (minutes) => joinUnits(minutes, ' h', ' min'),
};
