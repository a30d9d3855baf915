import { weekdayOf } from '../calendar-date.ts';
import type { LocaleFormats } from './locale-formats.types.ts';
import { joinUnits } from './join-units.ts';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

/** `jueves`, `jue 15 oct 2026`, `1 h 5 min`. */
export const es: LocaleFormats = {
  weekday: (weekday) => WEEKDAYS[weekday] ?? '',
  day: (date) => {
    const [year, month = 1, day] = date.split('-').map(Number);
    return `${WEEKDAYS[weekdayOf(date)]?.slice(0, 3)} ${day} ${MONTHS[month - 1]} ${year}`;
  },
  duration: (minutes) => joinUnits(minutes, ' h', ' min'),
};
