import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { COUNTRY_NOTES } from './country-notes.ts';

/**
 * Writes data/countries.json from the notes and three packages that nothing else needs:
 *
 * npm install --prefix /tmp/sources cldr-core@48.2.0 @rapideditor/country-coder@5.6.1 google-libphonenumber@3.2.47
 * node --conditions=source scripts/build-countries.ts /tmp/sources yyyy-MM-dd
 */
const [folder = '', readOn = ''] = process.argv.slice(2);
if (!folder || !/^\d{4}-\d\d-\d\d$/u.test(readOn)) {
  throw new Error('Give the folder of the packages and the day on which they were installed.');
}
const modules = join(resolve(folder), 'node_modules');
const load = createRequire(join(modules, 'index.js'));

function readCldr(name: string): unknown {
  return JSON.parse(
    readFileSync(join(modules, 'cldr-core', 'supplemental', `${name}.json`), 'utf8'),
  );
}

const Currency = z.record(
  z.string(),
  z.object({
    _from: z.string().optional(),
    _to: z.string().optional(),
    _tender: z.string().optional(),
  }),
);
const { region: currenciesOf } = z
  .object({
    supplemental: z.object({
      currencyData: z.object({ region: z.record(z.string(), z.array(Currency)) }),
    }),
  })
  .parse(readCldr('currencyData')).supplemental.currencyData;

const { territoryInfo } = z
  .object({
    supplemental: z.object({
      territoryInfo: z.record(
        z.string(),
        z.object({
          languagePopulation: z
            .record(
              z.string(),
              z.object({ _populationPercent: z.string(), _officialStatus: z.string().optional() }),
            )
            .optional(),
        }),
      ),
    }),
  })
  .parse(readCldr('territoryInfo')).supplemental;

const { weekData } = z
  .object({
    supplemental: z.object({
      weekData: z.object({ firstDay: z.record(z.string(), z.string()) }),
    }),
  })
  .parse(readCldr('weekData')).supplemental;

interface Libphonenumber {
  readonly PhoneNumberUtil: {
    getInstance: () => { getCountryCodeForRegion: (region: string) => number };
  };
}
interface CountryCoder {
  readonly driveSide: (place: string | readonly [number, number]) => 'left' | 'right' | null;
}
const phoneNumbers = (
  load('google-libphonenumber') as Libphonenumber
).PhoneNumberUtil.getInstance();
const { driveSide } = load('@rapideditor/country-coder') as CountryCoder;

function listCurrencies(code: string): string[] {
  return (currenciesOf[code] ?? [])
    .flatMap((entry) => Object.entries(entry))
    .filter(
      ([, { _from = '', _to, _tender }]) =>
        _tender !== 'false' && _from <= readOn && (_to === undefined || _to > readOn),
    )
    .map(([currency]) => currency);
}

/** Second names and scripts of a language, and what the law no longer has. */
const NOT_LISTED = new Set(['NO no', 'UA ru']);

/** Those that are official in the whole country, the most spoken first. */
function listLanguages(code: string): string[] {
  return Object.entries(territoryInfo[code]?.languagePopulation ?? {})
    .filter(([, { _officialStatus }]) =>
      ['official', 'de_facto_official'].includes(_officialStatus ?? ''),
    )
    .toSorted(
      ([, { _populationPercent: a }], [, { _populationPercent: b }]) => Number(b) - Number(a),
    )
    .map(([language]) => language.replaceAll('_', '-'))
    .filter((language, at, all) => {
      const [base = ''] = language.split('-');
      const isRepeated = all.slice(0, at).some((one) => one.split('-')[0] === base);
      return !isRepeated && !NOT_LISTED.has(`${code} ${language}`);
    });
}

/** Points in countries some of whose parts drive on the other side. */
const MAINLAND: Readonly<Record<string, readonly [number, number]>> = {
  CN: [116.4, 39.9],
  GB: [-0.1, 51.5],
  US: [-77, 38.9],
};

const rows = COUNTRY_NOTES.map((note) => {
  const { code } = note;
  const side = driveSide(MAINLAND[code] ?? code);
  const first = weekData.firstDay[code] ?? weekData.firstDay['001'];
  const row = [
    code,
    listCurrencies(code),
    note.tipping,
    note.percent,
    note.plugs.join(''),
    note.volts,
    note.hertz,
    side,
    note.emergency,
    String(phoneNumbers.getCountryCodeForRegion(code)),
    listLanguages(code),
    first,
    note.tapWater,
  ];
  return JSON.stringify(row);
});

const written = { source: 'general knowledge', asOf: '2026-11-01' };
const cldr = { source: 'Unicode CLDR 48.2', asOf: readOn };
const sources = {
  money: cldr,
  tipping: written,
  power: { source: 'general knowledge; plugs checked with Wikidata', asOf: '2026-11-01' },
  road: { source: 'country-coder 5.6.1', asOf: readOn },
  emergency: {
    source:
      'general knowledge, checked with google-libphonenumber 3.2.47 and Android’s emergency numbers',
    asOf: '2026-11-01',
  },
  phone: { source: 'google-libphonenumber 3.2.47', asOf: readOn },
  language: cldr,
  week: cldr,
  water: written,
};
writeFileSync(
  new URL('../data/countries.json', import.meta.url),
  `{\n"sources":${JSON.stringify(sources)},\n"rows":[\n${rows.join(',\n')}\n]}\n`,
);
console.log(`${rows.length} countries`);
