import type { FieldRef } from '../state/draft.atoms.ts';

/** The id of the element around a field of a flight. */
export function toFieldId({ leg, field }: FieldRef): string {
  return `leg-${leg}-${field}`;
}

/** Puts the focus into a field of a flight, and the field into sight. */
export function focusField(ref: FieldRef): void {
  const element = document.getElementById(toFieldId(ref));
  element?.querySelector<HTMLElement>('input, button')?.focus();
}
