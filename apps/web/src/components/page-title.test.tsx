import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import { PageTitle } from './page-title.tsx';

it('names the page for as long as it is shown', () => {
  document.title = 'OOO';
  const { unmount } = renderApp(<PageTitle text="Preferences" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible();
  expect(document.title).toBe('Preferences · OOO');
  unmount();
  expect(document.title).toBe('OOO');
});

it('is announced after another page, and not where the browser announces it', async () => {
  const routes = [{ path: '/terms', element: <PageTitle text="Terms" /> }];
  const { router } = renderApp(<PageTitle text="Privacy" />, { path: '/privacy', routes });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => router.navigate('/terms'));
  expect(screen.getByRole('status')).toHaveTextContent('Terms · OOO');
});
