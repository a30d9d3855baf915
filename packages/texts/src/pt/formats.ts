import type { LocaleFormats } from '../formats.types.ts';
import { dateParts } from '../writing/date-parts.ts';
import { joinUnits } from '../writing/join-units.ts';

const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];
const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');

/** `quinta-feira`, `qui 15 out 2026`, `1 h 5 min`. */
export const pt: LocaleFormats = {
  weekday: (weekday) => WEEKDAYS[weekday] ?? '',
  day: (date) => {
    const { year, month, day, weekday } = dateParts(date);
    return `${WEEKDAYS[weekday]?.slice(0, 3)} ${day} ${MONTHS[month - 1]} ${year}`;
  },
  duration: (minutes) => joinUnits(minutes, ' h', ' min'),
};
