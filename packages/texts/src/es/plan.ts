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
import { es as formats } from './formats.ts';

const FOR: Readonly<Record<Occasion, string>> = {
  breakfast: 'Para desayunar',
  lunch: 'Para comer',
  dinner: 'Para cenar',
  evening: 'Para la noche',
};

const MEALS: Readonly<Record<Occasion, string>> = {
  breakfast: 'el desayuno',
  lunch: 'la comida',
  dinner: 'la cena',
  evening: 'la noche',
};

function near({ name, minutes }: Nearness): string {
  if (minutes === 0) return `junto a ${name}`;
  return `a ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} a pie de ${name}`;
}

/** `los sábados`: the other days already end like their plural. */
function everyWeekday(weekday: number): string {
  return `los ${formats.weekday(weekday).replace(/o$/u, 'os')}`;
}

/** `a las 9:00`, but `a la 1:00`; on a clock of 12 hours the full stop is in `a. m.` already. */
function atTime(minutes: number, write: WriteTime): string {
  const time = write(minutes);
  return time.startsWith('1:') ? `a la ${time}` : `a las ${time}`;
}

function dayName({ weekday, number }: NamedDay): string {
  const name = `el ${formats.weekday(weekday)}`;
  return number === undefined ? name : `${name} (día ${number})`;
}

function at({ day, startMin }: Moment, time: WriteTime): string {
  return `${dayName(day)} ${atTime(startMin, time)}`;
}

function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} y ${last}` : last;
}

function leftOut({ reason, day, durationMin, meals, walkLimitMin }: LeftOut): string {
  const name = day && dayName(day);
  const long = formats.duration(durationMin);
  const taken: readonly Occasion[] = meals.length > 0 ? meals : ['lunch', 'dinner'];
  const eaten = list(taken.map((meal) => MEALS[meal]));
  const sentences: Readonly<Record<UnplacedReason, string>> = {
    'closed-all-days': name ? `Cierra ${name}` : 'Cierra todos los días de tu viaje',
    'open-too-short': name
      ? `Necesita ${long}, y ${name} no abre tanto tiempo`
      : `Necesita ${long}, y ningún día de tu viaje abre tanto tiempo`,
    'closed-when-free': name
      ? `${capitalise(name)} está cerrado cuando tienes tiempo`
      : 'Está cerrado siempre que tienes tiempo',
    'no-day-long-enough': name
      ? `Necesita ${long}, y ${name} no tienes tanto tiempo`
      : `Necesita ${long}, y ningún día de tu viaje tienes tanto tiempo`,
    'meal-slots-taken': `Ya hay plan para ${eaten} ${name ?? 'todos los días posibles'}`,
    'flight-days-only': name
      ? `Es una caminata larga y ${name} tienes vuelo`
      : 'Es una caminata larga y tienes vuelo todos los días que abre',
    'long-walk-taken': `Ya hay otra caminata larga ${name ?? 'todos los días posibles'}`,
    'too-much-walking': `Con esta visita caminarías más de ${formats.duration(walkLimitMin)} ${name ?? 'cualquier día'}`,
    'pace-full': name
      ? `Con tu ritmo, ${name} ya está completo`
      : 'Con tu ritmo, tus días ya están completos',
    'no-time-left': name
      ? `No te quedan ${long} libres ${name}`
      : `Ningún día te quedan ${long} libres`,
  };
  return sentences[reason];
}

const ADVICE: Readonly<Record<Advice, string>> = {
  'fuller-pace': 'Cabría con un ritmo más intenso.',
  'own-time': 'Si quieres ir, puedes ponerle hora tú.',
  'fewer-meals': 'Para hacer sitio, quita otro restaurante o añade un día.',
  'other-day': 'Quizá quepa otro día.',
  'fewer-walks': 'Para hacer sitio, quita otra caminata larga o añade un día.',
  'more-walking': 'Cabría si aceptas caminar más.',
};

function help(what: Help, time: WriteTime): string {
  if (what.kind === 'shorter') return `Cabría una visita de ${formats.duration(what.durationMin)}.`;
  if (what.kind === 'open-on') {
    return `Abre ${list(what.weekdays.map(everyWeekday))}.`;
  }
  if (what.kind === 'earlier' || what.kind === 'later') {
    const when = at(what.moment, time);
    return what.kind === 'earlier'
      ? withFullStop(`Si empiezas antes, cabe: ${when}`)
      : withFullStop(`Si terminas más tarde, cabe: ${when}`);
  }
  return ADVICE[what.kind];
}

export const es = (time: WriteTime): PlanSentences => ({
  onlyOpenOn: (day) => `En tu viaje solo abre ${dayName(day)}.`,
  moved: ({ closedOn, isHabit, movedTo }) => {
    const closed = isHabit ? everyWeekday(closedOn) : `el ${formats.weekday(closedOn)}`;
    return `Cierra ${closed}, así que pasa al ${formats.weekday(movedTo)}.`;
  },
  occasion: (occasion) => `${FOR[occasion]}.`,
  nearness: (nearness) => withFullStop(capitalise(near(nearness))),
  occasionAndNearness: (occasion, nearness) => withFullStop(`${FOR[occasion]}, ${near(nearness)}`),
  bestLight: 'Con la mejor luz, al final de la tarde.',
  opens: (startMin) => withFullStop(`Llegas cuando abre, ${atTime(startMin, time)}`),
  opensAgain: (startMin) => withFullStop(`Llegas cuando vuelve a abrir, ${atTime(startMin, time)}`),
  openAndFree: 'Está abierto a esa hora y no tienes nada más.',
  hoursUnknown: 'No sabemos su horario: compruébalo antes de ir.',
  leftOut,
  help: (what) => help(what, time),
  instead: (why, moment) => `${why}; ${at(moment, time)} sí cabría.`,
  nothingFits: 'No hemos encontrado un hueco adecuado. Elige tú la hora.',
  tooFar: 'Está a más de 100 km de tu destino.',
});
