import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChosenPreferences } from '@ooo/domain/shared/preferences';
import { time } from '@ooo/domain/testing/literals';
import { makeConfig, makeUser } from '../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../testing/procedures.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { routes } from '../router.tsx';

type Answers = Parameters<typeof mockProcedures>[0];

const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const radio = (name: string, choice: string) => group(name).getByRole('radio', { name: choice });
const kept = (): unknown => JSON.parse(window.localStorage.getItem('preferences') ?? 'null');

async function open(answers: Answers) {
  mockProcedures({
    'app.config': () => makeConfig(),
    'invites.stats': () => null,
    'trips.overview': () => [],
    ...answers,
  });
  const app = renderRoutes(routes, '/preferences');
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const openAsVisitor = async () => open({ 'account.me': () => null });

/** An account stored as the server stores it. */
async function openAsUser(preferences: ChosenPreferences = {}) {
  let user = makeUser({ preferences: { ...preferences } });
  const sent: unknown[] = [];
  const app = await open({
    'account.me': () => user,
    'account.setPreferences': ({ preferences: change, ...patch }) => {
      sent.push(change ?? patch);
      const changed: unknown = {
        ...user,
        ...patch,
        preferences: { ...user.preferences, ...change },
      };
      user = changed as typeof user;
      return user;
    },
  });
  return { ...app, sent };
}

const warn = vi.fn<(line: string) => void>();
beforeEach(() => {
  warn.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

describe('for a visitor', () => {
  it('begins with the defaults, and says that this browser keeps them', async () => {
    await openAsVisitor();
    expect(screen.getByText(/^Saved in this browser\./)).toBeVisible();
    for (const [name, choice] of [
      ['Theme', 'As the system'],
      ['Language', 'English'],
      ['Temperature', '°F'],
      ['Clock', 'By language'],
      ['Pace', 'Balanced'],
    ] as const) {
      expect(radio(name, choice)).toBeChecked();
    }
    expect(screen.getByLabelText('Week starts on')).toHaveDisplayValue('By language (Sunday)');
    expect(screen.getByLabelText('Day starts')).toHaveDisplayValue('By the pace');
    expect(kept()).toBeNull();
  });

  it('changes everything at once, and keeps it in the browser', async () => {
    const { user } = await openAsVisitor();
    await user.click(radio('Theme', 'As the system'));
    expect(radio('Theme', 'As the system')).toBeChecked();
    await user.click(radio('Clock', '24-hour'));
    expect(screen.getByText('Times look like 18:30.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Week starts on'), 'Saturday');
    await user.click(radio('Pace', 'Full'));
    await user.selectOptions(screen.getByLabelText('Day starts'), '07:30');
    expect(kept()).toEqual({
      clock: '24',
      weekStart: 'saturday',
      pace: 'full',
      dayStart: '07:30',
      dayEnd: null,
    });
  });

  it('speaks the chosen language at once, and the next time', async () => {
    const { user, unmount } = await openAsVisitor();
    await user.click(radio('Language', 'Español'));
    expect(await screen.findByRole('heading', { name: 'Preferencias' })).toBeVisible();
    expect(document.documentElement.lang).toBe('es');
    expect(screen.getByLabelText('La semana empieza el')).toHaveDisplayValue(
      'Según el idioma (lunes)',
    );
    unmount();
    await openAsVisitor();
    expect(screen.getByRole('heading', { name: 'Preferencias' })).toBeVisible();
  });

  it('reads the valid part of what the browser has kept, and logs the rest once', async () => {
    window.localStorage.setItem('preferences', '{"clock": "24", "pace": "breathless"}');
    await openAsVisitor();
    expect(screen.getByText('Times look like 18:30.')).toBeVisible();
    expect(radio('Pace', 'Balanced')).toBeChecked();
    expect(warn.mock.calls).toEqual([
      ['Stored in this browser and ignored, preferences: {"clock": "24", "pace": "breathless"}'],
    ]);
  });

  it('is not broken by what is not an object', async () => {
    window.localStorage.setItem('preferences', '{"clock": ');
    const { user } = await openAsVisitor();
    expect(radio('Clock', 'By language')).toBeChecked();
    await user.click(radio('Clock', '12-hour'));
    expect(kept()).toEqual({ clock: '12' });
  });
});

describe('for an account', () => {
  it('overrides what the browser has kept, field by field', async () => {
    window.localStorage.setItem('preferences', '{"clock": "24", "pace": "full"}');
    await openAsUser({ pace: 'relaxed', dayEnd: time('20:00') });
    expect(screen.getByText(/^Saved to your account/)).toBeVisible();
    expect(radio('Clock', '24-hour')).toBeChecked();
    expect(radio('Pace', 'Relaxed')).toBeChecked();
    expect(screen.getByLabelText('Day ends')).toHaveDisplayValue('20:00');
  });

  it('sends what is changed and nothing else, and keeps it in the browser too', async () => {
    const { user, sent } = await openAsUser();
    await user.click(radio('Clock', '24-hour'));
    await user.selectOptions(screen.getByLabelText('Week starts on'), 'Monday');
    await user.click(radio('Theme', 'Dark'));
    await user.click(radio('Temperature', '°C'));
    await user.selectOptions(screen.getByLabelText('Day ends'), '21:00');
    await waitFor(() =>
      expect(sent).toEqual([
        { clock: '24' },
        { weekStart: 'monday' },
        { theme: 'dark' },
        { temperatureUnit: 'celsius' },
        { pace: 'balanced', dayStart: null, dayEnd: '21:00' },
      ]),
    );
    await waitFor(() =>
      expect(kept()).toEqual({
        clock: '24',
        weekStart: 'monday',
        pace: 'balanced',
        dayStart: null,
        dayEnd: '21:00',
      }),
    );
  });

  it('applies the theme of the account on any device', async () => {
    await openAsUser({ theme: 'dark' });
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    expect(radio('Theme', 'Dark')).toBeChecked();
  });

  it('drops hours that a new pace contradicts', async () => {
    const { user, sent } = await openAsUser({ pace: 'full', dayStart: time('22:00') });
    await user.click(radio('Pace', 'Relaxed'));
    await waitFor(() => expect(sent).toEqual([{ pace: 'relaxed', dayStart: null, dayEnd: null }]));
  });

  it('goes back, and says so, if the server refuses', async () => {
    const { user } = await open({
      'account.me': () => makeUser({ preferences: { clock: '12' } }),
      'account.setPreferences': () => {
        throw new ProcedureError('MAINTENANCE', 'Later.');
      },
    });
    await user.click(radio('Clock', '24-hour'));
    expect(
      await screen.findByText('We couldn’t save your setting. Please try again.'),
    ).toBeVisible();
    await waitFor(() => expect(radio('Clock', '12-hour')).toBeChecked());
    expect(kept()).toBeNull();
    await user.click(radio('Theme', 'Dark'));
    await waitFor(() => expect(radio('Theme', 'As the system')).toBeChecked());
    expect(document.documentElement).not.toHaveClass('dark');
  });
});
