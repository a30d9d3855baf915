import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../../testing/render.tsx';
import { AgendaSheet } from './agenda-sheet.tsx';

const trip = makeTrip({
  name: 'Seoul in autumn',
  startDate: date('2025-10-10'),
  endDate: date('2025-10-12'),
});
const palace = makePoi({
  name: 'Gyeongbokgung',
  kind: 'palace',
  date: date('2025-10-11'),
  startTime: time('10:00'),
  duration: 120,
  location: { address: '161 Sajik-ro', coordinates: [126.977, 37.5796] },
});
const cafe = makePoi({ id: 2, name: 'Fritz', kind: 'cafe', date: null, startTime: null });

function renderSheet() {
  renderApp(<AgendaSheet trip={trip} pois={[palace, cafe]} />);
  return within(screen.getByTestId('print-sheet'));
}

it('has a part for every day of the trip, and the places without a time last', () => {
  const headings = renderSheet().getAllByRole('heading', { hidden: true });
  expect(headings.map((each) => each.textContent)).toEqual([
    'Seoul in autumn',
    'Day 1 Fri 10 Oct',
    'Day 2 Sat 11 Oct',
    'Day 3 Sun 12 Oct',
    'Places without a time',
  ]);
});

it('says when, what and where a visit is, and which days are free', () => {
  const sheet = renderSheet();
  const visit = sheet.getByText('Gyeongbokgung').closest('section');
  expect(visit).toHaveTextContent('10:00 AM');
  expect(visit).toHaveTextContent('Palace · 2 h · 161 Sajik-ro');
  expect(sheet.getByText('No plans for Friday yet.')).toBeInTheDocument();
  expect(sheet.getByText('Fritz').closest('section')).toHaveTextContent('Café');
});
