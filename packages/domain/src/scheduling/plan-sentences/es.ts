import { es as formats } from '../../shared/locale-formats/es.ts';
import type { Nearness, Occasion, PlanSentences } from './plan-sentences.types.ts';

const FOR: Readonly<Record<Occasion, string>> = {
  breakfast: 'Para desayunar',
  lunch: 'Para comer',
  dinner: 'Para cenar',
  evening: 'Para la noche',
};

function near({ name, minutes }: Nearness): string {
  if (minutes === undefined) return `después de ${name}`;
  if (minutes === 0) return `al lado de ${name}`;
  return `a ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} de ${name}`;
}

function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** `los sábados`: the other days already end like their plural. */
function everyWeekday(weekday: number): string {
  return `los ${formats.weekday(weekday).replace(/o$/u, 'os')}`;
}

/** `a las 9:00`, but `a la 1:00`. */
function atTime(minutes: number): string {
  const time = formats.time(minutes);
  return time.startsWith('1:') ? `a la ${time}` : `a las ${time}`;
}

export const es: PlanSentences = {
  moved: ({ closedOn, isHabit, movedTo }) => {
    const closed = isHabit ? everyWeekday(closedOn) : `el ${formats.weekday(closedOn)}`;
    return `Cierra ${closed}, así que pasa al ${formats.weekday(movedTo)}.`;
  },
  occasion: (occasion) => `${FOR[occasion]}.`,
  nearness: (nearness) => `${capitalise(near(nearness))}.`,
  occasionAndNearness: (occasion, nearness) => `${FOR[occasion]}, ${near(nearness)}.`,
  opens: (startMin) => `Llegas cuando abre, ${atTime(startMin)}.`,
  firstStop: 'Primera parada del día.',
  hoursUnknown: 'No sabemos su horario: compruébalo antes de ir.',
  notPlaced: {
    'closed-all-days': () => 'Cierra todos los días en que podrías ir.',
    'no-day-long-enough': (durationMin) =>
      `Necesita ${formats.duration(durationMin)}, y ningún día tiene tanto tiempo mientras está abierto.`,
    'meal-slots-taken': () => 'Todas las comidas y cenas posibles están ocupadas.',
    'flight-days-only': () => 'Es una caminata larga y todos los días con hueco tienes vuelo.',
    'too-much-walking': () => 'Cualquier día supondría caminar más de lo que quieres.',
    'no-time-left': () =>
      'Ningún hueco libre dentro de su horario es lo bastante largo. Con más ritmo o una visita más corta quizá quepa.',
  },
  nothingFits: 'No encontramos un hueco adecuado. Elige tú la hora.',
  tooFar: 'Está a más de 100 km de tu destino.',
};
