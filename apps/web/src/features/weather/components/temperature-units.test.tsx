import { makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeUser, makeWeatherDay } from '../../../testing/fixtures.ts';
import { mockProcedures } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { useCurrentUser } from '../../account/api/use-current-user.ts';
import { DayWeather } from './day-weather.tsx';
import { WeatherBadge } from './weather-badge.tsx';
import { WeatherPanel } from './weather-panel.tsx';

const trip = makeTrip();
const DAY = makeWeatherDay('2025-10-10');

/** Everything that shows temperatures, as it is where the layout knows who is here. */
function Weather() {
  const user = useCurrentUser();
  if (user.isPending) return null;
  return (
    <>
      <WeatherBadge trip={trip} className={undefined} onOpen={() => {}} />
      <DayWeather trip={trip} date={DAY.date} />
      <WeatherPanel trip={trip} />
    </>
  );
}

function renderWeather(user: ReturnType<typeof makeUser> | null) {
  let calls = 0;
  mockProcedures({
    'account.me': () => user,
    'places.destination': () => null,
    'weather.batch': () => {
      calls += 1;
      return [DAY, makeWeatherDay('2025-10-11', { tempMin: 41, tempMax: 59 })];
    },
  });
  return { ...renderApp(<Weather />), countCalls: () => calls };
}

/** On the badge, in the line of a day, and in the rows of the panel. */
function readRanges() {
  return screen.queryAllByText(/^\d+–\d+°/).map((shown) => /\d\S+$/.exec(shown.textContent)?.[0]);
}

const FAHRENHEIT = ['41–68°F', '50–68°F', '50–68°F', '41–59°F'];
const CELSIUS = ['5–20°C', '10–20°C', '10–20°C', '5–15°C'];

describe('temperatures', () => {
  it('are Fahrenheit for a visitor, and in the other unit everywhere at once §4.48 §9.50', async () => {
    const { user, countCalls } = renderWeather(null);
    await waitFor(() => expect(readRanges()).toEqual(FAHRENHEIT));
    await user.click(screen.getByRole('radio', { name: '°C' }));
    await waitFor(() => expect(readRanges()).toEqual(CELSIUS));
    expect(window.localStorage.getItem('temperature-unit')).toBe('celsius');
    expect(countCalls()).toBe(1);
  });

  it.each(['ko', 'es'])('are Celsius for a visitor who reads %s', async (language) => {
    window.localStorage.setItem('visitor-language', language);
    renderWeather(null);
    await waitFor(() => expect(readRanges()).toEqual(CELSIUS));
    expect(window.localStorage.getItem('temperature-unit')).toBeNull();
  });

  it('stay in the unit that a visitor has chosen, whatever they read', async () => {
    window.localStorage.setItem('visitor-language', 'ko');
    window.localStorage.setItem('temperature-unit', 'fahrenheit');
    renderWeather(null);
    await waitFor(() => expect(readRanges()).toEqual(FAHRENHEIT));
  });

  it('are in the unit that the browser has kept §3.31 §4.48', async () => {
    window.localStorage.setItem('temperature-unit', 'celsius');
    renderWeather(null);
    await waitFor(() => expect(readRanges()).toEqual(CELSIUS));
  });

  it('are Fahrenheit where the browser has kept no unit of ours §3.31', async () => {
    window.localStorage.setItem('temperature-unit', 'kelvin');
    renderWeather(null);
    await waitFor(() => expect(readRanges()).toEqual(FAHRENHEIT));
  });

  it('are in the unit of the account, which the toggle changes §1.18 §2.40 §4.49', async () => {
    window.localStorage.setItem('temperature-unit', 'fahrenheit');
    const stored: unknown[] = [];
    const { user } = renderWeather(makeUser({ temperatureUnit: 'celsius' }));
    mockProcedures({
      'account.setPreferences': (preferences) => {
        stored.push(preferences);
        return makeUser({ temperatureUnit: preferences.temperatureUnit ?? 'celsius' });
      },
    });
    await waitFor(() => expect(readRanges()).toEqual(CELSIUS));
    await user.click(screen.getByRole('radio', { name: '°F' }));
    await waitFor(() => expect(readRanges()).toEqual(FAHRENHEIT));
    expect(stored).toEqual([{ temperatureUnit: 'fahrenheit' }]);
    expect(window.localStorage.getItem('temperature-unit')).toBe('fahrenheit');
  });
});
