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
import { capitalise } from '../writing/full-stop.ts';
import { monthName } from '../writing/month-name.ts';
import { currencyName, languageName } from '../writing/names-of-codes.ts';
import { inCity, ofCity } from './cities.ts';
import { pt as formats } from './formats.ts';

const { day } = formats;

interface Days {
  readonly start: string;
  readonly end: string;
  readonly isEstimated: boolean;
}

function days({ start, end, isEstimated }: Days): string {
  const all = start === end ? day(start) : `${day(start)} – ${day(end)}`;
  return isEstimated ? `aprox. ${all}` : all;
}

function list(items: readonly (string | number)[], word = 'e'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

const SEASONS: Readonly<Record<TouristSeason, string>> = {
  high: 'época alta',
  low: 'época baixa',
  shoulder: 'época intermédia',
};
const REASONS: Readonly<Record<SeasonReason, string>> = {
  beach: 'é tempo de praia',
  blossom: 'as árvores estão em flor',
  cold: 'os dias são frios e curtos',
  dry: 'os dias são secos e agradáveis',
  festive: 'a cidade enche-se de luzes e enfeites para as festas',
  foliage: 'as folhas mudam de cor e os dias são amenos',
  hot: 'faz muito calor',
  mild: 'os dias são amenos',
  rainy: 'chove com frequência',
  smog: 'o ar está muitas vezes poluído',
  snow: 'há neve',
  typhoons: 'podem passar tufões',
};
const CROWDS: Readonly<Record<CrowdLevel, string>> = {
  'very busy':
    'Conte com multidões: reserve alojamento, transportes e bilhetes com boa antecedência.',
  busy: 'Conte com muita gente nos lugares mais conhecidos.',
  moderate: 'Conte com um número normal de visitantes.',
  quiet: 'Conte com poucos visitantes e filas curtas.',
};

const TAP_WATER: Readonly<Record<TapWater, string>> = {
  safe: 'É potável',
  'safe-in-cities': 'Tratada nas cidades; fora delas, beba água engarrafada',
  'not-recommended': 'Não a beba: use água engarrafada ou fervida',
};

function sayTipping({ custom, percent: [least, most] }: Tipping): string {
  switch (custom) {
    case 'not-expected':
      return 'Não se esperam';
    case 'rounding-up':
      return `Arredonde a conta${most > 0 ? ` ou deixe até ${most}%` : ''}`;
    case 'service-included':
      return most > 0
        ? `O serviço costuma estar incluído; se gostar, deixe até ${most}%`
        : 'O serviço costuma estar incluído e não se espera mais nada';
    default:
      return least === most ? `${least}% nos restaurantes` : `${least} a ${most}% nos restaurantes`;
  }
}

function sayEmergency({ police, ambulance, fire, all }: EmergencyNumbers): string {
  const each = `polícia ${police}, ambulância ${ambulance}, bombeiros ${fire}`;
  if (all === undefined) return capitalise(each);
  const isOne = all === police && all === ambulance && all === fire;
  return isOne ? all : `${all} (${each})`;
}

function hours(minutes: number): string {
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (rest > 0) return whole > 0 ? `${whole} h ${rest} min` : `${rest} minutos`;
  return `${whole} ${whole === 1 ? 'hora' : 'horas'}`;
}

export const pt: OverviewTexts = {
  season: ({ city, season, month, reason, crowdLevel }) => {
    if (season === 'unknown') {
      const crowds = crowdLevel === 'moderate' ? '' : ` ${CROWDS[crowdLevel]}`;
      return `Não sabemos quais são as épocas ${ofCity(city)}.${crowds}`;
    }
    const why = reason ? `: ${REASONS[reason]}` : '';
    const when = capitalise(monthName(month, 'pt'));
    return `${when} é ${SEASONS[season]} ${inCity(city)}${why}. ${CROWDS[crowdLevel]}`;
  },
  insights: {
    'notable-week': (week) => `${week.name} (${days(week)}): ${week.note}`,
    'public-holidays': (holidays) => {
      const are = holidays.names.length === 1 ? 'é feriado' : 'são feriados';
      return `${list(holidays.names)} (${days(holidays)}) ${are}: muitos serviços fecham, e há mais gente nos transportes e nas atrações.`;
    },
    'holidays-unknown': () => 'Não sabemos que feriados há nestas datas: confirme antes de viajar.',
    temperatures: ({ highC, lowC }, unit) =>
      `De dia, a temperatura chega a cerca de ${degrees(highC, unit)}; à noite, desce a cerca de ${degrees(lowC, unit)}.`,
    'rain-days': ({ rainDays, days: all }) => {
      if (rainDays < 1) return 'É pouco provável que chova.';
      return all === 1
        ? 'É provável que chova.'
        : `Conte com chuva em cerca de ${rainDays} dos ${all} dias.`;
    },
  },
  holidayNote: 'Feriado. Muitos serviços fecham, e há mais gente nos transportes e nas atrações.',
  list,
  months: (months) => {
    const names = months.map((month) => monthName(month, 'pt'));
    if (names.length < 2) return `normalmente em ${names.join('')}`;
    return areConsecutive(months)
      ? `normalmente entre ${names[0]} e ${names.at(-1)}`
      : `normalmente em ${list(names)}`;
  },
  labels: {
    plugs: 'Tomadas',
    voltage: 'Voltagem',
    currency: 'Moeda',
    tipping: 'Gorjetas',
    'tap-water': 'Água da torneira',
    emergency: 'Emergências',
    language: 'Língua',
    'driving-side': 'Trânsito',
    'calling-code': 'Indicativo',
    'time-difference': 'Diferença horária',
  },
  facts: {
    plugs: ({ plugs }) => `Tipo ${list(plugs, 'ou')}`,
    voltage: ({ volts, hertz }) => `${list(volts, 'ou')} V, ${list(hertz, 'ou')} Hz`,
    currency: ({ currencies }) =>
      capitalise(list(currencies.map((code) => `${currencyName(code, 'pt')} (${code})`))),
    tipping: sayTipping,
    'tap-water': ({ tapWater }) => TAP_WATER[tapWater],
    emergency: sayEmergency,
    language: ({ languages }) => capitalise(list(languages.map((tag) => languageName(tag, 'pt')))),
    'driving-side': ({ drivingSide }) =>
      drivingSide === 'left' ? 'Pela esquerda' : 'Pela direita',
    'calling-code': ({ callingCode }) => `+${callingCode}`,
    'time-difference': ({ firstDayMin, lastDayMin, home }) => {
      const at = home ? inCity(home) : 'em casa';
      const difference = (minutes: number) => {
        if (minutes === 0) return `A mesma hora que ${at}`;
        return `${hours(minutes)} a ${minutes > 0 ? 'mais' : 'menos'} do que ${at}`;
      };
      if (firstDayMin === lastDayMin) return difference(firstDayMin);
      const later = lastDayMin === 0 ? 'a mesma hora' : hours(lastDayMin);
      return `${difference(firstDayMin)}; depois, ${later}`;
    },
  },
  sources: {
    'general knowledge': 'conhecimento geral',
    'general knowledge; plugs checked with Wikidata':
      'conhecimento geral; tomadas verificadas na Wikidata',
    'general knowledge, checked with google-libphonenumber 3.2.47 and Android’s emergency numbers':
      'conhecimento geral, verificado com google-libphonenumber 3.2.47 e os números de emergência do Android',
    'Python package holidays 0.105': 'Pacote holidays 0.105 de Python',
    'IANA time zone database': 'Base de dados de fusos horários da IANA',
  },
};
