import type { PlaceTexts } from '../places.types.ts';

export const en: PlaceTexts = {
  sights: 'OOO built-in list; usual hours, check before you go',
  food: 'OOO built-in list, general knowledge; check before you go',
  airports: 'OurAirports and airport-data-js',
  hoursSaid: ['; usual hours, check before you go', '; check before you go'],
  assistant: (model) => `General knowledge of an assistant (${model}); check it`,
  numberWords:
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|millions?|dozens?)\b/iu,
};
