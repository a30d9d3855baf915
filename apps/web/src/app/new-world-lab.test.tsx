import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeConfig, makeUser } from '../testing/fixtures.ts';
import { mockProcedures } from '../testing/procedures.ts';
import { renderRoutes } from '../testing/render.tsx';
import { routes } from './router.tsx';

const STYLE = {
  primaryColor: 'hsl(200, 80%, 30%)',
  secondaryColor: 'hsl(40, 30%, 95%)',
  borderRadius: '1rem',
  fontFamily: 'Serif',
};

function open(path: string) {
  mockProcedures({
    'app.config': () => makeConfig(),
    'account.me': () => makeUser({ isAdmin: true }),
    'trips.overview': () => [],
  });
  return renderRoutes(routes, path);
}

/** What the theme has put into the page for the light scheme. */
function themeCss(): string {
  return document.querySelector('style[data-mantine-styles="true"]')?.textContent ?? '';
}

afterEach(() => vi.restoreAllMocks());

describe('the experimental controls', () => {
  it('are launched: applied at once, stored, and opened in a new tab §2.89 §3.34 §4.52 §8.58', async () => {
    let openedAt = 0;
    const opened = vi.spyOn(window, 'open').mockImplementation(() => {
      openedAt = performance.now();
      return null;
    });
    const { user } = open('/playground?tab=controls');
    await user.click(await screen.findByRole('combobox', { name: 'Font family' }));
    await user.click(await screen.findByRole('option', { name: 'Serif' }));
    await user.click(screen.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByRole('option', { name: 'Korean' }));
    const primary = screen.getByLabelText('Primary color');
    await user.clear(primary);
    await user.type(primary, 'hsl(200, 80%, 30%)');
    const launchedAt = performance.now();
    await user.click(screen.getByRole('button', { name: 'Launch New World Lab' }));

    expect(await screen.findByText('New World Lab Launched')).toBeVisible();
    expect(screen.getByText('Experimental controls applied to Seoul 2025 demo')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('style-config') ?? '')).toMatchObject({
      primaryColor: 'hsl(200, 80%, 30%)',
      fontFamily: 'Serif',
    });
    expect(localStorage.getItem('language')).toBe('ko');
    expect(themeCss()).toContain('Georgia');
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith('/smart-packlist?trip=demo', '_blank', 'noopener'),
    );
    expect(openedAt - launchedAt).toBeGreaterThan(490);
  });

  it('are reset to the look of the product §2.89 §3.34 §4.53 §8.59', async () => {
    localStorage.setItem('style-config', JSON.stringify(STYLE));
    localStorage.setItem('language', 'ko');
    const { user } = open('/playground?tab=controls');
    expect(await screen.findByRole('combobox', { name: 'Font family' })).toHaveValue('Serif');
    await waitFor(() => expect(themeCss()).toContain('--ooo-page: hsl(40, 30%, 95%)'));
    await user.click(screen.getByRole('button', { name: 'Reset All Controls' }));
    expect(await screen.findByText('Controls Reset')).toBeVisible();
    expect(screen.getByText('All experimental controls reset to defaults')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Font family' })).toHaveValue('Inter');
    expect(localStorage).toHaveLength(0);
    expect(themeCss()).not.toContain('--ooo-page');
  });

  it.each([
    '{',
    '[]',
    JSON.stringify({ ...STYLE, primaryColor: 'url(//evil.example)' }),
    JSON.stringify({ ...STYLE, secondaryColor: 'hsl(400, 30%, 95%)' }),
    JSON.stringify({ ...STYLE, fontFamily: "Inter'; } body { display: none" }),
    JSON.stringify({ ...STYLE, borderRadius: '1rem; color: red' }),
  ])('log and ignore the corrupt style %j §8.60', async (stored) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem('style-config', stored);
    open('/terms');
    expect(await screen.findByRole('heading', { name: 'Terms of service' })).toBeVisible();
    await waitFor(() =>
      expect(warned).toHaveBeenCalledWith(
        'The stored style config is corrupt and was ignored.',
        expect.any(Error),
      ),
    );
    expect(themeCss()).not.toContain('--ooo-page');
    expect(themeCss()).not.toContain('display: none');
  });

  it('preview the chosen language before it is launched, and change nothing else §2.89', async () => {
    const { user } = open('/playground?tab=controls');
    const preview = await screen.findByRole('figure');
    await user.click(screen.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByRole('option', { name: 'Korean' }));
    const title = await within(preview).findByText('서울의 가을');
    expect(title.closest('[lang]')).toHaveAttribute('lang', 'ko');
    expect(screen.getByRole('button', { name: 'Launch New World Lab' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });
});

describe('the New World Lab', () => {
  it('speaks its own language, and a banner leads out §1.19 §3.32 §4.51 §6.10', async () => {
    localStorage.setItem('partner-mode-active', 'true');
    localStorage.setItem('language', 'es');
    const { user } = open('/terms');
    await user.click(await screen.findByRole('button', { name: 'Salir' }));
    expect(localStorage).toHaveLength(0);
  });

  it('is in English, with a line in the log, where its language does not exist', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem('partner-mode-active', 'true');
    localStorage.setItem('language', 'elvish');
    open('/terms');
    expect(await screen.findByRole('heading', { name: 'Terms of service' })).toBeVisible();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('elvish'));
    expect(screen.queryByRole('combobox', { name: 'Interface language' })).not.toBeInTheDocument();
  });

  it('leaves the language of the account alone while it is off', async () => {
    localStorage.setItem('language', 'es');
    open('/terms');
    expect(await screen.findByRole('heading', { name: 'Terms of service' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'New World Lab Mode' })).not.toBeInTheDocument();
  });
});
