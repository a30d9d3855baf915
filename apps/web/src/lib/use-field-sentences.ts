import type { SaidProblem } from '@ooo/domain/shared/errors/said-problems';
import { fillIn } from '@ooo/texts/say-field';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';

/**
 * Says what is wrong with fields in the language of the interface, by path. Problems that only scripts should meet have
 * the server's sentence in English, and a general one elsewhere.
 */
export function useFieldSentences() {
  const { t, i18n } = useTranslation('fields');
  const language = useLanguage();
  return useCallback(
    (problems: readonly SaidProblem[]): Record<string, string> => {
      const say = ({ reason, params, message = '' }: SaidProblem): string => {
        const sentence: unknown = i18n.getResource(language, 'fields', reason);
        if (typeof sentence === 'string') return fillIn(sentence, params);
        return (language === 'en' && message) || t('other');
      };
      return Object.fromEntries(problems.map((problem) => [problem.path, say(problem)]));
    },
    [t, i18n, language],
  );
}
