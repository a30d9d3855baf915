import type { ClockTexts } from '../clock.types.ts';

export const pt: ClockTexts = {
  on24Hours: (time) => time.replace(/^0/u, ''),
  on12Hours: (time, isMorning) => `${time} ${isMorning ? 'a.m.' : 'p.m.'}`,
  hour: ' h',
  minute: ' min',
};
