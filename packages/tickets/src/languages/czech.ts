import type { TicketLanguage } from './ticket-language.ts';

/** Czech. */
export const czech: TicketLanguage = {
  months: [
    ['leden', 'ledna'],
    ['únor', 'února'],
    ['březen', 'března'],
    ['duben', 'dubna'],
    ['květen', 'května'],
    ['červen', 'června'],
    ['červenec', 'července'],
    ['srpen', 'srpna'],
    ['září'],
    ['říjen', 'října'],
    ['listopad', 'listopadu'],
    ['prosinec', 'prosince'],
  ],
  weekdays: [['neděle'], ['pondělí'], ['úterý'], ['středa'], ['čtvrtek'], ['pátek'], ['sobota']],
  labels: {
    departure: ['odlet(?: z)?'],
    arrival: ['přílet(?: do)?'],
    duration: ['doba letu', 'délka letu'],
    aircraft: ['letadlo', 'typ letadla'],
    seat: ['sedadlo'],
    meal: ['občerstvení'],
    baggage: ['zavazadlo', 'zavazadla'],
    operatedBy: ['provozuje', 'operuje'],
  },
  flight: ['let', 'číslo letu'],
  hours: ['hod', 'hodin'],
  minutes: ['minut'],
  nextDay: ['následující den'],
  otherEvents: ['datum vystavení'],
  pieces: ['ks', 'kus[yů]?'],
  meals: ['snídaně', 'oběd', 'večeře', 'občerstvení', 'svačina'],
  handBags: ['příruční', 'kabinov[ée]'],
  recordLocator: ['číslo rezervace', 'kód rezervace'],
};
