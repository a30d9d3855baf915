import type { Poi } from '@ooo/domain/pois/poi.schema';
import type {
  Arrangement,
  AutoPlanAnswer,
  AutoPlanRequest,
  PlannedItem,
} from '@ooo/domain/scheduling/schedule.schema';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { trpc } from '../../../../lib/trpc.ts';
import { mockProcedures, ProcedureError } from '../../../../testing/procedures.ts';
import { renderApp } from '../../../../testing/render.tsx';
import { useItinerary } from '../../../itinerary/api/use-itinerary.ts';
import { usePlanPreview } from '../../api/use-plan-preview.ts';
import { PLANS } from '../../../../lib/use-plan-focus.ts';
import { PlanColumn } from './plan-column.tsx';

const trip = makeTrip();
const DAY = date('2025-10-11');
const palace = makePoi({ id: 1, name: 'Palace' });
const market = makePoi({ id: 2, name: 'Market' });
const temple = makePoi({ id: 3, name: 'Temple' });
const museum = makePoi({
  id: 4,
  name: 'Museum',
  date: DAY,
  startTime: time('14:00'),
  duration: 60,
});

const item = (poi: Poi, startTime: string, fields: Partial<PlannedItem> = {}): PlannedItem => ({
  poiId: poi.id,
  name: poi.name,
  date: DAY,
  startTime: time(startTime),
  duration: 60,
  travelMin: 0,
  reason: `${poi.name} is open then.`,
  ...fields,
});

const plan: AutoPlanAnswer = {
  items: [item(palace, '10:00'), item(market, '12:00')],
  unplaced: [{ poiId: temple.id, name: 'Temple', reason: 'Closed on all days.' }],
  days: [],
  summary: '2 of 3 fit; 1 left out because it is closed on all days.',
  conflicts: [],
};

function Screen() {
  const { preview, begin } = usePlanPreview(trip);
  const list = useItinerary(trip, preview?.overlay?.pois);
  const utils = trpc.useUtils();
  if (list.state !== 'loaded') return null;
  return (
    <div data-scrolls>
      {preview ? (
        <PlanColumn preview={preview} itinerary={list.itinerary} />
      ) : (
        <button {...PLANS} onClick={begin}>
          Begin
        </button>
      )}
      <button onClick={() => void utils.pois.list.invalidate()}>Look again</button>
    </div>
  );
}

interface Server {
  readonly pois?: () => Poi[];
  readonly plan?: (input: AutoPlanRequest) => AutoPlanAnswer;
  readonly arrange?: (input: Arrangement) => void | Promise<void>;
}

async function renderColumn(server: Server = {}) {
  const { pois = () => [palace, market, temple, museum], plan: make = () => plan } = server;
  const asked: AutoPlanRequest[] = [];
  mockProcedures({
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'places.destination': () => null,
    'pois.list': pois,
    'schedule.autoPlan': (input) => {
      asked.push(input as AutoPlanRequest);
      return make(input as AutoPlanRequest);
    },
    'schedule.arrange': async (input) => {
      await server.arrange?.(input as Arrangement);
      return [];
    },
  });
  const app = renderApp(<Screen />);
  await app.user.click(await screen.findByRole('button', { name: 'Begin' }));
  return { asked, ...app };
}

const day = async () => within(await screen.findByRole('region', { name: 'Day 2' }));
const rowNames = async () =>
  (await day()).getAllByRole('listitem').map((row) => row.textContent?.replace(/^Stop /, ''));
const tick = async (name: string) => (await day()).findByRole('checkbox', { name: `Add ${name}` });

describe('PlanColumn', () => {
  it('begins with the pace and the hours that the traveller prefers', async () => {
    const preferences = { pace: 'full', dayStart: '07:30', dayEnd: null };
    window.localStorage.setItem('preferences', JSON.stringify(preferences));
    const { asked } = await renderColumn();
    await tick('Palace');
    expect(asked).toEqual([
      { tripId: trip.id, apply: false, language: 'en', pace: 'full', dayStart: '07:30' },
    ]);
    expect(screen.getByRole('radio', { name: 'Full' })).toBeChecked();
  });

  it('takes the focus, and numbers existing and suggested visits together', async () => {
    await renderColumn();
    expect(screen.getByRole('heading', { name: 'Auto-plan' })).toHaveFocus();
    expect(await tick('Palace')).toBeChecked();
    expect(await rowNames()).toEqual([
      expect.stringMatching(/^1: 1.*Palace/),
      expect.stringMatching(/^2: 2.*Market/),
      expect.stringMatching(/^3: 3.*Museum/),
    ]);
    expect((await day()).getByText('3 stops')).toBeInTheDocument();
    expect(await screen.findByText(plan.summary)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Auto-plan' })).toHaveAccessibleDescription(
      plan.summary,
    );
  });

  it('keeps the days as they are while the plan is made', async () => {
    await renderColumn({
      plan: () => {
        throw new ProcedureError('UNAVAILABLE', 'Busy.');
      },
    });
    expect((await day()).getByText('Museum')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Apply/ })).toBeDisabled();
  });

  it('leaves an unticked visit as a row without a number, and renumbers the others', async () => {
    const { user } = await renderColumn();
    await user.click(await tick('Palace'));
    expect(await tick('Palace')).not.toBeChecked();
    expect(await tick('Palace')).toHaveFocus();
    expect(await rowNames()).toEqual([
      expect.stringMatching(/^10:00.*Palace/),
      expect.stringMatching(/^1: 1.*Market/),
      expect.stringMatching(/^2: 2.*Museum/),
    ]);
    await user.keyboard(' ');
    expect(await tick('Palace')).toBeChecked();
  });

  it('plans again with a required place, and without the requirement by another press', async () => {
    const { user, asked } = await renderColumn();
    const press = async () =>
      user.click(await screen.findByRole('button', { name: 'Must be in: Temple' }));
    await press();
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ must: [3] }));
    expect(screen.getByRole('button', { name: 'Must be in: Temple' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press();
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked.at(-1)).not.toHaveProperty('must');
  });

  it('lets a visit move, says where it was, and undoes that', async () => {
    const { user, asked } = await renderColumn({
      plan: ({ release }) =>
        release
          ? { ...plan, items: [...plan.items, item(museum, '16:00', { moved: true })] }
          : plan,
    });
    await user.click(await screen.findByRole('button', { name: 'Let Museum move' }));
    expect(await screen.findByText('Moves')).toBeInTheDocument();
    expect(asked.at(-1)).toMatchObject({ release: [4] });
    expect(screen.getByText('Was Sat 11 Oct, 2:00 PM')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Apply 3 changes' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Let Museum move' }));
    await waitFor(() => expect(screen.queryByText('Moves')).not.toBeInTheDocument());
    expect(asked.at(-1)).not.toHaveProperty('release');
  });

  it('drops a place that is deleted meanwhile, and plans again', async () => {
    let pois = [palace, market, temple, museum];
    const { user, asked } = await renderColumn({ pois: () => pois });
    await tick('Palace');
    pois = [market, temple, museum];
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(screen.queryByText('Palace')).not.toBeInTheDocument());
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Apply 1 place' })).toBeEnabled(),
    );
  });

  it('stays as it was while it is applied, and then closes', async () => {
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const { user } = await renderColumn({
      arrange: () => {
        asked.resolve();
        return answered.promise;
      },
    });
    await tick('Palace');
    await user.click(screen.getByRole('button', { name: 'Apply 2 places' }));
    await asked.promise;
    expect(screen.getByText(plan.summary)).toBeInTheDocument();
    answered.resolve();
    expect(await screen.findByRole('button', { name: 'Begin' })).toBeInTheDocument();
  });

  it('says so if the server refuses a changed trip, and plans again', async () => {
    let pois = [palace, market, temple, museum];
    const { user } = await renderColumn({
      pois: () => pois,
      arrange: () => {
        throw new ProcedureError('NOT_FOUND', 'One of these places isn’t in this trip.');
      },
    });
    await tick('Palace');
    pois = [market, temple, museum];
    await user.click(screen.getByRole('button', { name: 'Apply 2 places' }));
    expect(await screen.findByText(/The trip has changed meanwhile/)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Apply 1 place' })).toBeEnabled(),
    );
  });

  it('says what went wrong, keeps the wishes, and tries again', async () => {
    let isBroken = true;
    const { user, asked } = await renderColumn({
      plan: () => {
        if (isBroken) throw new ProcedureError('RULE_VIOLATED', 'Too many places.');
        return plan;
      },
    });
    expect(await screen.findByText('Too many places.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Full' }));
    isBroken = false;
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await tick('Palace')).toBeChecked();
    expect(asked.at(-1)).toMatchObject({ pace: 'full' });
  });

  it.each(['{Escape}', 'Cancel'])(
    'changes nothing on %s, and gives the focus back',
    async (how) => {
      const sent: Arrangement[] = [];
      const { user } = await renderColumn({ arrange: (input) => void sent.push(input) });
      await user.click(await tick('Palace'));
      if (how === 'Cancel') await user.click(screen.getByRole('button', { name: how }));
      else await user.keyboard(how);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Begin' })).toHaveFocus());
      expect(sent).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Begin' }));
      expect(await tick('Palace')).toBeChecked();
    },
  );
});
