import { useSetAtom } from '../../../lib/jotai.ts';
import { type FieldRef, reviewSideAtom } from '../state/draft.atoms.ts';

/** The id of the element around a field of a flight. */
export function toFieldId({ leg: segment, field }: FieldRef): string {
  return `leg-${segment}-${field}`;
}

/** The id of the element around a question. */
export function toQuestionId(question: string): string {
  return `question-${question}`;
}

/** Puts the focus into a field or a question by the id around it, also where the document covers it now. */
export function useFocusIn() {
  const setSide = useSetAtom(reviewSideAtom);
  return (id: string): void => {
    setSide('flights');
    requestAnimationFrame(() => {
      document.getElementById(id)?.querySelector<HTMLElement>('input, button')?.focus();
    });
  };
}
