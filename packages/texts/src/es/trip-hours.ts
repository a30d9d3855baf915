import type { TripHourWords } from '../trip-hours.types.ts';

export const es: TripHourWords = {
  unknown: 'Horario desconocido',
  allDay: 'abierto 24 horas',
  allDayTimes: '24 horas',
  dailyAllDay: 'Abierto 24 horas todos los días',
  closed: 'Cerrado',
  closedAll: 'Cerrado todos los días de tu viaje',
  openAll: 'Abierto todos los días de tu viaje',
  daily: (times: string) => `Todos los días ${times}`,
  open: (days: string, times = '') => `Abre ${days} ${times}`.trim(),
  closedOn: (days: string) => `cierra ${days}`,
  otherwise: (times: string) => `los demás días ${times}`,
  openOtherwise: 'abre los demás días de tu viaje',
};
