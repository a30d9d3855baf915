import type { TripHourWords } from '../trip-hours.types.ts';

export const pt: TripHourWords = {
  unknown: 'Horário desconhecido',
  allDay: 'aberto 24 horas',
  allDayTimes: '24 horas',
  dailyAllDay: 'Aberto 24 horas todos os dias',
  closed: 'Fechado',
  closedAll: 'Fechado em todos os dias da viagem',
  openAll: 'Aberto em todos os dias da viagem',
  daily: (times: string) => `Todos os dias ${times}`,
  open: (days: string, times = '') => `Abre ${days} ${times}`.trim(),
  closedOn: (days: string) => `fecha ${days}`,
  otherwise: (times: string) => `nos outros dias ${times}`,
  openOtherwise: 'abre nos outros dias da viagem',
};
