import type { WriteTime } from '../formats.types.ts';
import type {
  Advice,
  Help,
  LeftOut,
  Moment,
  NamedDay,
  Nearness,
  Occasion,
  PlanSentences,
  UnplacedReason,
} from '../plan.types.ts';
import { capitalise, withFullStop } from '../writing/full-stop.ts';
import { pt as formats } from './formats.ts';
import { onWeekday, onWeekdays } from './weekdays.ts';

const FOR: Readonly<Record<Occasion, string>> = {
  breakfast: 'Para o pequeno-almoço',
  lunch: 'Para o almoço',
  dinner: 'Para o jantar',
  evening: 'Para a noite',
};

const MEALS: Readonly<Record<Occasion, string>> = {
  breakfast: 'o pequeno-almoço',
  lunch: 'o almoço',
  dinner: 'o jantar',
  evening: 'a noite',
};

function near({ name, minutes }: Nearness): string {
  if (minutes === 0) return `ao lado de ${name}`;
  return `a ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} a pé de ${name}`;
}

/** `às 09:00`, but `à 01:00`. */
function atTime(minutes: number, write: WriteTime): string {
  const time = write(minutes);
  return /^0?1:/u.test(time) ? `à ${time}` : `às ${time}`;
}

/** `na segunda-feira (dia 3)`. */
function onDay({ weekday, number }: NamedDay): string {
  return number === undefined ? onWeekday(weekday) : `${onWeekday(weekday)} (dia ${number})`;
}

function at({ day, startMin }: Moment, time: WriteTime): string {
  return `${onDay(day)} ${atTime(startMin, time)}`;
}

function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} e ${last}` : last;
}

function leftOut({ reason, day, durationMin, meals, walkLimitMin }: LeftOut): string {
  const on = day && onDay(day);
  const long = formats.duration(durationMin);
  const taken: readonly Occasion[] = meals.length > 0 ? meals : ['lunch', 'dinner'];
  const eaten = list(taken.map((meal) => MEALS[meal]));
  const sentences: Readonly<Record<UnplacedReason, string>> = {
    'closed-all-days': `Está fechado ${on ?? 'em todos os dias da viagem'}`,
    'open-too-short': `Precisa de ${long}, e ${on ?? 'em nenhum dia da viagem'}${on ? ' não' : ''} está aberto tanto tempo`,
    'closed-when-free': on
      ? `${capitalise(on)}, está fechado quando há tempo`
      : 'Está fechado sempre que há tempo',
    'no-day-long-enough': `Precisa de ${long}, e ${on ?? 'em nenhum dia da viagem'}${on ? ' não' : ''} há tanto tempo`,
    'meal-slots-taken': `Já há planos para ${eaten} ${on ?? 'em todos os dias possíveis'}`,
    'flight-days-only': `É uma caminhada longa, e há voo ${on ?? 'em todos os dias em que está aberto'}`,
    'long-walk-taken': `Já há outra caminhada longa ${on ?? 'em todos os dias possíveis'}`,
    'too-much-walking': `Com esta visita, seriam mais de ${formats.duration(walkLimitMin)} a pé ${on ?? 'em qualquer dia'}`,
    'pace-full': on
      ? `Ao ritmo escolhido, não cabe mais nada ${on}`
      : 'Ao ritmo escolhido, os dias já estão cheios',
    'no-time-left': on
      ? `Já não há ${long} de tempo livre ${on}`
      : `Em nenhum dia há ${long} de tempo livre`,
  };
  return sentences[reason];
}

const ADVICE: Readonly<Record<Advice, string>> = {
  'fuller-pace': 'Com um ritmo mais intenso, já caberia.',
  'own-time': 'Mesmo assim, pode escolher uma hora.',
  'fewer-meals': 'Para abrir espaço, tire outro restaurante ou adicione um dia.',
  'other-day': 'Talvez caiba noutro dia.',
  'fewer-walks': 'Para abrir espaço, tire outra caminhada longa ou adicione um dia.',
  'more-walking': 'Com um limite maior de caminhada, já caberia.',
};

function help(what: Help, time: WriteTime): string {
  if (what.kind === 'shorter')
    return `Caberia uma visita de ${formats.duration(what.durationMin)}.`;
  if (what.kind === 'open-on') return `Abre ${list(what.weekdays.map(onWeekdays))}.`;
  if (what.kind === 'earlier' || what.kind === 'later') {
    const when = at(what.moment, time);
    return what.kind === 'earlier'
      ? withFullStop(`Se o dia começar mais cedo, cabe: ${when}`)
      : withFullStop(`Se o dia acabar mais tarde, cabe: ${when}`);
  }
  return ADVICE[what.kind];
}

export const pt = (time: WriteTime): PlanSentences => ({
  onlyOpenOn: (day) => `Durante a viagem, só abre ${onDay(day)}.`,
  moved: ({ closedOn, isHabit, movedTo }) => {
    const closed = isHabit ? onWeekdays(closedOn) : onWeekday(closedOn);
    return `Fecha ${closed}, por isso passou para ${formats.weekday(movedTo)}.`;
  },
  occasion: (occasion) => `${FOR[occasion]}.`,
  nearness: (nearness) => withFullStop(capitalise(near(nearness))),
  occasionAndNearness: (occasion, nearness) => withFullStop(`${FOR[occasion]}, ${near(nearness)}`),
  bestLight: 'Com a melhor luz, ao fim da tarde.',
  opens: (startMin) => withFullStop(`A visita começa quando abre, ${atTime(startMin, time)}`),
  opensAgain: (startMin) =>
    withFullStop(`A visita começa quando volta a abrir, ${atTime(startMin, time)}`),
  openAndFree: 'Está aberto a essa hora e não há mais nada marcado.',
  hoursUnknown: 'Não sabemos o horário: confirme antes de ir.',
  leftOut,
  help: (what) => help(what, time),
  instead: (why, moment) => `${why}; ${at(moment, time)} caberia.`,
  nothingFits: 'Nenhuma hora livre serve bem. Escolha a hora que preferir.',
  tooFar: 'Fica a mais de 100 km do destino.',
});
