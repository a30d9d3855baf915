import type { ClockTexts } from '../clock.types.ts';

export const es: ClockTexts = {
  on24Hours: (time) => time.replace(/^0/u, ''),
  on12Hours: (time, isMorning) => `${time} ${isMorning ? 'a' : 'p'}. m.`,
  hour: ' h',
  minute: ' min',
};
