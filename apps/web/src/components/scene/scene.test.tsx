import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findScene } from './find-scene.ts';
import { Scene } from './scene.tsx';

function renderScene(destination: string) {
  const scene = findScene(destination);
  if (!scene) throw new Error(`${destination} has no scene`);
  return render(<Scene {...scene} fallback="flag" />).container;
}

/** How many shapes there are besides the sky. */
const shapesIn = (container: HTMLElement) => container.querySelectorAll('svg path').length;

it('shows the sky at once and draws the city when the drawings are there', async () => {
  const container = renderScene('Paris');
  expect(container.querySelector('svg rect')).not.toBeNull();
  await waitFor(() => expect(shapesIn(container)).toBeGreaterThan(4));
  expect(container).not.toHaveTextContent('flag');
});

it('draws two cities of the same hour differently', async () => {
  const [paris, rome] = [renderScene('Paris'), renderScene('Rome')];
  await waitFor(() => expect(shapesIn(paris)).toBeGreaterThan(4));
  await waitFor(() => expect(shapesIn(rome)).toBeGreaterThan(4));
  expect(paris.innerHTML).not.toBe(rome.innerHTML);
});

it('draws a town that has no landmark', async () => {
  const container = renderScene('Innsbruck');
  await waitFor(() => expect(shapesIn(container)).toBeGreaterThan(4));
});
