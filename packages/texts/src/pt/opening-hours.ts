import type { HourWords } from '../opening-hours.types.ts';

export const pt: HourWords = {
  daily: 'todos os dias',
  allDay: 'aberto 24 horas',
  closed: 'fechado',
  PH: 'feriados',
  SH: 'férias escolares',
  sunrise: 'nascer do sol',
  sunset: 'pôr do sol',
};
