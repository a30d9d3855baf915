import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { mockProcedures } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { useAirportSearch } from './use-airport-search.ts';

function Field() {
  const [text, setText] = useState('');
  const { data = [] } = useAirportSearch(text);
  return (
    <>
      <input aria-label="Airport" value={text} onChange={(event) => setText(event.target.value)} />
      <p>{data.map(({ iata }) => iata).join(', ')}</p>
    </>
  );
}

it('searches airports from the second character on, blanks not counted §5.9', async () => {
  const asked = vi.fn<(q: string) => void>();
  mockProcedures({
    'airports.search': ({ q }) => {
      asked(q);
      const seoul = { city: 'Seoul', cityNames: { en: 'Seoul' }, country: 'KR', flag: '🇰🇷' };
      return [{ iata: 'ICN', name: 'Incheon International', ...seoul }];
    },
  });
  const { user } = renderApp(<Field />);
  const field = await screen.findByLabelText('Airport');
  await user.type(field, ' i ');
  expect(asked).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'ic');
  expect(await screen.findByText('ICN')).toBeInTheDocument();
  expect(asked.mock.calls).toEqual([['ic']]);
});
