import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KeptAlive } from './kept-alive.tsx';

const inertOf = (element: Element) => element.closest('[inert]');

it('keeps the element while hidden, as it was, and out of reach', () => {
  const { rerender } = render(<KeptAlive isShown>first</KeptAlive>);
  const element = screen.getByText('first');
  expect(inertOf(element)).toBeNull();

  rerender(<KeptAlive isShown={false}>second</KeptAlive>);
  expect(screen.getByText('first')).toBe(element);
  expect(inertOf(element)).toBe(element);

  rerender(<KeptAlive isShown>third</KeptAlive>);
  expect(screen.getByText('third')).toBe(element);
  expect(inertOf(element)).toBeNull();
});
