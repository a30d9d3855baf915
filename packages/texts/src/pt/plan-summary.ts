import { pt as formats } from './formats.ts';
import type { LeftOutGroup, LeftOutReason, PlanSummarySentences } from '../plan-summary.types.ts';
import { onWeekday } from './weekdays.ts';

/** What is true of one place, and of several. */
const WHY: Readonly<Record<LeftOutReason, readonly [one: string, several: string]>> = {
  'closed-all-days': [
    'está fechado em todos os dias com espaço',
    'estão fechados em todos os dias com espaço',
  ],
  'no-time-left': ['não cabe em nenhum intervalo livre', 'não cabem em nenhum intervalo livre'],
  'no-day-long-enough': [
    'precisa de mais tempo do que há em qualquer dia enquanto está aberto',
    'precisam de mais tempo do que há em qualquer dia enquanto estão abertos',
  ],
  'meal-slots-taken': ['já não tem almoço nem jantar livre', 'já não têm almoço nem jantar livre'],
  'flight-days-only': [
    'é uma caminhada longa que cairia num dia de voo',
    'são caminhadas longas que cairiam num dia de voo',
  ],
  'too-much-walking': ['exigiria caminhar demasiado', 'exigiriam caminhar demasiado'],
  'open-too-short': ['nunca abre tempo suficiente', 'nunca abrem tempo suficiente'],
  'closed-when-free': ['está fechado quando há tempo', 'estão fechados quando há tempo'],
  'long-walk-taken': [
    'é uma caminhada longa, e cada dia já tem uma',
    'são caminhadas longas, e cada dia já tem uma',
  ],
  'pace-full': ['não cabe ao ritmo escolhido', 'não cabem ao ritmo escolhido'],
  'too-far': ['fica a mais de 100 km', 'ficam a mais de 100 km'],
};

function why({ reason, count }: LeftOutGroup): string {
  return WHY[reason][count === 1 ? 0 : 1];
}

/** `a, b e c`. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} e ${last}`;
}

export const pt: PlanSummarySentences = {
  nothing: 'Não há nada por organizar.',
  allFit: (count) => (count === 1 ? 'Cabe.' : `Cabem os ${count} lugares.`),
  someFit: (fit, total, groups) => {
    const out = total - fit;
    const [first] = groups;
    const reasons =
      first && groups.length === 1
        ? why(first)
        : listed(groups.map((group) => `${group.count} ${why(group)}`));
    const left = out === 1 ? 'fica de fora 1' : `ficam de fora ${out}`;
    return `${fit === 1 ? 'Cabe' : 'Cabem'} ${fit} de ${total}; ${left} porque ${reasons}.`;
  },
  overlap: ({ first, second, weekday }) => `${first} e ${second} coincidem ${onWeekday(weekday)}.`,
  tooTight: ({ first, second, weekday, gapMin, travelMin }) =>
    `Entre ${first} e ${second} há ${formats.duration(gapMin)} ${onWeekday(weekday)}, e o caminho leva ${formats.duration(travelMin)}.`,
};
