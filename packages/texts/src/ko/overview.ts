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
import { currencyName, languageName } from '../writing/names-of-codes.ts';
import { ko as formats } from './formats.ts';

const { day, duration } = formats;

interface Days {
  readonly start: string;
  readonly end: string;
  readonly isEstimated: boolean;
}

function days({ start, end, isEstimated }: Days): string {
  const all = start === end ? day(start) : `${day(start)}~${day(end)}`;
  return isEstimated ? `${all}쯤` : all;
}

const list = (items: readonly (string | number)[]): string => items.join(', ');

const SEASONS: Readonly<Record<TouristSeason, string>> = {
  high: '성수기예요',
  low: '비수기예요',
  shoulder: '성수기와 비수기 사이예요',
};
const REASONS: Readonly<Record<SeasonReason, string>> = {
  beach: '해변에서 놀기 좋아요.',
  blossom: '꽃이 펴요.',
  cold: '춥고 해가 짧아요.',
  dry: '비가 적고 쾌적해요.',
  festive: '거리가 연말 장식과 불빛으로 꾸며져요.',
  foliage: '단풍이 들고 날씨가 온화해요.',
  hot: '날씨가 더워요.',
  mild: '날씨가 온화해요.',
  rainy: '비가 자주 와요.',
  smog: '대기 질이 나쁜 날이 많아요.',
  snow: '눈이 쌓여 있어요.',
  typhoons: '태풍이 지나갈 수 있어요.',
};
const CROWDS: Readonly<Record<CrowdLevel, string>> = {
  'very busy': '아주 붐비니 숙소와 기차, 입장권을 미리 예약하세요.',
  busy: '유명한 곳은 붐벼요.',
  moderate: '방문객 수는 보통이에요.',
  quiet: '방문객이 적고 줄이 짧아요.',
};

const TAP_WATER: Readonly<Record<TapWater, string>> = {
  safe: '마셔도 안전해요',
  'safe-in-cities': '도시에서는 정수 처리돼요. 도시 밖에서는 생수를 드세요',
  'not-recommended': '마시지 말고 생수나 끓인 물을 드세요',
};

function sayTipping({ custom, percent: [least, most] }: Tipping): string {
  switch (custom) {
    case 'not-expected':
      return '필요 없어요';
    case 'rounding-up':
      return most > 0 ? `거스름돈을 남기거나 ${most}%까지 드려요` : '거스름돈을 남기는 정도면 돼요';
    case 'service-included':
      return most > 0
        ? `보통 봉사료가 포함돼 있고, 서비스가 좋으면 ${most}%까지 더 드려요`
        : '보통 봉사료가 포함돼 있어 더 드리지 않아도 돼요';
    default:
      return `식당에서 ${least === most ? least : `${least}~${most}`}%`;
  }
}

function sayEmergency({ police, ambulance, fire, all }: EmergencyNumbers): string {
  const each = `경찰 ${police}, 구급차 ${ambulance}, 소방 ${fire}`;
  if (all === undefined) return each;
  const isOne = all === police && all === ambulance && all === fire;
  return isOne ? all : `${all} (${each})`;
}

function difference(minutes: number): string {
  if (minutes === 0) return '같아요';
  return `${duration(Math.abs(minutes))} ${minutes > 0 ? '빨라요' : '느려요'}`;
}

export const ko: OverviewTexts = {
  season: ({ city, season, month, reason, crowdLevel }) => {
    const name = city;
    if (season === 'unknown') {
      const crowds = crowdLevel === 'moderate' ? '' : ` ${CROWDS[crowdLevel]}`;
      return `${name}의 성수기와 비수기는 아직 알 수 없어요.${crowds}`;
    }
    const why = reason ? ` ${REASONS[reason]}` : '';
    return `${name}의 ${month}월은 ${SEASONS[season]}.${why} ${CROWDS[crowdLevel]}`;
  },
  insights: {
    'notable-week': (week) => `${week.name} (${days(week)}): ${week.note}`,
    'public-holidays': (holidays) =>
      `공휴일: ${list(holidays.names)} (${days(holidays)}). 관공서가 쉬고 기차와 관광지가 더 붐벼요.`,
    'holidays-unknown': () => '이 기간의 공휴일은 아직 알 수 없어요. 출발 전에 확인하세요.',
    temperatures: ({ highC, lowC }, unit) =>
      `낮에는 ${degrees(highC, unit, '')}쯤까지 오르고 밤에는 ${degrees(lowC, unit, '')}쯤까지 내려가요.`,
    'rain-days': ({ rainDays, days: all }) => {
      if (rainDays < 1) return '비가 올 가능성은 낮아요.';
      return all === 1 ? '비가 올 가능성이 높아요.' : `${all}일 중 ${rainDays}일쯤 비가 와요.`;
    },
  },
  holidayNote: '공휴일이에요. 관공서가 쉬고 기차와 관광지가 더 붐벼요.',
  list,
  months: (months) => {
    const names = months.map((month) => `${month}월`);
    const isSpan = names.length > 1 && areConsecutive(months);
    return `보통 ${isSpan ? `${names[0]}~${names.at(-1)}` : list(names)}`;
  },
  labels: {
    plugs: '플러그',
    voltage: '전압',
    currency: '통화',
    tipping: '팁',
    'tap-water': '수돗물',
    emergency: '긴급 전화',
    language: '언어',
    'driving-side': '차량 통행',
    'calling-code': '국가 번호',
    'time-difference': '시차',
  },
  facts: {
    plugs: ({ plugs }) => list(plugs.map((plug) => `${plug}형`)),
    voltage: ({ volts, hertz }) => `${volts.join('·')}V, ${hertz.join('·')}Hz`,
    currency: ({ currencies }) =>
      list(currencies.map((code) => `${currencyName(code, 'ko')} (${code})`)),
    tipping: sayTipping,
    'tap-water': ({ tapWater }) => TAP_WATER[tapWater],
    emergency: sayEmergency,
    language: ({ languages }) => list(languages.map((tag) => languageName(tag, 'ko'))),
    'driving-side': ({ drivingSide }) => (drivingSide === 'left' ? '왼쪽' : '오른쪽'),
    'calling-code': ({ callingCode }) => `+${callingCode}`,
    'time-difference': ({ firstDayMin, lastDayMin, home }) => {
      const name = home ? home : '집';
      // 과 and 와 depend on the sound before them; 기준 on nothing.
      const first = `${name} 기준: ${difference(firstDayMin)}`;
      return firstDayMin === lastDayMin ? first : `${first} (나중에는 ${difference(lastDayMin)})`;
    },
  },
  sources: {
    'general knowledge': '일반 상식',
    'general knowledge; plugs checked with Wikidata': '일반 상식. 플러그는 위키데이터로 확인했어요',
    'general knowledge, checked with google-libphonenumber 3.2.47 and Android’s emergency numbers':
      '일반 상식. google-libphonenumber 3.2.47과 Android의 긴급 번호로 확인했어요',
    'Python package holidays 0.105': 'Python 패키지 holidays 0.105',
    'IANA time zone database': 'IANA 시간대 데이터베이스',
  },
};
