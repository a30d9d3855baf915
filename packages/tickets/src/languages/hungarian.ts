import type { TicketLanguage } from './ticket-language.ts';

/** Hungarian. */
export const hungarian: TicketLanguage = {
  months: [
    ['január'],
    ['február'],
    ['március'],
    ['április'],
    ['május'],
    ['június'],
    ['július'],
    ['augusztus'],
    ['szeptember'],
    ['október'],
    ['november'],
    ['december'],
  ],
  weekdays: [['vasárnap'], ['hétfő'], ['kedd'], ['szerda'], ['csütörtök'], ['péntek'], ['szombat']],
  labels: {
    departure: ['indulás', 'honnan'],
    arrival: ['érkezés', 'hová'],
    duration: ['időtartam', 'utazási idő', 'repülési idő'],
    aircraft: ['repülőgép(?:típus)?'],
    seat: ['ülés(?:hely)?', 'ülőhely'],
    meal: ['étkezés'],
    baggage: ['poggyász'],
    operatedBy: ['üzemelteti'],
  },
  flight: ['járat(?:szám)?'],
  hours: ['óra', 'ó'],
  minutes: ['perc', 'p'],
  nextDay: ['következő nap'],
  otherEvents: ['kiállítás dátuma'],
  pieces: ['darab', 'db'],
  meals: ['reggeli', 'ebéd', 'vacsora', 'étkezés', 'szendvics'],
  handBags: ['kézipoggyász', 'fedélzeti poggyász'],
  recordLocator: ['foglalási (?:kód|szám)'],
};
