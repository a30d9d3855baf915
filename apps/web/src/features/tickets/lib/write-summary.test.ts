import { SPECIFIED_LANGUAGES } from '@ooo/texts/languages';
import { date } from '@ooo/domain/testing/literals';
import type { FlightsSummary } from '@ooo/domain/tickets/summarise-flights';
import { describe, expect, it } from 'vitest';
import { tickets as en } from '@ooo/texts/en/web/tickets';
import { tickets as es } from '@ooo/texts/es/web/tickets';
import { i18n } from '../../../i18n/i18n.ts';
import { tickets as ko } from '@ooo/texts/ko/web/tickets';
import { writeSummary } from './write-summary.ts';

const CITIES: Record<string, Record<(typeof SPECIFIED_LANGUAGES)[number], string>> = {
  LHR: { en: 'London', ko: '런던', es: 'Londres' },
  LPA: { en: 'Las Palmas', ko: '라스팔마스', es: 'Las Palmas' },
  FCO: { en: 'Rome', ko: '로마', es: 'Roma' },
  MXP: { en: 'Milan', ko: '밀라노', es: 'Milán' },
  ATH: { en: 'Athens', ko: '아테네', es: 'Atenas' },
  MAN: { en: 'Manchester', ko: '맨체스터', es: 'Mánchester' },
};
const dates = { startDate: date('2027-06-03'), endDate: date('2027-06-10') };

for (const [language, texts] of Object.entries({ en, ko, es })) {
  i18n.addResourceBundle(language, 'tickets', texts);
}

function write(summary: FlightsSummary): string[] {
  return SPECIFIED_LANGUAGES.map((language) => {
    const t = i18n.getFixedT(language, 'tickets');
    const cityName = (airport: string) => CITIES[airport]?.[language] ?? airport;
    return writeSummary(summary, 2, { t, language, cityName, today: date('2026-11-26') });
  });
}

describe('writeSummary', () => {
  it.each<[FlightsSummary, readonly [string, string, string]]>([
    [
      { route: { kind: 'return', from: 'LHR', to: 'LPA' }, ...dates, people: 2, bags: 2 },
      [
        'London to Las Palmas and back, 3 to 10 June, two people, 2 bags',
        '런던–라스팔마스 왕복, 6월 3일~10일, 2명, 수하물 2개',
        'De Londres a Las Palmas, ida y vuelta, del 3 al 10 de junio, dos personas, 2 maletas',
      ],
    ],
    [
      {
        route: { kind: 'one-way', from: 'LHR', to: 'XYZ' },
        startDate: date('2027-06-03'),
        people: 1,
        bags: 1,
      },
      [
        'London to XYZ, one way, 3 June, one person, 1 bag',
        '런던–XYZ 편도, 6월 3일, 1명, 수하물 1개',
        'De Londres a XYZ, solo ida, el 3 de junio, una persona, 1 maleta',
      ],
    ],
    [
      { route: { kind: 'open-jaw', from: 'LHR', to: 'FCO', backFrom: 'MXP' }, ...dates },
      [
        'London to Rome, back from Milan, 3 to 10 June',
        '런던에서 로마까지, 돌아올 때는 밀라노에서, 6월 3일~10일',
        'De Londres a Roma, con vuelta desde Milán, del 3 al 10 de junio',
      ],
    ],
    [
      { route: { kind: 'open-jaw', from: 'LHR', to: 'FCO', backTo: 'MAN' } },
      [
        'London to Rome, back to Manchester',
        '런던에서 로마까지, 돌아올 때는 맨체스터까지',
        'De Londres a Roma, con vuelta a Mánchester',
      ],
    ],
    [
      {
        route: { kind: 'open-jaw', from: 'LHR', to: 'FCO', backFrom: 'MXP', backTo: 'MAN' },
        people: 12,
      },
      [
        'London to Rome, back from Milan to Manchester, 12 people',
        '런던에서 로마까지, 돌아올 때는 밀라노에서 맨체스터까지, 12명',
        'De Londres a Roma, con vuelta de Milán a Mánchester, 12 personas',
      ],
    ],
    [
      { route: { kind: 'several', from: 'LHR', stops: ['FCO', 'ATH'], isRound: true } },
      [
        'London to Rome and Athens, and back',
        '런던에서 로마, 아테네까지 다녀오는 여정',
        'De Londres a Roma y Atenas, ida y vuelta',
      ],
    ],
    [
      { route: { kind: 'several', from: 'LHR', stops: ['FCO', 'ATH'], isRound: false } },
      ['London to Rome and Athens', '런던에서 로마, 아테네까지', 'De Londres a Roma y Atenas'],
    ],
    [
      { startDate: date('2027-06-03') },
      ['2 flights, 3 June', '항공편 2개, 6월 3일', '2 vuelos, el 3 de junio'],
    ],
    [{}, ['2 flights', '항공편 2개', '2 vuelos']],
  ])('%j', (summary, texts) => {
    expect(write(summary)).toEqual(texts);
  });
});
