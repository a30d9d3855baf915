import type { ClockTexts } from '../clock.types.ts';

export const ko: ClockTexts = {
  on24Hours: (time) => time,
  on12Hours: (time, isMorning) => `${isMorning ? '오전' : '오후'} ${time}`,
  hour: '시간',
  minute: '분',
};
