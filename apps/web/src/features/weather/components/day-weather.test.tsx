import { makeTrip } from '@ooo/domain/testing/make-trip';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeLanguage } from '../../../i18n/i18n.ts';
import { makeClimateDay, makeWeatherDay } from '../../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { DayWeather } from './day-weather.tsx';
import { WeatherBadge } from './weather-badge.tsx';

const trip = makeTrip();

function renderLines(weather: Parameters<typeof mockProcedures>[0]) {
  mockProcedures(weather);
  let openings = 0;
  const view = renderApp(
    <>
      <WeatherBadge trip={trip} className={undefined} onOpen={() => (openings += 1)} />
      <DayWeather trip={trip} date={trip.startDate} />
      <DayWeather trip={trip} date={trip.endDate} />
    </>,
  );
  return { ...view, countOpenings: () => openings };
}

const refuse = () => {
  throw new ProcedureError('UPSTREAM_UNAVAILABLE', 'Away.');
};

describe('the weather at the head of a day', () => {
  it('says what it is, and whether it is forecast or climate', async () => {
    renderLines({
      'weather.batch': () => [makeWeatherDay(trip.startDate), makeClimateDay(trip.endDate)],
    });
    const [first, last] = (await screen.findAllByText(/°F/))
      .slice(1)
      .map((range) => range.parentElement);
    expect(first).toHaveTextContent(/^Clear50–68°FForecast$/);
    expect(last).toHaveTextContent(/^Mostly dry days45–64°FClimate$/);
  });

  it('is in the language of the traveller', async () => {
    await changeLanguage('ko');
    renderLines({ 'weather.batch': () => [makeClimateDay(trip.startDate)] });
    expect((await screen.findByText('평년')).parentElement).toHaveTextContent(
      /^비가 드문 때45~64°F평년$/,
    );
  });

  it('shows nothing if none is known, and the badge still leads to the panel', async () => {
    const { user, countOpenings } = renderLines({
      'weather.batch': refuse,
      'weather.day': refuse,
    });
    await user.click(await screen.findByRole('button', { name: 'Weather' }));
    expect(countOpenings()).toBe(1);
    expect(screen.queryByText(/°F/)).not.toBeInTheDocument();
  });
});
