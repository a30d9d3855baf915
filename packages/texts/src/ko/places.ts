import type { PlaceTexts } from '../places.types.ts';

export const ko: PlaceTexts = {
  sights: 'OOO 기본 목록(보통 영업시간, 가기 전 확인)',
  food: 'OOO 기본 목록(일반 상식, 가기 전 확인)',
  airports: 'OurAirports, airport-data-js',
  hoursSaid: ['(보통 영업시간, 가기 전 확인)', '(가기 전 확인)'],
  assistant: (model) => `어시스턴트의 일반 지식(${model}), 확인이 필요해요`,
  numberWords:
    /(?<!\p{L})(?:(?:[두세네]|다섯|여섯|일곱|여덟|아홉|열한|열두|열|스무|서른) ?(?:시간|시|분|개|명|곳|층)|한 ?시간?(?!\p{L})|수?[백천만] ?(?:원|명|년))/u,
};
