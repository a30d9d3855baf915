import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { whenIdle } from '../lib/when-idle.ts';
import { loadAhead } from './load-ahead.ts';

const ROUTES = [
  { path: '/', element: null },
  { path: '/trip/:id', element: null },
];

function setUp() {
  const loaded: string[] = [];
  const load = (name: string) => () => {
    loaded.push(name);
    return name === 'missing' ? Promise.reject(new Error('gone')) : Promise.resolve();
  };
  const next: Record<string, (() => Promise<unknown>)[]> = {
    '/': [load('trip')],
    '/trip/1': [load('calendar'), load('missing'), load('saved')],
  };
  const router = createMemoryRouter(ROUTES);
  const start = (isAsking = () => false) =>
    loadAhead(router, isAsking, (pathname) => Promise.resolve(next[pathname] ?? []));
  return { loaded, router, start };
}

describe('what is next', () => {
  it('is loaded by the screen that is shown, each once, whatever fails', async () => {
    const { loaded, router, start } = setUp();
    start();
    await waitFor(() => expect(loaded).toEqual(['trip']));
    await router.navigate('/trip/1');
    await waitFor(() => expect(loaded).toEqual(['trip', 'calendar', 'missing', 'saved']));
    await router.navigate('/');
    await router.navigate('/trip/1');
    expect(loaded).toHaveLength(4);
  });

  it('waits for what the screen asks for', async () => {
    const { loaded, start } = setUp();
    let isAsking = true;
    start(() => isAsking);
    // As long as it would have taken.
    await whenIdle();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(loaded).toEqual([]);
    isAsking = false;
    await waitFor(() => expect(loaded).toEqual(['trip']));
  });
});
