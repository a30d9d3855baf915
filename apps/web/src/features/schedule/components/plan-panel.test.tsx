import type { Arrangement, AutoPlanAnswer } from '@ooo/domain/scheduling/schedule.schema';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { usePois } from '../../pois/api/use-pois.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { PlanPanel } from './plan-panel.tsx';

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
  days: [],
  summary: '2 of 3 fit; 1 left out because it is closed on all days.',
  conflicts: [],
};

function Screen({ onClose }: { readonly onClose: () => void }) {
  const places = usePois(trip.id).data ?? [];
  return (
    <>
      <ul aria-label="times">
        {places.map((poi) => (
          <li key={poi.id}>{`${poi.name} ${poi.startTime ?? 'open'}`}</li>
        ))}
      </ul>
      {places.length > 0 && <PlanPanel trip={trip} opened onClose={onClose} />}
    </>
  );
}

function renderPanel(arrange: (input: Arrangement) => void = () => undefined) {
  const onClose = vi.fn<() => void>();
  mockProcedures({
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'pois.list': () => [palace, market, temple],
    'schedule.autoPlan': () => plan,
    'schedule.arrange': (input) => {
      arrange(input as Arrangement);
      return [];
    },
  });
  return { onClose, ...renderApp(<Screen onClose={onClose} />) };
}

describe('PlanPanel', () => {
  it('shows what would go where and why, and what is left out', async () => {
    renderPanel();
    const day = await screen.findByRole('region', { name: 'Day 2' });
    expect(within(day).getByText('Palace')).toBeInTheDocument();
    expect(within(day).getByText('10:00 AM')).toBeInTheDocument();
    expect(within(day).getByText('Ten minutes from Palace.')).toBeInTheDocument();
    const left = screen.getByRole('region', { name: 'Left out' });
    expect(within(left).getByText('Closed on all days.')).toBeInTheDocument();
  });

  it('applies all in one step, and undo gives the former values back', async () => {
    const sent: Arrangement[] = [];
    const { user, onClose } = renderPanel((input) => sent.push(input));
    await user.click(await screen.findByRole('button', { name: 'Apply 2 places' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent[0]?.items).toEqual([
      { poiId: 1, date: '2025-10-11', startTime: '10:00', duration: 120, planned: true },
      { poiId: 2, date: '2025-10-11', startTime: '12:30', duration: 45, planned: true },
    ]);
    expect(await screen.findByText('Auto planning complete')).toBeInTheDocument();
    expect(screen.getByText('Successfully planned 2 items, 1 failed')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.items).toEqual([
      { poiId: 1, date: null, startTime: null, duration: null, planned: false },
      { poiId: 2, date: null, startTime: null, duration: 45, planned: false },
    ]);
    expect(await screen.findByText('Restored')).toBeInTheDocument();
  });

  it('changes nothing where the server refuses', async () => {
    const { user, onClose } = renderPanel(() => {
      throw new ProcedureError('RULE_VIOLATED', 'no');
    });
    await user.click(await screen.findByRole('button', { name: 'Apply 2 places' }));
    const said = 'Failed to auto plan items. Please try again.';
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('Palace open')).toBeInTheDocument();
  });
});
