import { type Language, LANGUAGES } from '@ooo/texts/languages';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listCityCodes, readCityFile } from './city-folders.ts';
import { findEventRows } from './events.ts';
import { translateOverviewText } from './overview-texts.ts';
import { readData } from './read-data.ts';
import { getWeekRows, listSeasonCities } from './seasons.ts';

const text = z.string();
const events = listSeasonCities()
  .flatMap((code) => findEventRows(code)?.rows ?? [])
  .map(([, name, localName, , , impact]) => ({ name, localName, sentence: impact }));
const weeks = listSeasonCities()
  .flatMap((code) => getWeekRows(code).rows)
  .map(([name, localName, , , , note]) => ({ name, localName, sentence: note }));
const holidays = Object.values(
  z
    .object({ rows: z.record(text, z.array(z.tuple([text], text))) })
    .parse(readData('holidays.json')).rows,
).flatMap((rows) => rows.map(([name]) => name));

const sentences = new Set([...events, ...weeks].map(({ sentence }) => sentence));
const names = new Set([...[...events, ...weeks].map(({ name }) => name), ...holidays]);

/** Names that speakers of other languages in Latin letters use too, because they are never translated. */
const SAME_IN_LATIN = [
  // Feasts of other religions and countries.
  'Ashura',
  'Asarnha Bucha',
  'Bhai Tika',
  'Bijaya Dashami',
  'Chhath Parva',
  'Chuseok',
  'Corpus Christi',
  'Deepavali',
  'Diwali',
  'Diwali (Bali Pratipada)',
  'Diwali (Deepavali)',
  'Dussehra',
  'Duwadashi (Dashain)',
  'Eid al-Adha',
  'Eid al-Fitr',
  'Ekadashi (Dashain)',
  'Fagu Poornima',
  'Fagu Poornima (Terai)',
  'Fulpati',
  'Gai Tihar',
  'Ganesh Chaturthi',
  'Ghatasthapana',
  'Gobardhan Pooja',
  'Gudi Padwa',
  'Gyalpo Lhosar',
  'Hari Raya',
  'Holi',
  'Janai Poornima',
  'Laxmi Pooja',
  'Loy Krathong',
  'Maghe Sankranti',
  'Maha Ashtami',
  'Maha Navami',
  'Maha Shivaratri',
  'Makha Bucha',
  'Matariki',
  'Mha Pooja',
  'Nyepi',
  'Obon',
  'Ram Navami',
  'Shavuot',
  'Shree Krishna Janmashtami',
  'Simbang Gabi',
  'Sonam Lhochhar',
  'Songkran',
  'Tamu Lhochhar',
  'Tet',
  'Thaipusam',
  'Visakha Bucha',
  // Customs known by the name that they have there.
  'Bloomsday',
  'Boxing Day',
  'Donauinselfest',
  'Ferragosto',
  'Hogmanay',
  'Keukenhof',
  'Knabenschiessen',
  'Oktoberfest',
  'Sechseläuten',
  'Trooping the Colour',
  'Vogalonga',
  // Names of brands: fairs, festivals of music, parades and runs.
  'ARCOmadrid',
  'Amsterdam Dance Event',
  'Bay to Breakers',
  'Berlinale',
  'CES',
  'Christkindlmarket',
  'Christopher Street Day',
  'City2Surf',
  'Coachella',
  'Electric Daisy Carnival',
  'ImPulsTanz',
  'Lollapalooza',
  'Mobile World Congress',
  'NOS Alive',
  'Outside Lands',
  'Pitti Uomo',
  'Primavera Sound',
  'Street Parade',
  'Vivid Sydney',
  'Web Summit',
  // Spanish and Catalan already.
  'La Mercè',
  'San Isidro',
  'Verbena de la Paloma',
  'Vive Latino',
  'Zona Maco',
];

/** Those of them that a language translates. */
const TRANSLATED: Readonly<Partial<Record<Language, readonly string[]>>> = {
  ko: SAME_IN_LATIN,
  pt: ['Corpus Christi', 'San Isidro', 'Tet', 'Vogalonga'],
};

const readTexts = (language: Language) => {
  const own = listCityCodes().map((code) => readCityFile(code, `texts.${language}.json`) ?? {});
  const files = [readData(`overview-texts.${language}.json`), ...own];
  const said = files.flatMap((file) => Object.entries(z.record(text, text).parse(file)));
  // A text that two cities share is in the file that all of them share.
  const keys = said.map(([english]) => english);
  expect(keys.filter((english, at) => keys.indexOf(english) !== at)).toEqual([]);
  return Object.fromEntries(said);
};

const numbersIn = (said: string): readonly string[] => said.match(/\d+/gu) ?? [];

const TRANSLATIONS = LANGUAGES.filter((one) => one !== 'en');

describe.each(TRANSLATIONS)('the texts of the overview in %s', (language) => {
  const texts = readTexts(language);
  const entries = Object.entries(texts);

  it('has every name, impact and note, and nothing else', () => {
    expect(Object.keys(texts).toSorted()).toEqual(
      [...new Set([...names, ...sentences])].toSorted(),
    );
  });

  it('has everything in the language, except names that stay', () => {
    const same = entries.filter(([english, said]) => said === english).map(([english]) => english);
    const stays = SAME_IN_LATIN.filter((name) => !TRANSLATED[language]?.includes(name));
    expect(same.toSorted()).toEqual(stays.toSorted());
  });

  it('has no blanks around a text, and no double ones within', () => {
    expect(entries.filter(([, said]) => !/^\S+( \S+)*$/u.test(said))).toEqual([]);
  });

  it('keeps the numbers', () => {
    const lost = entries.filter(([english, said]) =>
      numbersIn(english).some((number) => !numbersIn(said).includes(number)),
    );
    expect(lost).toEqual([]);
  });

  it('has sentences for sentences and names for names', () => {
    const odd = entries.filter(([english, said]) => said.endsWith('.') !== sentences.has(english));
    expect(odd).toEqual([]);
  });
});

describe('the texts of the overview in Korean', () => {
  const entries = Object.entries(readTexts('ko'));

  it('are in Hangul, and their sentences are polite', () => {
    expect(entries.filter(([, said]) => !/[가-힣]/u.test(said))).toEqual([]);
    expect(
      entries.filter(([english, said]) => sentences.has(english) && !said.endsWith('요.')),
    ).toEqual([]);
  });

  it('call the events and weeks of Korea by their own names', () => {
    const korean = [...events, ...weeks].filter(({ localName }) => /[가-힣]/u.test(localName));
    expect(korean.length).toBeGreaterThan(15);
    for (const { name, localName } of korean) {
      expect([name, translateOverviewText('ko', name)]).toEqual([name, localName]);
    }
  });
});

describe('translateOverviewText', () => {
  it.each([
    ['ko', 'Seoul Marathon', '서울마라톤'],
    ['es', 'Seoul Marathon', 'Maratón de Seúl'],
    ['ko', 'National Liberation Day', '광복절'],
    ['es', 'Thanksgiving Day', 'Día de Acción de Gracias'],
    ['en', 'Seoul Marathon', 'Seoul Marathon'],
  ] as const)('%s: %s', (language, english, expected) => {
    expect(translateOverviewText(language, english)).toBe(expected);
  });

  it.each(['A fair that is not known', 'constructor', ''])('gives %j back as it is', (english) => {
    expect(translateOverviewText('ko', english)).toBe(english);
    expect(translateOverviewText('es', english)).toBe(english);
  });
});
