import { date } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { mockProcedures } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { DayBase } from './day-base.tsx';

/** 10 to 13 October 2025. */
const trip = makeTrip();

function Days({ onOpen }: { readonly onOpen: () => void }) {
  const { isSuccess } = usePois(trip.id);
  return (
    <>
      {isSuccess && <p>Ready</p>}
      {['2025-10-11', '2025-10-12', '2025-10-13'].map((day) => (
        <section key={day} aria-label={day}>
          <DayBase trip={trip} date={date(day)} onOpen={onOpen} />
        </section>
      ))}
    </>
  );
}

it('says where the night of a day is spent if that is known, and not on the last day', async () => {
  const stay = { date: date('2025-10-11'), endDate: date('2025-10-12') };
  mockProcedures({ 'pois.list': () => [makePoi({ tag: 'hotel', name: 'Inn', ...stay })] });
  const onOpen = vi.fn<() => void>();
  const { user } = renderApp(<Days onOpen={onOpen} />);
  await screen.findByText('Ready');
  const [night] = screen.getAllByRole('button');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(night).toHaveTextContent('Tonight’s stay: Inn');
  expect(screen.getByRole('region', { name: '2025-10-11' })).toContainElement(night ?? null);
  if (night) await user.click(night);
  expect(onOpen).toHaveBeenCalledOnce();
});
