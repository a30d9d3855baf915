import type { Poi } from '@ooo/domain/pois/poi.schema';
import type {
  Arrangement,
  AutoPlanAnswer,
  AutoPlanRequest,
} from '@ooo/domain/scheduling/schedule.schema';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePois } from '../../../trip-data/api/use-pois.ts';
import { mockProcedures, ProcedureError } from '../../../../testing/procedures.ts';
import { renderApp } from '../../../../testing/render.tsx';
import { usePlanPreview } from '../../api/use-plan-preview.ts';
import { PlanDialog } from './plan-dialog.tsx';

const trip = makeTrip();
const palace = makePoi({ id: 1, name: 'Palace' });
const market = makePoi({ id: 2, name: 'Market', tag: 'eat', duration: 45 });
const temple = makePoi({ id: 3, name: 'Temple' });

const plan: AutoPlanAnswer = {
  items: [
    {
      poiId: palace.id,
      name: 'Palace',
      date: date('2025-10-11'),
      startTime: time('10:00'),
      duration: 120,
      travelMin: 0,
      reason: 'First stop of the day.',
    },
    {
      poiId: market.id,
      name: 'Market',
      date: date('2025-10-11'),
      startTime: time('12:30'),
      duration: 45,
      travelMin: 10,
      reason: 'Ten minutes from Palace.',
    },
  ],
  unplaced: [{ poiId: temple.id, name: 'Temple', reason: 'Closed on all days.' }],
  days: [
    {
      date: date('2025-10-11'),
      visits: 3,
      visitMin: 200,
      travelMin: 75,
      walkMin: 20,
      freeMin: 300,
    },
  ],
  summary: '2 of 3 fit; 1 left out because it is closed on all days.',
  conflicts: [],
};

function Screen() {
  const places = usePois(trip.id).data ?? [];
  const { preview, begin } = usePlanPreview(trip);
  return (
    <>
      <ul aria-label="times">
        {places.map((poi) => (
          <li key={poi.id}>{`${poi.name} ${poi.startTime ?? 'open'}`}</li>
        ))}
      </ul>
      {places.length > 0 && <button onClick={begin}>Begin</button>}
      <PlanDialog trip={trip} preview={preview} />
    </>
  );
}

interface Server {
  readonly arrange?: (input: Arrangement) => void;
  readonly plan?: (input: AutoPlanRequest) => AutoPlanAnswer;
  readonly pois?: readonly Poi[];
  readonly list?: () => Poi[];
}

async function renderDialog({
  arrange = () => undefined,
  plan: answer = () => plan,
  pois = [palace, market, temple],
  list = () => [...pois],
}: Server = {}) {
  mockProcedures({
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'places.destination': () => null,
    'pois.list': list,
    'schedule.autoPlan': (input) => answer(input as AutoPlanRequest),
    'schedule.arrange': (input) => {
      arrange(input as Arrangement);
      return [];
    },
  });
  const app = renderApp(<Screen />);
  await app.user.click(await screen.findByRole('button', { name: 'Begin' }));
  return app;
}

/** No time; the length is the place's own. */
const open = (duration: number | null) => ({ date: null, startTime: null, duration });
const palaceAt = { date: '2025-10-11', startTime: '10:00', duration: 120 };
const marketAt = { date: '2025-10-11', startTime: '12:30', duration: 45 };

describe('PlanDialog', () => {
  it('says that there is nothing to plan §8.53', async () => {
    const nothing = { ...plan, items: [], unplaced: [], days: [], summary: '' };
    await renderDialog({ plan: () => nothing });
    expect(await screen.findByText('No unplanned items')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Apply/ })).toBeDisabled();
  });

  it('shows the plan with reasons, and what is left out', async () => {
    await renderDialog();
    const day = await screen.findByRole('region', { name: 'Day 2' });
    expect(await within(day).findByText('Palace')).toBeInTheDocument();
    expect(within(day).getByText('10:00 AM')).toBeInTheDocument();
    expect(within(day).getByText('Ten minutes from Palace.')).toBeInTheDocument();
    const left = screen.getByRole('region', { name: 'Left out' });
    expect(within(left).getByText('Closed on all days.')).toBeInTheDocument();
    expect(screen.getByText(plan.summary)).toBeInTheDocument();
    expect(within(day).getByText('2 stops')).toBeInTheDocument();
  });

  it('applies everything in one step, and undo restores the former values §8.52 §9.41', async () => {
    const sent: Arrangement[] = [];
    const { user } = await renderDialog({ arrange: (input) => void sent.push(input) });
    await user.click(await screen.findByRole('button', { name: 'Apply 2 places' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent[0]?.items).toEqual([
      { poiId: 1, ...palaceAt, planned: true, from: open(null) },
      { poiId: 2, ...marketAt, planned: true, from: open(45) },
    ]);
    expect(await screen.findByText('Auto planning complete')).toBeInTheDocument();
    expect(screen.getByText('Successfully planned 2 items, 1 failed')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.items).toEqual([
      { poiId: 1, ...open(null), planned: false, from: palaceAt },
      { poiId: 2, ...open(45), planned: false, from: marketAt },
    ]);
    expect(await screen.findByText('Restored')).toBeInTheDocument();
  });

  it('changes nothing if the server refuses §8.11', async () => {
    const { user } = await renderDialog({
      arrange: () => {
        throw new ProcedureError('RULE_VIOLATED', 'no');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Apply 2 places' }));
    const said = 'Failed to auto plan items. Please try again.';
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Auto-plan' })).toBeInTheDocument();
    expect(screen.getByText('Palace open')).toBeInTheDocument();
  });

  it('is not applied over another window’s change, but planned again', async () => {
    let pois = [palace, market, temple];
    const { user } = await renderDialog({
      list: () => pois,
      arrange: () => {
        pois = [{ ...palace, date: date('2025-10-12'), startTime: time('09:00') }, market, temple];
        throw new ProcedureError('CONFLICT', 'no', { reason: 'moved-meanwhile', poiId: 1 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Apply 2 places' }));
    expect(
      await screen.findByText(
        'The trip has changed meanwhile. Look at the plan again, then apply it.',
      ),
    ).toBeInTheDocument();
    expect(await screen.findByText('Palace 09:00')).toBeInTheDocument();
    expect(screen.getByText('Market open')).toBeInTheDocument();
  });

  it('is not undone over another window’s change', async () => {
    let isApplied = false;
    const { user } = await renderDialog({
      arrange: () => {
        if (isApplied) throw new ProcedureError('CONFLICT', 'no');
        isApplied = true;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Apply 2 places' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText(
        'The trip was changed in another window since, so the plan was not taken back.',
      ),
    ).toBeInTheDocument();
  });

  it('adds only what is chosen, and undo restores no more', async () => {
    const sent: Arrangement[] = [];
    const { user } = await renderDialog({ arrange: (input) => void sent.push(input) });
    await user.click(await screen.findByRole('checkbox', { name: 'Add Palace' }));
    await user.click(screen.getByRole('button', { name: 'Add 1 of 2' }));
    expect(await screen.findByText('Successfully planned 1 items, 1 failed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ items }) => items.map(({ poiId }) => poiId))).toEqual([[2], [2]]);
    expect(await screen.findByText('Restored')).toBeInTheDocument();
  });

  it('has nothing to add if nothing is chosen', async () => {
    const { user } = await renderDialog();
    for (const name of ['Add Palace', 'Add Market']) {
      await user.click(await screen.findByRole('checkbox', { name }));
    }
    expect(screen.getByRole('button', { name: 'Add 0 of 2' })).toBeDisabled();
  });

  it('plans again by the traveller’s wishes', async () => {
    const asked: AutoPlanRequest[] = [];
    const { user } = await renderDialog({
      plan: (input) => {
        asked.push(input);
        return plan;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Wishes' }));
    await user.selectOptions(screen.getByLabelText('Day starts'), '10:30 AM');
    await user.selectOptions(screen.getByLabelText('Day ends'), '7:00 PM');
    await user.selectOptions(screen.getByLabelText('Walking a day'), 'Up to 1 h');
    await user.click(screen.getByLabelText('Plan breakfast too'));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        tripId: trip.id,
        apply: false,
        language: 'en',
        pace: 'balanced',
        dayStart: '10:30',
        dayEnd: '19:00',
        walkingMin: 60,
        breakfast: true,
      }),
    );
    expect(screen.queryByLabelText('Plan again')).not.toBeInTheDocument();
  });

  it('replans what it has placed, and shows what moves and what loses its time', async () => {
    const asked: AutoPlanRequest[] = [];
    const sent: Arrangement[] = [];
    const [first, second] = plan.items;
    if (!first || !second) throw new Error('No items');
    const again: AutoPlanAnswer = {
      ...plan,
      items: [
        { ...first, moved: true },
        { ...second, moved: false },
      ],
      unplaced: plan.unplaced.map((item) => Object.assign({}, item, { removed: true })),
      conflicts: [
        { poiIds: [palace.id, temple.id], date: date('2025-10-12'), sentence: 'They overlap.' },
      ],
    };
    const before = { date: date('2025-10-12'), startTime: time('09:00') };
    const time0 = { ...before, planned: true };
    const { user } = await renderDialog({
      pois: [palace, market, temple].map((poi) => Object.assign({}, poi, time0)),
      plan: (input) => {
        asked.push(input);
        return again;
      },
      arrange: (input) => void sent.push(input),
    });
    expect(await screen.findByText('Moves')).toBeInTheDocument();
    expect(asked[0]).toMatchObject({ replan: true });
    expect(screen.getByText('Stays')).toBeInTheDocument();
    expect(screen.getByText('It loses the time it has now.')).toBeInTheDocument();
    expect(screen.getByText('They overlap.')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /^Add / })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.items).toEqual([
      { poiId: 1, ...palaceAt, planned: true, from: { ...before, duration: null } },
      { poiId: 3, ...open(null), planned: false, from: { ...before, duration: null } },
    ]);
    // Otherwise its Undo would be found by the next test.
    expect(await screen.findByText('Auto planning complete')).toBeInTheDocument();
  });
});
