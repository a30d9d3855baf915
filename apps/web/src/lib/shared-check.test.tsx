import { makeTrip } from '@ooo/domain/testing/make-trip';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { routes } from '../app/router.tsx';
import { FormAlert } from '../components/form-alert.tsx';
import { useTrip } from '../features/trips/api/use-trip.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { makeConfig, makeOverview, makeUser } from '../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../testing/procedures.ts';
import { renderApp, renderRoutes } from '../testing/render.tsx';
import { server } from '../testing/server.ts';
import { sendJson } from './http.ts';

const trip = makeTrip();

/** The sentence of a form whose POST failed. */
async function saidOfRest(status: number, body: string, statusText: string): Promise<string> {
  server.use(http.post('*/api/x', () => new HttpResponse(body, { status, statusText })));
  const error: unknown = await sendJson('/api/x', {}).catch((thrown: unknown) => thrown);
  renderApp(<FormAlert error={error} />);
  return (await screen.findByRole('alert')).textContent;
}

function Read() {
  const { error } = useTrip(trip.id);
  return error && <FormAlert error={error} />;
}

/** The sentence for a procedure whose request was refused before it ran. */
async function saidOfProcedure(status: number, body: string, statusText: string): Promise<string> {
  server.use(http.get('*/trpc/:path', () => new HttpResponse(body, { status, statusText })));
  renderApp(<Read />);
  return (await screen.findByRole('alert')).textContent;
}

it('an answer of REST with 401 is introduced §8.1', async () => {
  expect(await saidOfRest(401, 'Sign in first.', 'Unauthorized')).toBe(
    'Authentication required: Sign in first.',
  );
});

// A read that is answered with 401 is null, see below.
describe.each([
  ['REST', saidOfRest],
  ['a procedure', saidOfProcedure],
])('an answer of %s that is not 2xx §8.1', (_, saidOf) => {
  it.each([
    [403, 'Not here.', 'Forbidden', 'Access denied: Not here.'],
    [500, 'It broke.', 'Internal Server Error', 'Server error: It broke.'],
    [502, '<html>Bad gateway</html>', 'Bad Gateway', 'Server error: Bad Gateway'],
    [503, '', 'Service Unavailable', 'Server error: Service Unavailable'],
    [404, 'Nothing here.', 'Not Found', '404: Nothing here.'],
    [414, '', 'URI Too Long', '414: URI Too Long'],
  ])('%i with %j', async (status, body, statusText, said) => {
    expect(await saidOf(status, body, statusText)).toBe(said);
  });
});

/** The sentence for a procedure that refuses like this. */
async function saidOfRefusal(error: ProcedureError): Promise<string> {
  mockProcedures({
    'trips.get': () => {
      throw error;
    },
  });
  renderApp(<Read />);
  return (await screen.findByRole('alert')).textContent;
}

describe('an answer of ours', () => {
  it('is introduced if nothing that was entered is to blame', async () => {
    expect(await saidOfRefusal(new ProcedureError('INTERNAL', 'Something went wrong.'))).toBe(
      'Server error: Something went wrong.',
    );
  });

  it('is introduced in the language of the interface', async () => {
    await changeLanguage('es');
    expect(
      await saidOfRefusal(new ProcedureError('FORBIDDEN', 'You are not allowed to do this.')),
    ).toMatch(/^Acceso denegado: /);
  });

  it('is the sentence alone if that says what to do', async () => {
    expect(
      await saidOfRefusal(new ProcedureError('RULE_VIOLATED', 'The trip ends too early.')),
    ).toBe('The trip ends too early.');
  });
});

describe('401 on a read', () => {
  it('is null, and ends the sign-in in the browser §7.2', async () => {
    let isOver = false;
    mockProcedures({
      'account.me': () => makeUser(),
      'app.config': () => makeConfig(),
      'invites.stats': () => ({ code: 'REDLINE', tier: 'redline', currentUses: 1, maxUses: 50 }),
      'trips.overview': () => [makeOverview()],
      'trips.get': () => {
        if (isOver) throw new ProcedureError('UNAUTHENTICATED', 'Sign in to continue.');
        return trip;
      },
      'pois.list': () => [],
    });
    const { router, queryClient } = renderRoutes(routes, '/');
    expect(await screen.findByText('Welcome back, Mina!')).toBeVisible();
    isOver = true;
    await act(() => router.navigate('/privacy'));
    const answers: unknown[] = [];
    queryClient.getQueryCache().subscribe(({ query }) => answers.push(query.state));
    await act(() => router.navigate('/trip/1000001'));
    await waitFor(() =>
      expect(queryClient.getQueryData([['account', 'me'], { type: 'query' }])).toBeNull(),
    );
    expect(answers).not.toContainEqual(expect.objectContaining({ status: 'error' }));
  });
});
