import { date } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeConfig } from '../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../testing/procedures.ts';
import { renderApp } from '../../testing/render.tsx';
import { TripPage } from './trip-page.tsx';

const trip = makeTrip();

function renderPage(path: string, more: Parameters<typeof mockProcedures>[0] = {}) {
  mockProcedures({
    'app.config': () => makeConfig(),
    'trips.get': () => trip,
    'trips.overview': () => [],
    'pois.list': () => [makePoi({ name: 'Palace' }), makePoi({ id: 2, name: 'Market' })],
    'schedule.openingHours': () => [],
    'places.destination': () => null,
    'places.recommendations': () => ({ recommendations: [], hasMore: false }),
    ...more,
  });
  return renderApp(<TripPage tripId={trip.id} />, { path });
}

const tab = (name: string) => screen.findByRole('button', { name });

describe('TripPage', () => {
  it('opens the tab that the address names', async () => {
    renderPage('/trip/1000001?view=saved');
    expect(await tab('Places')).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('article', { name: 'Palace' })).toBeInTheDocument();
  });

  it('goes to the calendar by the dates and to the places by their number', async () => {
    const { user, router } = renderPage('/trip/1000001?view=discover');
    await user.click(await screen.findByRole('button', { name: 'Oct 10 - Oct 13, 2025' }));
    expect(router.state.location.search).toBe('?view=calendar');
    expect(await screen.findByRole('region', { name: 'Trip Agenda' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: '2 places' }));
    expect(router.state.location.search).toBe('?view=saved');
  });

  it('shows the day of the address in the calendar, and only a day of the trip', async () => {
    const { user, router } = renderPage('/trip/1000001?view=calendar&day=2025-10-12');
    const name = 'Sunday, October 12';
    expect(await screen.findByRole('region', { name })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Day after' }));
    expect(router.state.location.search).toContain(date('2025-10-13'));
    expect(screen.getByRole('button', { name: 'Day after' })).toBeDisabled();
  });

  it('says that there is no such trip', async () => {
    renderPage('/trip/1000001', {
      'trips.get': () => {
        throw new ProcedureError('NOT_FOUND', 'There is no such trip.');
      },
    });
    expect(await screen.findByText('There is no such trip here')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To your trips' })).toHaveAttribute('href', '/');
  });

  it('says at one more ticket whether the installation has an assistant', async () => {
    const { user } = renderPage('/trip/1000001', {
      'app.config': () => makeConfig({ assistant: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a ticket' }));
    expect(await screen.findByText(/Anthropic’s assistant/)).toBeVisible();
  });
});
