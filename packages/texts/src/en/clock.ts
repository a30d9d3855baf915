import type { ClockTexts } from '../clock.types.ts';

export const en: ClockTexts = {
  on24Hours: (time) => time,
  on12Hours: (time, isMorning) => `${time} ${isMorning ? 'AM' : 'PM'}`,
  hour: ' h',
  minute: ' min',
};
