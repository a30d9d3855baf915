import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeConfig, makeUser } from '../../testing/fixtures.ts';
import { mockProcedures } from '../../testing/procedures.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { routes } from '../router.tsx';

function open(path: string, answers: Parameters<typeof mockProcedures>[0] = {}) {
  mockProcedures({
    'app.config': () =>
      makeConfig({ signIn: { local: false, providers: [{ id: 'google', name: 'Google' }] } }),
    'account.me': () => null,
    ...answers,
  });
  return renderRoutes(routes, path);
}

function askFor(...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

const choice = async () => screen.findByRole('combobox', { name: 'Interface language' });

afterEach(() => vi.restoreAllMocks());

describe('the language of a visitor', () => {
  it('is the browser’s', async () => {
    askFor('ko-KR', 'en-US');
    open('/terms');
    expect(await screen.findByRole('heading', { name: '이용약관' })).toBeVisible();
    expect(document.documentElement.lang).toBe('ko');
    expect(await screen.findByRole('combobox', { name: '화면 언어' })).toHaveValue('ko');
    expect(localStorage.getItem('visitor-language')).toBeNull();
  });

  it('is chosen at the foot of the page, stays in the browser and changes no address §1.19', async () => {
    const { user, router } = open('/terms#top');
    await user.selectOptions(await choice(), 'Español');
    expect(await screen.findByRole('heading', { name: 'Condiciones del servicio' })).toBeVisible();
    expect(localStorage.getItem('visitor-language')).toBe('es');
    expect(router.state.location).toMatchObject({ pathname: '/terms', search: '', hash: '#top' });
  });

  it('is passed to a provider, for a new account', async () => {
    localStorage.setItem('visitor-language', 'ko');
    open('/sign-in?returnTo=/terms');
    const link = await screen.findByRole('link', { name: /Google/ });
    const address = '/api/login?returnTo=%2Fterms&provider=google&language=ko';
    expect(link).toHaveAttribute('href', address);
  });

  it('is sent with name and e-mail', async () => {
    localStorage.setItem('visitor-language', 'es');
    const sent = vi.fn<(body: unknown) => void>();
    server.use(
      http.post('*/api/login/local', async ({ request }) => {
        sent(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = open('/sign-in', { 'app.config': () => makeConfig() });
    await user.type(await screen.findByLabelText('Nombre'), 'Ana');
    await user.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ language: 'es' })),
    );
  });

  it('is English, with a line in the log, where what is stored does not exist', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    askFor('ko-KR');
    localStorage.setItem('visitor-language', 'klingon');
    open('/terms');
    expect(await screen.findByRole('heading', { name: 'Terms of service' })).toBeVisible();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('klingon'));
  });
});

describe('the language of an account', () => {
  it('is changed at the foot of the page too, and stays in the browser after signing out', async () => {
    let language: 'en' | 'es' = 'en';
    const { user } = open('/terms', {
      'account.me': () => makeUser({ language }),
      'trips.overview': () => [],
      'account.setPreferences': () => {
        language = 'es';
        return makeUser({ language });
      },
    });
    await user.selectOptions(await choice(), 'es');
    expect(await screen.findByRole('heading', { name: 'Condiciones del servicio' })).toBeVisible();
    expect(localStorage.getItem('visitor-language')).toBe('es');
  });

  it('overrides the browser’s', async () => {
    askFor('ko-KR');
    open('/terms', { 'account.me': () => makeUser(), 'trips.overview': () => [] });
    expect(await screen.findByRole('heading', { name: 'Terms of service' })).toBeVisible();
  });
});
