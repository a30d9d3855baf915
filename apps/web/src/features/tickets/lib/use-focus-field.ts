import { useSetAtom } from 'jotai';
import { type FieldRef, reviewSideAtom } from '../state/draft.atoms.ts';

/** The id of the element around a field of a flight. */
export function toFieldId({ leg, field }: FieldRef): string {
  return `leg-${leg}-${field}`;
}

/** Puts the focus into a field of a flight, also where the document covers it now. */
export function useFocusField() {
  const setSide = useSetAtom(reviewSideAtom);
  return (ref: FieldRef): void => {
    setSide('flights');
    requestAnimationFrame(() => {
      const element = document.getElementById(toFieldId(ref));
      element?.querySelector<HTMLElement>('input, button')?.focus();
    });
  };
}
