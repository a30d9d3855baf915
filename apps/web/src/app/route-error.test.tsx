import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderRoutes } from '../testing/render.tsx';
import { RouteError } from './route-error.tsx';

function open(error: Error) {
  function Broken(): never {
    throw error;
  }
  // React also writes the error to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderRoutes([{ path: '/', element: <Broken />, errorElement: <RouteError /> }]);
}

afterEach(() => vi.restoreAllMocks());

describe('RouteError', () => {
  it('says that a screen has failed, and offers ways on', async () => {
    open(new Error('undefined is not a function'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your trips are safe.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your trips' })).toHaveAttribute('href', '/');
  });

  it('recognises a newer build by a missing chunk', async () => {
    open(new TypeError('Failed to fetch dynamically imported module: /assets/home.js'));
    expect(await screen.findByRole('alert')).toHaveTextContent('OOO has been updated.');
  });
});
