import type { HourWords } from '../opening-hours.types.ts';

export const es: HourWords = {
  daily: 'todos los días',
  allDay: 'abierto 24 horas',
  closed: 'cerrado',
  PH: 'festivos',
  SH: 'vacaciones escolares',
  sunrise: 'amanecer',
  sunset: 'anochecer',
};
