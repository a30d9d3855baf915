import type { CalendarDate } from '../shared/calendar-date.ts';
import { fromCelsius } from '../shared/celsius.ts';
import type { EmergencyNumbers, TapWater, Tipping } from './country-facts.ts';
import type { Sourced } from './sourced.ts';

/** What an insight says, by its code. The interface says it in its language; the API in English. */
export interface InsightValues {
  readonly 'notable-week': {
    readonly name: string;
    readonly start: CalendarDate;
    readonly end: CalendarDate;
    readonly note: string;
    readonly isEstimated: boolean;
  };
  /** Public holidays on one day or on days that follow each other. */
  readonly 'public-holidays': {
    readonly names: readonly string[];
    /** As many as names, in the country's language or else in English. */
    readonly localNames: readonly string[];
    readonly start: CalendarDate;
    readonly end: CalendarDate;
    readonly isEstimated: boolean;
  };
  readonly 'holidays-unknown': { readonly start: CalendarDate; readonly end: CalendarDate };
  readonly temperatures: { readonly highC: number; readonly lowC: number };
  readonly 'rain-days': { readonly rainDays: number; readonly days: number };
  readonly 'tap-water': { readonly tapWater: TapWater };
  readonly tipping: Tipping;
  readonly power: {
    readonly plugs: readonly string[];
    readonly volts: readonly number[];
    readonly hertz: readonly number[];
  };
  readonly emergency: EmergencyNumbers;
  readonly money: { readonly currencies: readonly string[] };
  readonly road: { readonly drivingSide: 'left' | 'right' };
  readonly phone: { readonly callingCode: string };
  readonly languages: { readonly languages: readonly string[] };
}

export type InsightCode = keyof InsightValues;

export type Insight = {
  readonly [Code in InsightCode]: Sourced & {
    readonly code: Code;
    readonly values: InsightValues[Code];
    /** The same as a sentence in English. */
    readonly text: string;
  };
}[InsightCode];

function days(start: CalendarDate, end: CalendarDate): string {
  return start === end ? start : `${start} to ${end}`;
}

function list(items: readonly (string | number)[], word = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

function withFahrenheit(celsius: number): string {
  return `${Math.round(celsius)} °C (${Math.round(fromCelsius(celsius))} °F)`;
}

const TAP_WATER: Readonly<Record<TapWater, string>> = {
  safe: 'Tap water is safe to drink.',
  'safe-in-cities': 'Tap water is treated in the cities; outside them drink bottled water.',
  'not-recommended': 'Don’t drink tap water: use bottled or boiled water.',
};

function tippingSentence({ custom, percent: [least, most] }: Tipping): string {
  switch (custom) {
    case 'not-expected':
      return 'Tips are not expected.';
    case 'rounding-up':
      return `Round up the bill${most > 0 ? `, or leave up to ${most}%` : ''}.`;
    case 'service-included':
      return most > 0
        ? `Service is usually on the bill; leave up to ${most}% for good service.`
        : 'Service is usually on the bill, and no more is expected.';
    default:
      return `Tips of ${least === most ? least : `${least} to ${most}`}% are customary in restaurants.`;
  }
}

function emergencySentence({ police, ambulance, fire, all }: EmergencyNumbers): string {
  const each = `police ${police}, ambulance ${ambulance}, fire ${fire}`;
  const isOne = all === police && all === ambulance && all === fire;
  if (all === undefined) return `In an emergency call: ${each}.`;
  return isOne ? `In an emergency call ${all}.` : `In an emergency call ${all} (${each}).`;
}

const SENTENCES: { readonly [Code in InsightCode]: (values: InsightValues[Code]) => string } = {
  'notable-week': ({ name, start, end, note, isEstimated }) =>
    `${name} (${isEstimated ? 'about ' : ''}${days(start, end)}): ${note}`,
  'public-holidays': ({ names, start, end, isEstimated }) => {
    const are = names.length === 1 ? 'is a public holiday' : 'are public holidays';
    return `${list(names)} (${isEstimated ? 'about ' : ''}${days(start, end)}) ${are}: expect closed offices and fuller trains and sights.`;
  },
  'holidays-unknown': ({ start, end }) =>
    `We don’t know the public holidays of ${days(start, end)}: check before you go.`,
  temperatures: ({ highC, lowC }) =>
    `Days reach about ${withFahrenheit(highC)}, nights fall to about ${withFahrenheit(lowC)}.`,
  'rain-days': ({ rainDays, days: all }) =>
    rainDays < 1
      ? 'Rain is unlikely.'
      : `Expect rain on about ${rainDays} of ${all} ${all === 1 ? 'day' : 'days'}.`,
  'tap-water': ({ tapWater }) => TAP_WATER[tapWater],
  tipping: tippingSentence,
  power: ({ plugs, volts, hertz }) =>
    `Sockets take plugs of type ${list(plugs, 'or')}, with ${list(volts, 'or')} V at ${list(hertz, 'or')} Hz.`,
  emergency: emergencySentence,
  money: ({ currencies }) => `Prices are in ${list(currencies)}.`,
  road: ({ drivingSide }) => `Traffic drives on the ${drivingSide}.`,
  phone: ({ callingCode }) => `The country’s calling code is +${callingCode}.`,
  languages: ({ languages }) => {
    const names = new Intl.DisplayNames('en', { type: 'language' });
    const spoken = languages.map((code) => names.of(code) ?? code);
    return `${list(spoken)} ${spoken.length === 1 ? 'is' : 'are'} spoken.`;
  },
};

/** An insight of a code with its sentence. The cast is safe: code and values come as one. */
export function makeInsight<Code extends InsightCode>(
  code: Code,
  values: InsightValues[Code],
  { source, asOf }: Sourced,
): Insight {
  return { code, values, text: SENTENCES[code](values), source, asOf } as unknown as Insight;
}
