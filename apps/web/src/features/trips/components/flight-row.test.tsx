import { date } from '@ooo/domain/testing/literals';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import { FlightRow } from './flight-row.tsx';

test('a flight says how many days later it lands, where both days are known', async () => {
  const open = { flightNumber: 'KE82', from: 'JFK', to: 'ICN', departureDate: date('2025-10-09') };
  const flight = { ...open, arrivalDate: date('2025-10-10') };
  const first = renderApp(<FlightRow flight={flight} cities={new Map()} allowance={undefined} />);
  expect(await screen.findByText('+1')).toBeInTheDocument();
  first.unmount();
  renderApp(<FlightRow flight={open} cities={new Map()} allowance={undefined} />);
  expect(await screen.findByText('KE82')).toBeInTheDocument();
  expect(screen.queryByText(/^[+−]/)).not.toBeInTheDocument();
});
