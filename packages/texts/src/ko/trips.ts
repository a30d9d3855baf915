import type { TripNames } from '../trips.types.ts';

export const ko: TripNames = {
  byPlace: (place, year, month) => `${place} ${year}년 ${month}월`,
  demo: (year) => `서울 여행 ${year}`,
};
