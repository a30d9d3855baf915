import { es as formats } from './formats.ts';
import type { LeftOutGroup, LeftOutReason, PlanSummarySentences } from '../plan-summary.types.ts';

/** For one place, and for several. */
const WHY: Readonly<Record<LeftOutReason, readonly [one: string, several: string]>> = {
  'closed-all-days': [
    'cierra todos los días en que hay hueco',
    'cierran todos los días en que hay hueco',
  ],
  'no-time-left': [
    'no encuentra un hueco lo bastante largo',
    'no encuentran un hueco lo bastante largo',
  ],
  'no-day-long-enough': [
    'necesita más tiempo del que tiene cualquier día mientras está abierto',
    'necesitan más tiempo del que tiene cualquier día mientras están abiertos',
  ],
  'meal-slots-taken': [
    'encuentra ocupadas todas las comidas y cenas',
    'encuentran ocupadas todas las comidas y cenas',
  ],
  'flight-days-only': [
    'es una caminata larga que caería en un día de vuelo',
    'son caminatas largas que caerían en un día de vuelo',
  ],
  'too-much-walking': ['supondría caminar demasiado', 'supondrían caminar demasiado'],
  'open-too-short': ['nunca abre el tiempo suficiente', 'nunca abren el tiempo suficiente'],
  'closed-when-free': ['cierra cuando tienes tiempo', 'cierran cuando tienes tiempo'],
  'long-walk-taken': [
    'es una caminata larga y cada día ya tiene una',
    'son caminatas largas y cada día ya tiene una',
  ],
  'pace-full': ['no cabe con tu ritmo', 'no caben con tu ritmo'],
  'too-far': ['está a más de 100 km', 'están a más de 100 km'],
};

function why({ reason, count }: LeftOutGroup): string {
  return WHY[reason][count === 1 ? 0 : 1];
}

/** `a, b y c`. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} y ${last}`;
}

export const es: PlanSummarySentences = {
  nothing: 'No hay nada que planificar.',
  allFit: (count) => (count === 1 ? 'Cabe.' : `Caben los ${count}.`),
  someFit: (fit, total, groups) => {
    const out = total - fit;
    const [first] = groups;
    const reasons =
      first && groups.length === 1
        ? why(first)
        : listed(groups.map((group) => `${group.count} ${why(group)}`));
    const left = out === 1 ? 'se queda fuera 1' : `se quedan fuera ${out}`;
    return `${fit === 1 ? 'Cabe' : 'Caben'} ${fit} de ${total}; ${left} porque ${reasons}.`;
  },
  overlap: ({ first, second, weekday }) =>
    `${first} y ${second} coinciden el ${formats.weekday(weekday)}.`,
  tooTight: ({ first, second, weekday, gapMin, travelMin }) =>
    `Entre ${first} y ${second} hay ${formats.duration(gapMin)} el ${formats.weekday(weekday)}, y el camino lleva ${formats.duration(travelMin)}.`,
};
