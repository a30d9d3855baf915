import type { PlaceTexts } from '../places.types.ts';

export const es: PlaceTexts = {
  sights: 'Lista propia de OOO; horario habitual, compruébalo antes de ir',
  food: 'Lista propia de OOO, conocimiento general; compruébalo antes de ir',
  airports: 'OurAirports y airport-data-js',
  hoursSaid: ['; horario habitual, compruébalo antes de ir', '; compruébalo antes de ir'],
  assistant: (model) => `Conocimiento general de un asistente (${model}); compruébalo`,
  // `once` is a number in Spanish.
  numberWords:
    /\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien|cientos|mil|miles|millones|docenas?)\b/iu,
};
