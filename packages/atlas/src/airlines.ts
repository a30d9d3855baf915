import { fold, foldWords } from '@ooo/domain/shared/fold';
import { lazy, readData } from './read-data.ts';

export interface Airline {
  readonly iata: string;
  /** The first where an airline flies under several (easyJet: EZY, EJU, EZS). */
  readonly icao: string;
  readonly name: string;
  /** Other names, Korean ones among them. */
  readonly otherNames: readonly string[];
  readonly countryCode: string;
  /** False if it no longer flies; old tickets name it. */
  readonly isActive: boolean;
}

export type AirlineRow = readonly [
  iata: string,
  icaos: string,
  name: string,
  countryCode: string,
  otherNames: readonly string[],
  defunct?: 'defunct',
];

/** Names that are everyday words too: they count alone or before a word of the trade. */
const EVERYDAY = new Set(
  `alaska american austrian azul breeze condor copa delta emirates firefly flair frontier gol
  level mango peach pegasus play porter scoot sky smart spirit sun swiss swoop tui united viva boa dat
  mea neos aurora aegean binter sas tap tam pia ana monarch southwest avelo citilink wingo`.split(
    /\s+/,
  ),
);
const TRADE = new Set(
  'air airline airlines airways com email flight flights boarding booking confirmation reservation'.split(
    ' ',
  ),
);
const LONGEST_NAME_WORDS = 6;

interface AirlineIndex {
  readonly byCode: ReadonlyMap<string, Airline>;
  readonly byName: ReadonlyMap<string, Airline>;
}

const airlineIndex = lazy((): AirlineIndex => {
  const byCode = new Map<string, Airline>();
  const byName = new Map<string, Airline>();
  const addName = (name: string, airline: Airline): void => {
    const folded = fold(name);
    for (const key of [folded, folded.replaceAll(' ', '')]) {
      if (!byName.has(key)) byName.set(key, airline);
    }
  };
  const rows = readData<readonly AirlineRow[]>('airlines.json');
  const activeFirst = rows.toSorted(
    (a, b) => Number(a[5] === 'defunct') - Number(b[5] === 'defunct'),
  );
  for (const [iata, icaos, name, countryCode, otherNames, defunct] of activeFirst) {
    const [icao = '', ...otherIcaos] = icaos.split(' ');
    const isActive = defunct === undefined;
    const airline = { iata, icao, name, otherNames, countryCode, isActive };
    for (const code of [iata, icao, ...otherIcaos]) {
      if (!byCode.has(code)) byCode.set(code, airline);
    }
    for (const one of [name, ...otherNames]) addName(one, airline);
  }
  return { byCode, byName };
});

/**
 * The airline of an IATA (`7C`) or ICAO (`JJA`) code, in any case. Where a code has had two owners,
 * the one that flies.
 */
export function findAirline(code: string): Airline | undefined {
  return airlineIndex().byCode.get(code.trim().toUpperCase());
}

/**
 * The airline that a text names: a name alone, an operator line (`KLM ROYAL DUTCH AIRLINES, KL 1824`),
 * a sender (`booking@booking.eurowings.com`). The longest name wins. A name that is also an everyday
 * word counts only alone or before a word of the trade: `United`, `united.com`, not `United Kingdom`.
 */
export function findAirlineByName(text: string): Airline | undefined {
  const { byName } = airlineIndex();
  const words = foldWords(text);
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const name = words.slice(at, at + length).join(' ');
      const airline = byName.get(name);
      if (!airline) continue;
      const next = words[at + length] ?? '';
      if (!EVERYDAY.has(name) || words.length === length || TRADE.has(next)) return airline;
    }
  }
  return undefined;
}
