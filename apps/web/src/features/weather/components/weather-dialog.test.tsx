import { date } from '@ooo/domain/testing/literals';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { screen, within } from '@testing-library/react';
import type { TripId } from '@ooo/domain/shared/ids';
import { describe, expect, it } from 'vitest';
import { makeClimateDay, makeWeatherDay } from '../../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { WeatherDialog } from './weather-dialog.tsx';

type Answers = Parameters<typeof mockProcedures>[0];

const DATES = ['2025-10-10', '2025-10-11', '2025-10-12', '2025-10-13'];

const away = () => {
  throw new ProcedureError('UPSTREAM_UNAVAILABLE', 'The weather is not answering.');
};

/** Days from now on the calendar of UTC. */
const inDays = (days: number) =>
  date(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));

function renderWeather(answers: Answers = {}, fields: Partial<TripWithCaches> = {}) {
  const trip = { ...makeTrip(), ...fields };
  mockProcedures({
    'trips.get': () => trip,
    'places.destination': () => null,
    'weather.batch': () => DATES.map((day) => makeWeatherDay(day)),
    ...answers,
  });
  return renderApp(<WeatherDialog tripId={trip.id} onSelect={() => {}} onClose={() => {}} />);
}

const days = async () =>
  within(await screen.findByRole('list', { name: 'Weather by day' })).getAllByRole('listitem');

describe('WeatherDialog', () => {
  it('asks which trip where none is selected §2.43 §7.31', async () => {
    const trip = makeTrip();
    mockProcedures({ 'trips.overview': () => [{ trip, poiCount: 0 }] });
    const selected: TripId[] = [];
    const { user } = renderApp(
      <WeatherDialog
        tripId={undefined}
        onSelect={(tripId) => selected.push(tripId)}
        onClose={() => {}}
      />,
    );
    expect(await screen.findByText('Select a trip to view weather information')).toBeVisible();
    const trips = within(await screen.findByRole('list', { name: 'Your trips' }));
    await user.click(trips.getByRole('button', { name: new RegExp(trip.name) }));
    expect(selected).toEqual([trip.id]);
  });

  it('says no more without a trip §7.31', async () => {
    mockProcedures({ 'trips.overview': () => [] });
    renderApp(<WeatherDialog tripId={undefined} onSelect={() => {}} onClose={() => {}} />);
    expect(await screen.findByText('Select a trip to view weather information')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('links to the sources and licences that ask for it, in a new tab', async () => {
    renderWeather({
      'weather.batch': () => [
        makeWeatherDay('2025-10-10'),
        makeClimateDay('2025-10-11'),
        {
          ...makeClimateDay('2025-10-12'),
          source: 'Open-Meteo archive',
          asOf: '2016–2025',
          monthRainMin: 20.4,
          monthRainMax: 91,
        },
        { ...makeClimateDay('2025-10-13'), source: 'Met Office, Heathrow', asOf: '1991–2020' },
      ],
    });
    const rows = await days();
    expect(rows[2]).toHaveTextContent('Month’s rain20–91 mm');
    expect(rows[1]).not.toHaveTextContent('Month’s rain');
    const line = screen.getByText(/^Forecast: /);
    expect(line).toHaveTextContent(
      /^Forecast: Open-Meteo \(CC BY 4\.0\), updated .+ ago\. Climate: Deutscher Wetterdienst, Seoul \(CC BY 4\.0\), 2003–2021\. Climate: Open-Meteo archive \(CC BY 4\.0\), 2016–2025\. Contains modified Copernicus Climate Change Service information 2016–2025\. Climate: Met Office, Heathrow, 1991–2020\.$/,
    );
    const links = within(line).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://open-meteo.com/',
      'https://creativecommons.org/licenses/by/4.0/',
      'https://opendata.dwd.de/',
      'https://creativecommons.org/licenses/by/4.0/',
      'https://open-meteo.com/',
      'https://creativecommons.org/licenses/by/4.0/',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('shows the days of the trip by date, with what is known of them §2.40 §3.15', async () => {
    const asked: unknown[] = [];
    renderWeather({
      'weather.batch': (input) => {
        asked.push(input);
        return [
          makeClimateDay('2025-10-12'),
          makeWeatherDay('2025-10-10', {
            condition: 'rain',
            rainChance: 40,
            precipitation: 3.2,
            windSpeed: 12,
            feelsLikeMin: 46,
            feelsLikeMax: 66,
            uvIndex: 4.6,
            sun: 'polar-day',
          }),
        ];
      },
    });
    expect(await screen.findByRole('dialog', { name: 'Weather in Seoul' })).toBeVisible();
    const [first, second, ...others] = await days();
    expect(others).toEqual([]);
    expect(first).toHaveTextContent(
      'Fri 10 OctRain50–68°FForecastRain40%, 3.2 mmWind12 km/hFeels like46–66°FUV5Sunup all day',
    );
    expect(second).toHaveTextContent('Sun 12 OctMostly dry days45–64°FClimate');
    expect(screen.getByText(/^Forecast: /)).toHaveTextContent(/updated .+ days ago\. Climate: /);
    const [{ id: tripId }] = [makeTrip()];
    expect(asked).toEqual([
      { tripId, city: 'Seoul', startDate: '2025-10-10', endDate: '2025-10-13' },
    ]);
  });

  it.each([
    [
      'says where wind and humidity are not known',
      {},
      'Wind and humidity aren’t known for the climate of these days.',
    ],
    [
      'says that of the one alone',
      { windSpeed: 14 },
      'Humidity isn’t known for the climate of these days.',
    ],
    ['says nothing where both are known', { windSpeed: 14, humidity: 62 }, undefined],
  ])('of a climate %s §3.15', async (_, known, said) => {
    renderWeather({
      'weather.batch': () => [
        makeWeatherDay('2025-10-10'),
        { ...makeClimateDay('2025-10-11'), precipitation: 1.7, ...known },
      ],
    });
    const [, climate] = await days();
    expect(climate).toHaveTextContent(/1\.7 mm a day/);
    expect(screen.queryByText(/known for the climate/)?.textContent).toBe(said);
  });

  it('asks for the city of a longer destination §5.36', async () => {
    const cities: string[] = [];
    renderWeather(
      { 'weather.batch': ({ city }) => (cities.push(city), []) },
      { destination: 'Seoul, South Korea Trip' },
    );
    await screen.findByText('No weather data available');
    expect(cities).toEqual(['Seoul']);
  });

  it('shows five rows to come at first, and three while it refreshes §2.41 §9.15', async () => {
    const waiting: (() => void)[] = [];
    const isRefresh: unknown[] = [];
    const answer = async () => {
      await expect.poll(() => waiting).toHaveLength(1);
      waiting.pop()?.();
    };
    const { user } = renderWeather({
      'weather.batch': async ({ refresh }) => {
        isRefresh.push(refresh);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return [makeWeatherDay('2025-10-10', refresh ? { condition: 'snow' } : {})];
      },
    });
    expect(await screen.findAllByTestId('weather-skeleton')).toHaveLength(5);
    await answer();
    expect(await screen.findByText('Clear')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findAllByTestId('weather-skeleton')).toHaveLength(3);
    await answer();
    expect(await screen.findByText('Snow')).toBeVisible();
    expect(isRefresh).toEqual([undefined, true]);
  });

  it('asks day by day if the whole request fails, and leaves out days that fail §7.19 §7.32 §8.29', async () => {
    const asked: string[] = [];
    renderWeather({
      'weather.batch': away,
      'weather.day': ({ date: day }) => {
        asked.push(day);
        return day === '2025-10-11' ? away() : makeWeatherDay(day);
      },
    });
    const shown = (await days()).map((row) => row.textContent.slice(0, 10));
    expect(shown).toEqual(['Fri 10 Oct', 'Sun 12 Oct', 'Mon 13 Oct']);
    expect(asked).toEqual(DATES);
  });

  it('says that there is none if every day fails, and tries again §2.42 §8.29', async () => {
    let isAway = true;
    const { user } = renderWeather({
      'weather.batch': () => (isAway ? away() : [makeWeatherDay('2025-10-10')]),
      'weather.day': away,
    });
    expect(await screen.findByText('No weather data available')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await days()).toHaveLength(1);
  });

  it('says that there is none of an unknown city, and refreshes §2.42', async () => {
    let known: ReturnType<typeof makeWeatherDay>[] = [];
    const { user } = renderWeather({ 'weather.batch': () => known });
    expect(await screen.findByText('No weather data available')).toBeVisible();
    known = [makeWeatherDay('2025-10-10')];
    const [, button] = screen.getAllByRole('button', { name: 'Refresh' });
    if (button) await user.click(button);
    expect(await days()).toHaveLength(1);
  });

  it('requests nothing while the kept weather is fresh §7.30', async () => {
    const weatherCache = [makeWeatherDay('2025-10-11'), makeWeatherDay('2025-10-10')];
    const hour = 3_600_000;
    const weatherNextRefresh = new Date(Date.now() + hour).toISOString();
    // A question would fail: the test has no answer for it.
    renderWeather({ 'weather.batch': away }, { weatherCache, weatherNextRefresh });
    const shown = (await days()).map((row) => row.textContent.slice(0, 10));
    expect(shown).toEqual(['Fri 10 Oct', 'Sat 11 Oct']);
  });

  it('requests again once the kept weather is old, and shows it if there is no answer §9.7', async () => {
    const weatherCache = [makeWeatherDay('2025-10-10', { condition: 'fog' })];
    const weatherNextRefresh = new Date(Date.now() - 1000).toISOString();
    const { unmount } = renderWeather({}, { weatherCache, weatherNextRefresh });
    expect(await screen.findAllByText('Clear')).toHaveLength(4);
    expect(screen.queryByText(/This is the saved version/)).toBeNull();
    unmount();
    renderWeather(
      { 'weather.batch': away, 'weather.day': away },
      { weatherCache, weatherNextRefresh },
    );
    expect(await screen.findByText('Fog')).toBeVisible();
    expect(await screen.findByText(/This is the saved version/)).toBeVisible();
  });

  it.each([
    [3, 'forecast', 'Your trip is close, so this forecast is accurate.'],
    [11, 'forecast', 'A look ahead. Accuracy may vary.'],
    [40, 'climate', 'A climate projection: what these days are usually like.'],
    [3, 'climate', 'A climate projection: what these days are usually like.'],
  ] as const)(
    '%d days ahead with a %s says how far it can be trusted §2.44 §9.16',
    async (ahead, kind, text) => {
      const [startDate, endDate] = [inDays(ahead), inDays(ahead + 2)];
      renderWeather(
        { 'weather.batch': () => [makeWeatherDay(startDate, { kind })] },
        { startDate, endDate },
      );
      expect(await screen.findByText(text)).toBeVisible();
    },
  );
});
