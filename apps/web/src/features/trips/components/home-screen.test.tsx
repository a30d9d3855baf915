import { date } from '@ooo/domain/testing/literals';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeOverview } from '../../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { HomeScreen } from './home-screen.tsx';

const stay = (startDate: string, endDate: string) => ({
  startDate: date(startDate),
  endDate: date(endDate),
});
const lisbon = makeOverview(
  {
    id: 1_000_002,
    name: 'A week by the sea',
    destination: 'Lisbon',
    ...stay('2024-03-05', '2024-03-12'),
  },
  1,
);
const toledo = makeOverview({
  id: 1_000_003,
  name: 'Swords',
  destination: 'Toledo, Spain',
  countryFlag: '🇪🇸',
  ...stay('2191-05-01', '2191-05-09'),
});
const seoul = makeOverview({ name: 'ICN May-2190', ...stay('2190-05-01', '2190-05-09') }, 14);

describe('HomeScreen', () => {
  it('greets, counts what is planned, and shows trips in the order of their dates §2.1 §2.21 §2.22 §2.23', async () => {
    mockProcedures({ 'trips.overview': () => [toledo, lisbon, seoul] });
    renderApp(<HomeScreen name="Mina" />);

    expect(screen.getByRole('heading', { name: 'Welcome back, Mina!' })).toBeVisible();
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Seoul', 'Toledo', 'Lisbon']);
    expect(screen.getByText('2 planned trips')).toBeVisible();
    expect(screen.getByText('14 saved places')).toBeVisible();
  });

  it('lists a past trip separately, without its weather §2.23', async () => {
    const warm = { ...lisbon, temperatures: { minF: 41, maxF: 68 } };
    mockProcedures({ 'trips.overview': () => [warm, seoul] });
    renderApp(<HomeScreen name="Mina" />);
    const past = within(await screen.findByRole('region', { name: 'Past trips' }));
    const card = within(past.getByRole('article'));
    expect(card.getByRole('heading', { name: 'Lisbon, A week by the sea' })).toBeVisible();
    expect(card.getByText('A week by the sea')).toBeVisible();
    expect(card.getByText('Mar 5 - Mar 12, 2024')).toBeVisible();
    expect(card.getByText('1 saved place')).toBeVisible();
    expect(past.queryByText(/°/)).not.toBeInTheDocument();
    expect(screen.getByText('1 planned trip')).toBeVisible();
  });

  it.each([
    ['weather', '41–68°F'],
    ['climate', '41–68°F usual'],
    ['guess', '41–68°F a guess'],
  ] as const)(
    'says how certain the temperatures are: %s §2.24 §9.20',
    async (temperaturesFrom, text) => {
      const warm = { ...seoul, temperatures: { minF: 41, maxF: 68 }, temperaturesFrom };
      mockProcedures({ 'trips.overview': () => [warm] });
      renderApp(<HomeScreen name="Mina" />);
      const shown = (await screen.findByText(/41–68°F/)).textContent;
      expect(shown.replaceAll(/\s+/g, ' ')).toBe(text);
    },
  );

  it('offers another trip in the dashed card §2.26', async () => {
    mockProcedures({ 'trips.overview': () => [seoul] });
    renderApp(<HomeScreen name="Mina" />);
    const card = await screen.findByRole('button', { name: /Plan New Trip/ });
    expect(card).toHaveTextContent('Upload your e-ticket or start from scratch');
  });

  it('reserves space for the cards while they load §3.29', () => {
    mockProcedures({ 'trips.overview': () => new Promise(() => {}) });
    renderApp(<HomeScreen name="Mina" />);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.queryByText(/planned trip/)).not.toBeInTheDocument();
  });

  it('shows one sentence and one action if there is no trip', async () => {
    mockProcedures({ 'trips.overview': () => [] });
    renderApp(<HomeScreen name="Mina" />);
    expect(await screen.findByText('No trips yet.')).toBeVisible();
    expect(screen.getByText('0 planned trips')).toBeVisible();
    expect(screen.getByRole('button', { name: /Plan New Trip/ })).toBeVisible();
  });

  it('says what went wrong, and recovers §8.2', async () => {
    mockProcedures({
      'trips.overview': () => {
        throw new ProcedureError('INTERNAL', 'Something broke.');
      },
    });
    const { user } = renderApp(<HomeScreen name="Mina" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your trips could not be loaded');
    expect(screen.getByText('Request req-test')).toBeVisible();

    mockProcedures({ 'trips.overview': () => [seoul] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Seoul, ICN May-2190' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
