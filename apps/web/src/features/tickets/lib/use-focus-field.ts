import { flushSync } from 'react-dom';
import { useSetAtom } from '../../../lib/jotai.ts';
import { type FieldRef, openFlightAtom, reviewSideAtom } from '../state/draft.atoms.ts';

/** The id of the element around a field of a flight. */
export function toFieldId({ leg: segment, field }: FieldRef): string {
  return `leg-${segment}-${field}`;
}

/** The id of the element around a question. */
export function toQuestionId(question: string): string {
  return `question-${question}`;
}

/** `show` renders the element synchronously, since it may not be there a frame later. */
function focusIn(id: string, show: () => void): void {
  flushSync(show);
  document.getElementById(id)?.querySelector<HTMLElement>('input, button')?.focus();
}

/** Moves the focus to a question, even if the document covers it now. */
export function useFocusQuestion() {
  const setSide = useSetAtom(reviewSideAtom);
  return (question: string): void => {
    focusIn(toQuestionId(question), () => setSide('flights'));
  };
}

/** Puts the focus into a field: the fields of its flight open, unless it is one that is open anyway. */
export function useFocusField() {
  const setSide = useSetAtom(reviewSideAtom);
  const setOpen = useSetAtom(openFlightAtom);
  return (field: FieldRef): void => {
    const id = toFieldId(field);
    focusIn(id, () => {
      setSide('flights');
      if (!document.getElementById(id)) setOpen(field.leg);
    });
  };
}
