import type {
  CrowdLevel,
  EmergencyNumbers,
  OverviewTexts,
  SeasonReason,
  TapWater,
  Tipping,
  TouristSeason,
} from '../overview.types.ts';
import { areConsecutive } from '../writing/consecutive-months.ts';
import { degrees } from '../writing/degrees.ts';
import { monthName } from '../writing/month-name.ts';
import { currencyName, languageName } from '../writing/names-of-codes.ts';
import { en as formats } from './formats.ts';

const { day } = formats;

interface Days {
  readonly start: string;
  readonly end: string;
  readonly isEstimated: boolean;
}

function days({ start, end, isEstimated }: Days): string {
  const about = isEstimated ? 'about ' : '';
  return start === end ? `${about}${day(start)}` : `${about}${day(start)} to ${day(end)}`;
}

function list(items: readonly (string | number)[], word = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SEASONS: Readonly<Record<TouristSeason, string>> = {
  high: 'high season',
  low: 'low season',
  shoulder: 'shoulder season',
};
const REASONS: Readonly<Record<SeasonReason, string>> = {
  beach: 'it is the time for the beach',
  blossom: 'the trees are in blossom',
  cold: 'days are cold and short',
  dry: 'days are dry and pleasant',
  festive: 'the city is lit and decorated for the holidays',
  foliage: 'the leaves turn and days are mild',
  hot: 'days are hot',
  mild: 'days are mild',
  rainy: 'rain is frequent',
  smog: 'the air is often bad',
  snow: 'there is snow',
  typhoons: 'typhoons can pass',
};
const CROWDS: Readonly<Record<CrowdLevel, string>> = {
  'very busy': 'Expect large crowds: book beds, trains and tickets well ahead.',
  busy: 'Expect crowds at the well-known sights.',
  moderate: 'Expect a normal number of visitors.',
  quiet: 'Expect few visitors and short queues.',
};

const TAP_WATER: Readonly<Record<TapWater, string>> = {
  safe: 'Safe to drink',
  'safe-in-cities': 'Treated in the cities; outside them drink bottled water',
  'not-recommended': 'Don’t drink it: use bottled or boiled water',
};

function sayTipping({ custom, percent: [least, most] }: Tipping): string {
  switch (custom) {
    case 'not-expected':
      return 'Not expected';
    case 'rounding-up':
      return `Round up the bill${most > 0 ? `, or leave up to ${most}%` : ''}`;
    case 'service-included':
      return most > 0
        ? `Service is usually on the bill; leave up to ${most}% for good service`
        : 'Service is usually on the bill, and no more is expected';
    default:
      return `${least === most ? least : `${least} to ${most}`}% in restaurants`;
  }
}

function sayEmergency({ police, ambulance, fire, all }: EmergencyNumbers): string {
  const each = `police ${police}, ambulance ${ambulance}, fire ${fire}`;
  if (all === undefined) return capitalized(each);
  const isOne = all === police && all === ambulance && all === fire;
  return isOne ? all : `${all} (${each})`;
}

function hours(minutes: number): string {
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (rest > 0) return whole > 0 ? `${whole} h ${rest} min` : `${rest} minutes`;
  return `${whole} ${whole === 1 ? 'hour' : 'hours'}`;
}

export const en: OverviewTexts = {
  season: ({ city, season, month, reason, crowdLevel }) => {
    const name = city;
    if (season === 'unknown') {
      // The crowds then only come from the holidays.
      const crowds = crowdLevel === 'moderate' ? '' : ` ${CROWDS[crowdLevel]}`;
      return `We don’t know the seasons of ${name}.${crowds}`;
    }
    const why = reason ? `: ${REASONS[reason]}` : '';
    return `${monthName(month, 'en')} is ${SEASONS[season]} in ${name}${why}. ${CROWDS[crowdLevel]}`;
  },
  insights: {
    'notable-week': (week) => `${week.name} (${days(week)}): ${week.note}`,
    'public-holidays': (holidays) => {
      const are = holidays.names.length === 1 ? 'is a public holiday' : 'are public holidays';
      return `${list(holidays.names)} (${days(holidays)}) ${are}: expect closed offices and fuller trains and sights.`;
    },
    'holidays-unknown': () =>
      'We don’t know the public holidays of these dates: check before you go.',
    temperatures: ({ highC, lowC }, unit) =>
      `Days reach about ${degrees(highC, unit)}, nights fall to about ${degrees(lowC, unit)}.`,
    'rain-days': ({ rainDays, days: all }) => {
      if (rainDays < 1) return 'Rain is unlikely.';
      return all === 1 ? 'Rain is likely.' : `Expect rain on about ${rainDays} of ${all} days.`;
    },
  },
  holidayNote: 'Public holiday. Expect closed offices and fuller trains and sights.',
  list,
  months: (months) => {
    const names = months.map((month) => monthName(month, 'en'));
    if (names.length < 2) return `usually in ${names.join('')}`;
    return areConsecutive(months)
      ? `usually between ${names[0]} and ${names.at(-1)}`
      : `usually in ${list(names)}`;
  },
  labels: {
    plugs: 'Plugs',
    voltage: 'Voltage',
    currency: 'Currency',
    tipping: 'Tips',
    'tap-water': 'Tap water',
    emergency: 'Emergency',
    language: 'Language',
    'driving-side': 'Driving',
    'calling-code': 'Calling code',
    'time-difference': 'Time difference',
  },
  facts: {
    plugs: ({ plugs }) => `Type ${list(plugs, 'or')}`,
    voltage: ({ volts, hertz }) => `${list(volts, 'or')} V, ${list(hertz, 'or')} Hz`,
    currency: ({ currencies }) =>
      list(currencies.map((code) => `${currencyName(code, 'en')} (${code})`)),
    tipping: sayTipping,
    'tap-water': ({ tapWater }) => TAP_WATER[tapWater],
    emergency: sayEmergency,
    language: ({ languages }) => list(languages.map((tag) => languageName(tag, 'en'))),
    'driving-side': ({ drivingSide }) => `On the ${drivingSide}`,
    'calling-code': ({ callingCode }) => `+${callingCode}`,
    'time-difference': ({ firstDayMin, lastDayMin, home }) => {
      const name = home ? home : 'home';
      const difference = (minutes: number) => {
        if (minutes === 0) return home ? `Same time as in ${name}` : 'Same time as at home';
        return `${hours(minutes)} ${minutes > 0 ? 'ahead of' : 'behind'} ${name}`;
      };
      if (firstDayMin === lastDayMin) return difference(firstDayMin);
      const later = lastDayMin === 0 ? 'the same time' : hours(lastDayMin);
      return `${difference(firstDayMin)}, later ${later}`;
    },
  },
  sources: {},
};
