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
import { es as formats } from './formats.ts';

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

function list(items: readonly (string | number)[], word = 'y'): string {
  if (items.length < 2) return items.join('');
  const last = String(items.at(-1));
  // «y» becomes «e» before the sound i.
  const and = word === 'y' && /^h?i(?![aeo])/iu.test(last) ? 'e' : word;
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SEASONS: Readonly<Record<TouristSeason, string>> = {
  high: 'temporada alta',
  low: 'temporada baja',
  shoulder: 'temporada media',
};
const REASONS: Readonly<Record<SeasonReason, string>> = {
  beach: 'es tiempo de playa',
  blossom: 'los árboles están en flor',
  cold: 'los días son fríos y cortos',
  dry: 'los días son secos y agradables',
  festive: 'la ciudad se llena de luces y adornos para las fiestas',
  foliage: 'las hojas cambian de color y los días son suaves',
  hot: 'hace calor',
  mild: 'los días son suaves',
  rainy: 'llueve a menudo',
  smog: 'el aire suele estar contaminado',
  snow: 'hay nieve',
  typhoons: 'pueden pasar tifones',
};
const CROWDS: Readonly<Record<CrowdLevel, string>> = {
  'very busy': 'Habrá muchísima gente: reserva alojamiento, trenes y entradas con antelación.',
  busy: 'Habrá mucha gente en los lugares más conocidos.',
  moderate: 'Habrá una afluencia normal.',
  quiet: 'Habrá pocos visitantes y colas cortas.',
};

const TAP_WATER: Readonly<Record<TapWater, string>> = {
  safe: 'Se puede beber',
  'safe-in-cities': 'Tratada en las ciudades; fuera de ellas, bebe agua embotellada',
  'not-recommended': 'No la bebas: usa agua embotellada o hervida',
};

function sayTipping({ custom, percent: [least, most] }: Tipping): string {
  switch (custom) {
    case 'not-expected':
      return 'No se esperan';
    case 'rounding-up':
      return `Redondea la cuenta${most > 0 ? ` o deja hasta un ${most} %` : ''}`;
    case 'service-included':
      return most > 0
        ? `El servicio suele estar incluido; deja hasta un ${most} % si te han atendido bien`
        : 'El servicio suele estar incluido y no se espera nada más';
    default:
      return least === most
        ? `Un ${least} % en restaurantes`
        : `Del ${least} al ${most} % en restaurantes`;
  }
}

function sayEmergency({ police, ambulance, fire, all }: EmergencyNumbers): string {
  const each = `policía ${police}, ambulancia ${ambulance}, bomberos ${fire}`;
  if (all === undefined) return capitalized(each);
  const isOne = all === police && all === ambulance && all === fire;
  return isOne ? all : `${all} (${each})`;
}

function hours(minutes: number): string {
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (rest > 0) return whole > 0 ? `${whole} h ${rest} min` : `${rest} minutos`;
  return `${whole} ${whole === 1 ? 'hora' : 'horas'}`;
}

export const es: OverviewTexts = {
  season: ({ city, season, month, reason, crowdLevel }) => {
    const name = city;
    if (season === 'unknown') {
      const crowds = crowdLevel === 'moderate' ? '' : ` ${CROWDS[crowdLevel]}`;
      return `No sabemos cuáles son las temporadas de ${name}.${crowds}`;
    }
    const why = reason ? `: ${REASONS[reason]}` : '';
    const when = capitalized(monthName(month, 'es'));
    return `${when} es ${SEASONS[season]} en ${name}${why}. ${CROWDS[crowdLevel]}`;
  },
  insights: {
    'notable-week': (week) => `${week.name} (${days(week)}): ${week.note}`,
    'public-holidays': (holidays) => {
      const are = holidays.names.length === 1 ? 'es festivo' : 'son festivos';
      return `${list(holidays.names)} (${days(holidays)}) ${are}: cierran las oficinas, y hay más gente en los trenes y los lugares de interés.`;
    },
    'holidays-unknown': () =>
      'No sabemos qué festivos hay en estas fechas: compruébalo antes de ir.',
    temperatures: ({ highC, lowC }, unit) =>
      `De día se llega a unos ${degrees(highC, unit)} y de noche se baja a unos ${degrees(lowC, unit)}.`,
    'rain-days': ({ rainDays, days: all }) => {
      if (rainDays < 1) return 'Es poco probable que llueva.';
      return all === 1
        ? 'Es probable que llueva.'
        : `Suele llover unos ${rainDays} de los ${all} días.`;
    },
  },
  holidayNote:
    'Festivo. Cierran las oficinas, y hay más gente en los trenes y los lugares de interés.',
  list,
  months: (months) => {
    const names = months.map((month) => monthName(month, 'es'));
    if (names.length < 2) return `normalmente en ${names.join('')}`;
    return areConsecutive(months)
      ? `normalmente entre ${names[0]} y ${names.at(-1)}`
      : `normalmente en ${list(names)}`;
  },
  labels: {
    plugs: 'Enchufes',
    voltage: 'Voltaje',
    currency: 'Moneda',
    tipping: 'Propinas',
    'tap-water': 'Agua del grifo',
    emergency: 'Emergencias',
    language: 'Idioma',
    'driving-side': 'Se conduce',
    'calling-code': 'Prefijo',
    'time-difference': 'Diferencia horaria',
  },
  facts: {
    plugs: ({ plugs }) => `Tipo ${list(plugs, 'o')}`,
    voltage: ({ volts, hertz }) => `${list(volts, 'o')} V, ${list(hertz, 'o')} Hz`,
    currency: ({ currencies }) =>
      capitalized(list(currencies.map((code) => `${currencyName(code, 'es')} (${code})`))),
    tipping: sayTipping,
    'tap-water': ({ tapWater }) => TAP_WATER[tapWater],
    emergency: sayEmergency,
    language: ({ languages }) => capitalized(list(languages.map((tag) => languageName(tag, 'es')))),
    'driving-side': ({ drivingSide }) =>
      drivingSide === 'left' ? 'Por la izquierda' : 'Por la derecha',
    'calling-code': ({ callingCode }) => `+${callingCode}`,
    'time-difference': ({ firstDayMin, lastDayMin, home }) => {
      const at = home ? `en ${home}` : 'en casa';
      const difference = (minutes: number) => {
        if (minutes === 0) return `La misma hora que ${at}`;
        return `${hours(minutes)} ${minutes > 0 ? 'más' : 'menos'} que ${at}`;
      };
      if (firstDayMin === lastDayMin) return difference(firstDayMin);
      const later = lastDayMin === 0 ? 'la misma hora' : hours(lastDayMin);
      return `${difference(firstDayMin)}; después, ${later}`;
    },
  },
  sources: {
    'general knowledge': 'conocimiento general',
    'general knowledge; plugs checked with Wikidata':
      'conocimiento general; enchufes comprobados con Wikidata',
    'general knowledge, checked with google-libphonenumber 3.2.47 and Android’s emergency numbers':
      'conocimiento general, comprobado con google-libphonenumber 3.2.47 y los números de emergencia de Android',
    'Python package holidays 0.105': 'Paquete holidays 0.105 de Python',
    'IANA time zone database': 'Base de datos de zonas horarias de la IANA',
  },
};
