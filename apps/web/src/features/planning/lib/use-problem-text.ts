import { useTranslation } from 'react-i18next';
import { useIs24Hours } from '../../../lib/format/use-writing.ts';
import { writeProblem } from '../../trip-data/api/save-problem.ts';
import type { VisitProblem } from './use-visit-form.ts';

/** Where a problem is shown: next to the time, above the buttons, or as an alert. */
interface ProblemText {
  readonly time?: string;
  readonly hint?: string;
  readonly alert?: string;
}

/** The sentence about what keeps a visit from being saved. */
export function useProblemText(problem: VisitProblem | undefined): ProblemText {
  const { t } = useTranslation('schedule');
  const is24Hours = useIs24Hours();
  if (problem === undefined) return {};
  if (problem === 'no-day') return { hint: t('date.missing') };
  if (problem === 'no-time') return { time: t(is24Hours ? 'time.wrong24' : 'time.wrong') };
  const sentence = writeProblem(problem, t);
  return problem.kind === 'failed' ? { alert: sentence } : { time: sentence };
}
