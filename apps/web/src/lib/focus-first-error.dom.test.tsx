import { Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import { focusFirstError } from './focus-first-error.ts';

function Form() {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { isOldEnough: false, name: '', city: '' },
    validate: {
      isOldEnough: (value) => (value ? null : 'Too young'),
      name: (value) => (value === '' ? 'No name' : null),
    },
  });
  return (
    <form onSubmit={form.onSubmit(() => {}, focusFirstError)} noValidate>
      <TextInput label="City" {...form.getInputProps('city')} />
      <TextInput label="Name" {...form.getInputProps('name')} />
      <Checkbox label="Age" {...form.getInputProps('isOldEnough', { type: 'checkbox' })} />
      <button type="submit">Send</button>
    </form>
  );
}

it('focuses the first field with an error, and announces it', async () => {
  const { user } = renderApp(<Form />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('No name');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'No name',
    'Too young',
  ]);
  await user.keyboard('Mina');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText('Age')).toHaveFocus();
});
