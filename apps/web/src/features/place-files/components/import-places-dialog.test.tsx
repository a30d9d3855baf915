import { factsOf, toErrorBody } from '@ooo/domain/shared/errors/error-facts';
import type { PlaceCandidate, PlaceFilePreview } from '@ooo/domain/place-files/place-files.schema';
import { date } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { trpc } from '../../../lib/trpc.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { ImportPlacesDialog } from './import-places-dialog.tsx';

const candidate = (name: string, fields: Partial<PlaceCandidate> = {}): PlaceCandidate => ({
  name,
  tag: 'misc',
  kind: null,
  location: {},
  notes: null,
  description: null,
  openingHours: null,
  source: 'Seoul.csv',
  sourceId: null,
  sourceAsOf: date('2025-10-01'),
  state: 'new',
  position: 'file',
  distanceKm: 2,
  savedAs: null,
  ...fields,
});

const PREVIEW: PlaceFilePreview = {
  format: 'google',
  candidates: [
    candidate('Bukchon', { kind: 'neighbourhood', location: { address: 'Jongno-gu' } }),
    candidate('N Seoul Tower', { kind: 'tower', position: 'atlas' }),
    candidate('Somewhere', { state: 'unlocated', position: null, distanceKm: null }),
    candidate('Palace', { state: 'saved', savedAs: '경복궁' }),
    candidate('Haeundae', { state: 'far', distanceKm: 325.4 }),
  ],
  counts: { found: 8, repeated: 1, unnamed: 0, shapes: 2, outOfRange: 0, leftOut: 0 },
  isDamaged: false,
  room: 10,
};

const trip = makeTrip({ name: 'Autumn' });
const file = new File(['Title,URL'], 'Seoul.csv', { type: 'text/csv' });

/** Behind the dialog, the list asks when its places are open. */
function HoursCount() {
  const { data } = trpc.schedule.openingHours.useQuery({ tripId: trip.id });
  return <p>Hours of {data?.length ?? 0}</p>;
}

function open(answer: () => Response, procedures: Parameters<typeof mockProcedures>[0] = {}) {
  mockProcedures({
    'pois.list': () => [],
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    ...procedures,
  });
  server.use(http.post(`*/api/trips/${trip.id}/places/read`, () => answer()));
  const onClose = vi.fn<() => void>();
  const dialog = (
    <>
      <HoursCount />
      <ImportPlacesDialog trip={trip} onClose={onClose} />
    </>
  );
  return { onClose, ...renderApp(dialog) };
}

async function drop({ user }: Pick<ReturnType<typeof open>, 'user'>, dropped = file) {
  const input = (await screen.findByRole('dialog')).querySelector<HTMLInputElement>(
    'input[type=file]',
  );
  if (input) await user.upload(input, dropped);
}

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });

describe('ImportPlacesDialog', () => {
  it('asks how a file is written that can be read in several ways, and sends the answer with it', async () => {
    const details = {
      reason: 'unknown-encoding',
      choices: [
        { encoding: 'windows-1251', sample: 'Музей' },
        { encoding: 'windows-1253', sample: 'Μσηει' },
      ],
    };
    const body = { code: 'BAD_REQUEST', message: 'Which?', requestId: 'r', details };
    const sent: unknown[] = [];
    const app = open(() => HttpResponse.json(body, { status: 400 }));
    server.use(
      http.post(`*/api/trips/${trip.id}/places/read`, async ({ request }) => {
        const encoding = (await request.formData()).get('encoding');
        sent.push(encoding);
        return encoding === null
          ? HttpResponse.json(body, { status: 400 })
          : HttpResponse.json(PREVIEW);
      }),
    );
    await drop(app);
    expect(await screen.findByRole('radio', { name: 'Музей' })).toBeChecked();
    await app.user.click(screen.getByRole('radio', { name: 'Μσηει' }));
    await app.user.click(screen.getByRole('button', { name: 'Open it like this' }));
    expect(await screen.findByRole('checkbox', { name: 'Bukchon' })).toBeVisible();
    expect(sent).toEqual([null, 'windows-1253']);
  });

  it('says where a file is not quite as its format wants it', async () => {
    const app = open(() => HttpResponse.json({ ...PREVIEW, isDamaged: true }));
    await drop(app);
    expect(await screen.findByText(/Check that nothing is missing\./)).toBeVisible();
  });

  it('shows what is in the file, and has chosen what lies near', async () => {
    const app = open(() => HttpResponse.json(PREVIEW));
    await drop(app);
    expect(await screen.findByRole('checkbox', { name: 'Bukchon' })).toBeChecked();
    expect(screen.getByText('Neighbourhood · Jongno-gu')).toBeVisible();
    expect(box('N Seoul Tower')).toBeChecked();
    expect(screen.getByText('Tower · position found by name')).toBeVisible();
    expect(box('Somewhere')).not.toBeChecked();
    expect(box('Haeundae')).not.toBeChecked();
    expect(screen.getByText('325 km')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Palace' })).not.toBeInTheDocument();
    expect(screen.getByText('경복궁')).toBeVisible();
    expect(
      screen.getByText('1 repetition was left out. 2 lines and areas were left out.'),
    ).toBeVisible();
    expect(screen.getByText('This trip has room for 10 more places.')).toBeVisible();
  });

  it('saves what is chosen, and one Undo removes it again', async () => {
    const imported = vi.fn<(input: { places: { name: string }[] }) => void>();
    const undone = vi.fn<(input: unknown) => void>();
    const added = [makePoi({ id: 5, name: 'Bukchon' }), makePoi({ id: 6, name: 'Haeundae' })];
    let saved: typeof added = [];
    const app = open(() => HttpResponse.json(PREVIEW), {
      'placeFiles.import': (input) => {
        imported(input);
        saved = added;
        return { added, alreadySaved: 1 };
      },
      'placeFiles.undoImport': (input) => {
        saved = [];
        undone(input);
      },
      'schedule.openingHours': () => saved.map(({ id }) => ({ poiId: id, days: [] })),
    });
    await drop(app);
    await app.user.click(await screen.findByRole('checkbox', { name: 'N Seoul Tower' }));
    await app.user.click(box('1 place far away'));
    await app.user.click(screen.getByRole('button', { name: 'Add 2 places' }));
    await waitFor(() => expect(app.onClose).toHaveBeenCalled());
    expect(imported.mock.calls[0]?.[0].places.map(({ name }) => name)).toEqual([
      'Bukchon',
      'Haeundae',
    ]);
    expect(await screen.findByText('2 places added')).toBeVisible();
    expect(await screen.findByText('Hours of 2')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 places taken out again')).toBeVisible();
    expect(await screen.findByText('Hours of 0')).toBeInTheDocument();
    expect(undone).toHaveBeenCalledExactlyOnceWith({ tripId: trip.id, poiIds: [5, 6] });
  });

  it('chooses no more than there is room for, and says so', async () => {
    const app = open(() => HttpResponse.json({ ...PREVIEW, room: 1 }));
    await drop(app);
    expect(await screen.findByRole('checkbox', { name: 'Bukchon' })).toBeChecked();
    expect(box('N Seoul Tower')).not.toBeChecked();
    await app.user.click(box('2 places near your destination'));
    expect(screen.getByText('This trip has room for 1 more. Leave 1 out.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add 2 places' })).toBeDisabled();
  });

  it('keeps what was chosen if it could not be saved', async () => {
    const app = open(() => HttpResponse.json(PREVIEW), {
      'placeFiles.import': () => {
        throw new ProcedureError('RULE_VIOLATED', 'This one has room for 1 more, and you chose 2.');
      },
    });
    await drop(app);
    await app.user.click(await screen.findByRole('button', { name: 'Add 2 places' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('room for 1 more');
    expect(box('Bukchon')).toBeChecked();
    expect(app.onClose).not.toHaveBeenCalled();
  });

  it('says that the chosen places have too much text, and not that the file is too large', async () => {
    const app = open(() => HttpResponse.json(PREVIEW), {
      'placeFiles.import': () => {
        throw new ProcedureError('TOO_LARGE', 'That is too large.');
      },
    });
    await drop(app);
    await app.user.click(await screen.findByRole('button', { name: 'Add 2 places' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('up to 1 MB of text. Choose fewer places');
    expect(alert).not.toHaveTextContent('20 MB');
    expect(box('Bukchon')).toBeChecked();
  });

  it.each([
    [415, factsOf('place-file-unknown-format'), /can’t read places from this file/],
    [400, factsOf('place-file-doctype'), /DOCTYPE/],
    [
      413,
      factsOf('place-file-too-large-unpacked', { limitBytes: 40 * 1024 * 1024 }),
      /larger than 40 MB/,
    ],
  ] as const)('says why a file is refused with %i', async (status, facts, sentence) => {
    const body = toErrorBody(facts, 'r');
    const app = open(() => HttpResponse.json(body, { status }));
    await drop(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('button', { name: 'or choose a file' })).toBeEnabled();
  });

  it('does not send a file that is too large', async () => {
    const asked = vi.fn<() => void>();
    const app = open(() => {
      asked();
      return HttpResponse.json(PREVIEW);
    });
    const large = new File(['x'], 'large.kml');
    Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
    await drop(app, large);
    expect(await screen.findByRole('alert')).toHaveTextContent('up to 20 MB');
    expect(asked).not.toHaveBeenCalled();
  });

  it('shows a long list in pages, and a file without places as that', async () => {
    const many = Array.from({ length: 120 }, (_, at) => candidate(`Place ${at}`));
    const app = open(() => HttpResponse.json({ ...PREVIEW, candidates: many, room: 500 }));
    await drop(app);
    const group = await screen.findByRole('region', { name: '120 places near your destination' });
    expect(within(group).getAllByRole('listitem')).toHaveLength(50);
    await app.user.click(screen.getByRole('button', { name: 'Show 70 more' }));
    expect(within(group).getAllByRole('listitem')).toHaveLength(120);

    server.use(http.post('*/places/read', () => HttpResponse.json({ ...PREVIEW, candidates: [] })));
    await app.user.click(screen.getByRole('button', { name: 'Choose another file' }));
    await drop(app);
    expect(await screen.findByText('We found no places in this file.')).toBeVisible();
  });
});
