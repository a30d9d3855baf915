import type { FormErrors } from '@mantine/form';
import type { FormEvent } from 'react';

/** For a form that is sent with mistakes in it: leads to the first field that has one, which readers then read with it. */
export function focusFirstError(
  errors: FormErrors,
  _values: unknown,
  event?: FormEvent<HTMLFormElement>,
): void {
  const fields = event?.currentTarget.querySelectorAll<HTMLElement>('[data-path]') ?? [];
  [...fields].find(({ dataset }) => Boolean(errors[dataset['path'] ?? '']))?.focus();
}
