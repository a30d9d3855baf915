import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import { LoadingShape } from './loading-shape.tsx';

it.each([
  [undefined, 'Loading'],
  ['Loading bars', 'Loading bars'],
])('has words for screen readers: %s', (words, found) => {
  renderApp(<LoadingShape {...(words !== undefined && { words })}>…</LoadingShape>);
  expect(screen.getByText(found).parentElement).toHaveAttribute('aria-busy', 'true');
});
