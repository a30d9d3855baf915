import { LANGUAGES, SPECIFIED_LANGUAGES } from '@ooo/texts/languages';
import { describe, expect, it } from 'vitest';
import type { Language } from '../shared/language.ts';
import { date } from '../testing/literals.ts';
import {
  COUNTRY,
  GOLDEN_WEEK,
  LISTED,
  makeEvent,
  makeHoliday,
  makeStay,
  NO_HOLIDAYS,
  READER,
  WRITTEN,
} from '../testing/make-overview.ts';
import { toTimeFact } from './home-time.ts';
import { type OverviewInput, buildOverview } from './overview.rules.ts';
import { DestinationOverview } from './overview.schema.ts';
import { withFact, writeOverview, writeStayEvents } from './write-overview.ts';

const write = (stay: OverviewInput, reader = READER) => writeOverview(buildOverview(stay), reader);
const readerOf = (language: Language) => ({ ...READER, language });

const WHOLE = makeStay('2026-05-03', '2026-05-08', {
  weeks: [GOLDEN_WEEK],
  holidays: {
    ...NO_HOLIDAYS,
    holidays: [{ ...makeHoliday('2026-05-06', 'Greenery Day'), localName: 'みどりの日' }],
  },
  events: [
    makeEvent('Sanja Festival', {
      start: date('2026-05-05'),
      end: date('2026-05-07'),
      isEstimated: false,
    }),
    makeEvent('Roses', { months: [5, 6], yearMonths: ['2026-05', '2026-06'], isEstimated: true }),
  ],
  climate: { highC: 22.6, lowC: 14.2, rainDays: 1.8, ...LISTED },
  facts: COUNTRY,
});

describe('writeOverview', () => {
  it('says everything in English', () => {
    const overview = write(WHOLE);
    expect(overview).toMatchObject({ touristSeason: 'high', crowdLevel: 'very busy' });
    expect(overview.seasonDescription).toBe(
      'May is high season in Tokyo: the trees are in blossom. Expect large crowds: book beds, trains and tickets well ahead.',
    );
    expect(overview.insights).toEqual([
      'Golden Week (Wed 29 Apr 2026 to Tue 5 May 2026): Trains sell out.',
      'Greenery Day (Wed 6 May 2026) is a public holiday: expect closed offices and fuller trains and sights.',
      'Days reach about 23\u00A0°C, nights fall to about 14\u00A0°C.',
      'Expect rain on about 2 of 6 days.',
      'Plugs: Type A or B',
      'Voltage: 100 V, 50 or 60 Hz',
      'Currency: Japanese Yen (JPY)',
      'Tips: Not expected',
      'Tap water: Safe to drink',
      'Emergency: Police 110, ambulance 119, fire 119',
      'Language: Japanese',
      'Driving: On the left',
      'Calling code: +81',
    ]);
  });

  it('says everything in Korean', () => {
    const overview = write(WHOLE, readerOf('ko'));
    expect(overview.seasonDescription).toBe(
      '도쿄의 5월은 성수기예요. 꽃이 펴요. 아주 붐비니 숙소와 기차, 입장권을 미리 예약하세요.',
    );
    expect(overview.insights).toEqual([
      'Golden Week (2026년 4월 29일 (수)~2026년 5월 5일 (화)): Trains sell out.',
      '공휴일: Greenery Day (2026년 5월 6일 (수)). 관공서가 쉬고 기차와 관광지가 더 붐벼요.',
      '낮에는 23°C쯤까지 오르고 밤에는 14°C쯤까지 내려가요.',
      '6일 중 2일쯤 비가 와요.',
      '플러그: A형, B형',
      '전압: 100V, 50·60Hz',
      '통화: 일본 엔화 (JPY)',
      '팁: 필요 없어요',
      '수돗물: 마셔도 안전해요',
      '긴급 전화: 경찰 110, 구급차 119, 소방 119',
      '언어: 일본어',
      '차량 통행: 왼쪽',
      '국가 번호: +81',
    ]);
    expect(overview.majorEvents[1]?.monthsText).toBe('보통 5월~6월');
    expect(overview.seasonSource).toEqual({ ...WRITTEN, source: '일반 상식' });
  });

  it('says everything in Spanish', () => {
    const overview = write(WHOLE, readerOf('es'));
    expect(overview.seasonDescription).toBe(
      'Mayo es temporada alta en Tokio: los árboles están en flor. Habrá muchísima gente: reserva alojamiento, trenes y entradas con antelación.',
    );
    expect(overview.insights).toEqual([
      'Golden Week (mié 29 abr 2026 – mar 5 may 2026): Trains sell out.',
      'Greenery Day (mié 6 may 2026) es festivo: cierran las oficinas, y hay más gente en los trenes y los lugares de interés.',
      'De día se llega a unos 23\u00A0°C y de noche se baja a unos 14\u00A0°C.',
      'Suele llover unos 2 de los 6 días.',
      'Enchufes: Tipo A o B',
      'Voltaje: 100 V, 50 o 60 Hz',
      'Moneda: Yen japonés (JPY)',
      'Propinas: No se esperan',
      'Agua del grifo: Se puede beber',
      'Emergencias: Policía 110, ambulancia 119, bomberos 119',
      'Idioma: Japonés',
      'Se conduce: Por la izquierda',
      'Prefijo: +81',
    ]);
    expect(overview.majorEvents[1]?.monthsText).toBe('normalmente entre mayo y junio');
    expect(overview.seasonSource).toEqual({ ...WRITTEN, source: 'conocimiento general' });
  });

  it('gives temperatures in the reader’s unit', () => {
    const { insights } = write(WHOLE, { ...READER, temperatureUnit: 'fahrenheit' });
    expect(insights[2]).toBe('Days reach about 73\u00A0°F, nights fall to about 58\u00A0°F.');
  });

  it('translates names and notes, and keeps local names', () => {
    const texts = new Map([
      ['Golden Week', '황금연휴'],
      ['Trains sell out.', '기차가 매진돼요.'],
      ['Greenery Day', 'みどりの日'],
      ['Streets are full.', '거리가 붐벼요.'],
    ]);
    const overview = write(WHOLE, {
      ...readerOf('ko'),
      translate: (english) => texts.get(english) ?? english,
    });
    expect(overview.entries.slice(0, 2).map(({ about }) => about)).toEqual([
      {
        name: '황금연휴',
        localName: 'ゴールデンウィーク',
        start: '2026-04-29',
        end: '2026-05-05',
        isEstimated: false,
        note: '기차가 매진돼요.',
      },
      {
        // Its own name is the translation already, and is not said twice.
        name: 'みどりの日',
        start: '2026-05-06',
        end: '2026-05-06',
        isEstimated: false,
        note: '공휴일이에요. 관공서가 쉬고 기차와 관광지가 더 붐벼요.',
      },
    ]);
    expect(overview.majorEvents[0]?.impact).toBe('거리가 붐벼요.');
    expect(overview.holidays.days).toEqual([
      { date: '2026-05-06', name: 'みどりの日', isEstimated: false },
    ]);
  });

  it('does not repeat the Korean name for a Korean reader', () => {
    const chuseok = { ...GOLDEN_WEEK, name: 'Chuseok', localName: '추석' };
    const stay = makeStay('2026-05-03', '2026-05-08', { weeks: [chuseok] });
    const localNameFor = (language: Language) =>
      write(stay, { ...readerOf(language), translate: () => '한가위' }).entries[0]?.about
        ?.localName;
    expect([localNameFor('en'), localNameFor('ko')]).toEqual(['추석', undefined]);
  });

  it('gives events by their days, or by their months', () => {
    const { majorEvents } = write(WHOLE);
    expect(majorEvents).toEqual([
      {
        name: 'Sanja Festival',
        dates: '2026-05-05 to 2026-05-07',
        start: '2026-05-05',
        end: '2026-05-07',
        impact: 'Streets are full.',
        isEstimated: false,
        effects: ['crowds'],
        ...WRITTEN,
      },
      {
        name: 'Roses',
        dates: '2026-05 to 2026-06',
        monthsText: 'usually between May and June',
        months: [5, 6],
        impact: 'Streets are full.',
        isEstimated: true,
        effects: ['crowds'],
        ...WRITTEN,
      },
    ]);
    expect(writeStayEvents(WHOLE.events, READER)).toEqual({
      hasEvents: true,
      eventInfo:
        'Sanja Festival (2026-05-05 to 2026-05-07): Streets are full.\nRoses (usually between May and June): Streets are full.',
      events: majorEvents,
    });
  });

  it.each(LANGUAGES)('names each source once in %s, and fits the wire', (language) => {
    const { sources } = DestinationOverview.parse(write(WHOLE, readerOf(language)));
    expect(sources.map(({ asOf }) => asOf)).toEqual(['2026-11-01', '2026-11-23']);
  });

  it.each([
    ['en', 'We don’t know the seasons of Tokyo.'],
    ['ko', '도쿄의 성수기와 비수기는 아직 알 수 없어요.'],
    ['es', 'No sabemos cuáles son las temporadas de Tokio.'],
  ] as const)('admits in %s that the seasons are not known', (language, text) => {
    const { season: _, ...stay } = makeStay('2026-04-10', '2026-04-15');
    expect(write(stay, readerOf(language)).seasonDescription).toBe(text);
  });

  it.each([
    ['en', 'We don’t know the public holidays of these dates: check before you go.'],
    ['ko', '이 기간의 공휴일은 아직 알 수 없어요. 출발 전에 확인하세요.'],
    ['es', 'No sabemos qué festivos hay en estas fechas: compruébalo antes de ir.'],
  ] as const)('admits in %s that the holidays are not known', (language, text) => {
    const holidays = { ...NO_HOLIDAYS, isKnown: false };
    const overview = write(makeStay('2031-04-10', '2031-04-15', { holidays }), readerOf(language));
    expect(overview.entries).toEqual([{ code: 'holidays-unknown', text, ...LISTED }]);
    expect(overview.holidays).toEqual({ isKnown: false, days: [], ...LISTED });
  });

  it.each([
    [0.3, 'Rain is unlikely.', 'Rain is unlikely.'],
    [0.6, 'Rain is likely.', 'Expect rain on about 1 of 3 days.'],
  ])('says of %d rainy days what one day and three may expect', (rainDays, one, three) => {
    const climate = { highC: 20, lowC: 10, rainDays, ...LISTED };
    const rainOf = (end: string) => write(makeStay('2026-04-10', end, { climate })).insights[1];
    expect([rainOf('2026-04-10'), rainOf('2026-04-12')]).toEqual([one, three]);
  });

  it.each([
    ['rounding-up', [0, 10], 'Round up the bill, or leave up to 10%'],
    ['rounding-up', [0, 0], 'Round up the bill'],
    ['service-included', [0, 0], 'Service is usually on the bill, and no more is expected'],
    ['service-included', [0, 5], 'Service is usually on the bill; leave up to 5% for good service'],
    ['customary', [15, 20], '15 to 20% in restaurants'],
    ['customary', [10, 10], '10% in restaurants'],
  ] as const)('says of tips %s %j', (custom, percent, value) => {
    const tipping = { custom, percent, ...WRITTEN };
    const { facts } = write(
      makeStay('2026-03-03', '2026-03-04', { facts: { ...COUNTRY, tipping } }),
    );
    expect(facts.find(({ code }) => code === 'tipping')).toEqual({
      code: 'tipping',
      label: 'Tips',
      value,
      ...WRITTEN,
    });
  });

  it.each([
    ['112', '112', '112', '112', '112'],
    ['110', '112', '112', '112', '112 (police 110, ambulance 112, fire 112)'],
  ])('says of emergencies %s %s %s %s', (police, ambulance, fire, all, value) => {
    const emergency = { police, ambulance, fire, all, ...WRITTEN };
    const { facts } = write(
      makeStay('2026-03-03', '2026-03-04', { facts: { ...COUNTRY, emergency } }),
    );
    expect(facts.find(({ code }) => code === 'emergency')?.value).toBe(value);
  });

  it('lists several currencies, languages and plugs with the words of the language', () => {
    const facts = {
      ...COUNTRY,
      money: { currencies: ['PAB', 'USD'], ...LISTED },
      language: { languages: ['es', 'it'], ...LISTED },
      power: { plugs: ['C', 'F', 'L'], volts: [127, 220], hertz: [60], ...WRITTEN },
    };
    const valuesIn = (language: Language) => {
      const written = write(makeStay('2026-03-03', '2026-03-04', { facts }), readerOf(language));
      return ['plugs', 'voltage', 'language'].map(
        (code) => written.facts.find((fact) => fact.code === code)?.value,
      );
    };
    expect(valuesIn('en')).toEqual([
      'Type C, F or L',
      '127 or 220 V, 60 Hz',
      'Spanish and Italian',
    ]);
    expect(valuesIn('ko')).toEqual(['C형, F형, L형', '127·220V, 60Hz', '스페인어, 이탈리아어']);
    expect(valuesIn('es')).toEqual(['Tipo C, F o L', '127 o 220 V, 60 Hz', 'Español e italiano']);
  });
});

const NEW_YORK = { en: 'New York', ko: '뉴욕', es: 'Nueva York' };
const TODAY = date('2026-11-23');

const inSeoul = (startDate: string, endDate: string) => ({
  startDate: date(startDate),
  endDate: date(endDate),
  zone: 'Asia/Seoul',
});

function timeOf(
  [start, end, zone]: readonly [string, string, string],
  language: Language,
): string | undefined {
  const fact = toTimeFact(inSeoul(start, end), { zone, names: NEW_YORK }, TODAY);
  return withFact(write(WHOLE), fact, readerOf(language)).facts[0]?.value;
}

describe('withFact', () => {
  it.each([
    [
      ['2026-07-01', '2026-07-10', 'America/New_York'],
      '13 hours ahead of New York',
      '뉴욕 기준: 13시간 빨라요',
      '13 horas más que en Nueva York',
    ],
    [
      ['2026-10-28', '2026-11-05', 'America/New_York'],
      '13 hours ahead of New York, later 14 hours',
      '뉴욕 기준: 13시간 빨라요 (나중에는 14시간 빨라요)',
      '13 horas más que en Nueva York; después, 14 horas',
    ],
    [
      ['2026-07-01', '2026-07-10', 'Asia/Tokyo'],
      'Same time as in New York',
      '뉴욕 기준: 같아요',
      'La misma hora que en Nueva York',
    ],
    [
      ['2026-07-01', '2026-07-10', 'Pacific/Auckland'],
      '3 hours behind New York',
      '뉴욕 기준: 3시간 느려요',
      '3 horas menos que en Nueva York',
    ],
    [
      ['2026-07-01', '2026-07-10', 'Asia/Kolkata'],
      '3 h 30 min ahead of New York',
      '뉴욕 기준: 3시간 30분 빨라요',
      '3 h 30 min más que en Nueva York',
    ],
  ] as const)('tells the time difference of %j', (times, en, ko, es) => {
    expect([timeOf(times, 'en'), timeOf(times, 'ko'), timeOf(times, 'es')]).toEqual([en, ko, es]);
  });

  it('calls a home without a name home', () => {
    const said = SPECIFIED_LANGUAGES.map((language) => {
      const home = { zone: 'Europe/Madrid', names: undefined };
      const fact = toTimeFact(inSeoul('2026-07-01', '2026-07-10'), home, TODAY);
      return withFact(write(WHOLE), fact, readerOf(language)).facts[0]?.value;
    });
    expect(said).toEqual([
      '7 hours ahead of home',
      '집 기준: 7시간 빨라요',
      '7 horas más que en casa',
    ]);
  });

  it('names its source', () => {
    const home = { zone: 'Asia/Tokyo', names: NEW_YORK };
    const fact = toTimeFact(inSeoul('2026-07-01', '2026-07-02'), home, TODAY);
    const { sources } = withFact(write(WHOLE), fact, READER);
    expect(sources.at(-1)).toEqual({ source: 'IANA time zone database', asOf: '2026-11-23' });
  });
});
