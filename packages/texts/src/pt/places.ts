import type { PlaceTexts } from '../places.types.ts';

export const pt: PlaceTexts = {
  sights: 'Lista própria do OOO; horário habitual, confirme antes de ir',
  food: 'Lista própria do OOO, conhecimento geral; confirme antes de ir',
  airports: 'OurAirports e airport-data-js',
  hoursSaid: ['; horário habitual, confirme antes de ir', '; confirme antes de ir'],
  assistant: (model) => `Conhecimento geral de um assistente (${model}); confirme`,
  numberWords:
    /\b(?:dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|cem|centenas?|mil|milhares|milh[ãõ](?:o|es)|d[uú]zias?)\b/iu,
};
