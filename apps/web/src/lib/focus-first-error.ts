import type { FormErrors } from '@mantine/form';
import type { FormEvent } from 'react';

/** Handles a form that did not validate: focuses the first field with an error, so that screen readers read both. */
export function focusFirstError(
  errors: FormErrors,
  _values: unknown,
  event?: FormEvent<HTMLFormElement>,
): void {
  const fields = event?.currentTarget.querySelectorAll<HTMLElement>('[data-path]') ?? [];
  [...fields].find(({ dataset }) => Boolean(errors[dataset['path'] ?? '']))?.focus();
}
