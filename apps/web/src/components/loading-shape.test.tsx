import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import { LoadingShape } from './loading-shape.tsx';

it('says beside what is busy that something is loading', () => {
  renderApp(
    <LoadingShape>
      <p>Bars</p>
    </LoadingShape>,
  );
  const busy = screen.getByText('Bars').parentElement;
  expect(busy).toHaveAttribute('aria-busy', 'true');
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Loading');
  expect(busy).not.toContainElement(status);
});
