import type { TicketLanguage } from './ticket-language.ts';

/** Romanian. */
export const romanian: TicketLanguage = {
  months: [
    ['ianuarie', 'ian'],
    ['februarie'],
    ['martie'],
    ['aprilie'],
    ['mai'],
    ['iunie', 'iun'],
    ['iulie', 'iul'],
    ['august'],
    ['septembrie'],
    ['octombrie'],
    ['noiembrie'],
    ['decembrie'],
  ],
  weekdays: [['duminică'], ['luni'], ['marți'], ['miercuri'], ['joi'], ['vineri'], ['sâmbătă']],
  labels: {
    departure: ['plecare'],
    arrival: ['sosire'],
    duration: ['durata zborului'],
    aircraft: ['aeronavă'],
    seat: ['locul'],
    meal: ['masă'],
    baggage: ['bagaj(?: de cală)?'],
    operatedBy: ['operat de'],
  },
  flight: ['zbor(?:ul)?'],
  hours: ['ore', 'oră'],
  minutes: ['minute'],
  nextDay: ['ziua următoare'],
  otherEvents: ['data emiterii'],
  pieces: ['buc', 'bucăți'],
  meals: ['mic dejun', 'prânz', 'cină', 'masă', 'gustare'],
  handBags: ['de mână', 'de cabină'],
  recordLocator: ['cod(?:ul)? (?:de )?rezervare'],
};
