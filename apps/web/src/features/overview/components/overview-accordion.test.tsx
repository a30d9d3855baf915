import { date } from '@ooo/domain/testing/literals';
import { makeOverview } from '@ooo/domain/testing/make-overview';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PHONE_QUERY } from '../../../components/use-is-phone.ts';
import { changeLanguage } from '../../../i18n/i18n.ts';
import type { InputOf } from '../../../lib/trpc.ts';
import { makeConfig } from '../../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { DayNotes } from './day-notes.tsx';
import { OverviewAccordion } from './overview-accordion.tsx';

const trip = makeTrip();
const full = makeOverview();
const [festival] = full.majorEvents;
if (!festival) throw new Error('the overview has no event');

type Request = InputOf<'overview.get'>;
type Answer = (input: Request) => typeof full;

function renderOverview(answer: Answer = () => full, of = trip) {
  const asked: Request[] = [];
  mockProcedures({
    'app.config': () => makeConfig(),
    'overview.get': (input) => {
      asked.push(input);
      return answer(input);
    },
  });
  return { asked, ...renderApp(<OverviewAccordion trip={of} />) };
}

const wide = window.matchMedia;

/** Every later question is answered as on a phone. */
function onPhone() {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(wide(query), { matches: query === PHONE_QUERY }),
  );
}
afterEach(() => vi.restoreAllMocks());

describe('the overview', () => {
  it('says the season, how full it is, and what the days are like §1.16 §3.22', async () => {
    const { asked } = renderOverview();
    const head = await screen.findByRole('button', { name: /^What to expect High season Busy$/ });
    expect(head).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/^October is high season in Tokyo/)).toBeVisible();
    const holiday = screen.getByText('Sports Day').closest('li');
    expect(holiday).toHaveTextContent('Sat 11 Oct');
    expect(holiday).toHaveTextContent('Expect closed offices');
    const event = screen.getByText('Lantern Festival').closest('li');
    expect(event).toHaveTextContent('Fri 10 Oct – Sat 11 Oct');
    expect(event).toHaveTextContent('Streets are full.');
    expect(event).toHaveTextContent('Crowds');
    expect(asked).toEqual([
      {
        tripId: trip.id,
        destination: trip.destination,
        startDate: trip.startDate,
        endDate: trip.endDate,
        language: 'en',
        temperatureUnit: 'fahrenheit',
        homeZone: expect.stringMatching(/^Asia\/Kath?mandu$/),
      },
    ]);
  });

  it('shows two insights and three events, and all of them with the facts on demand §2.66 §9.45', async () => {
    const majorEvents = Array.from({ length: 5 }, (_, at) => ({
      ...festival,
      name: `Event ${at}`,
    }));
    const { user } = renderOverview(() => ({ ...full, majorEvents }));
    const insights = await screen.findByRole('list', { name: 'About these dates' });
    expect(within(insights).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByText(/^Event \d$/)).toHaveLength(3);
    expect(screen.queryByText('Good to know')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(within(insights).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByText(/^Event \d$/)).toHaveLength(5);
    expect(screen.getByRole('heading', { name: 'Good to know' })).toBeVisible();
    expect(screen.getByText('Type A or B')).toBeVisible();
    expect(screen.getByText(/^Season and crowds, Events, .*: general knowledge/)).toHaveTextContent(
      '(November 2026)',
    );
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.getAllByText(/^Event \d$/)).toHaveLength(3);
  });

  it('is one line on a phone until it is opened', async () => {
    onPhone();
    const { user } = renderOverview();
    const head = await screen.findByRole('button', { name: /High season Busy$/ });
    expect(head).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText(/^October is high season/)).not.toBeInTheDocument();
    await user.click(head);
    expect(screen.getByText(/^October is high season/)).toBeVisible();
  });

  it('says that it could not load, and tries again §8.37', async () => {
    let isAway = true;
    const { user } = renderOverview(() => {
      if (isAway) throw new ProcedureError('RATE_LIMITED', 'Slow down.');
      return full;
    });
    expect(await screen.findByText('Failed to fetch destination overview')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^October is high season/)).toBeVisible();
  });

  it('says plainly that a destination is not known', async () => {
    renderOverview(
      () => {
        throw new ProcedureError('NOT_FOUND', 'We don’t know this destination yet.');
      },
      makeTrip({ destination: 'Grandmother’s house' }),
    );
    expect(
      await screen.findByText(
        'We don’t know Grandmother’s house yet, so we can’t say what to expect there.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('makes up no crowds where the seasons are not known', async () => {
    renderOverview(() =>
      makeOverview({ touristSeason: 'unknown', crowdLevel: 'moderate', seasonDescription: 'No.' }),
    );
    expect(await screen.findByText('No.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'What to expect' })).toBeVisible();
  });

  it('says once what several holidays mean', async () => {
    const [holiday, ...others] = full.entries;
    if (!holiday?.about) throw new Error('the overview has no holiday');
    const next = { ...holiday, text: 'Next.', about: { ...holiday.about, name: 'Culture Day' } };
    renderOverview(() => ({ ...full, entries: [holiday, next, ...others] }));
    expect(await screen.findByText('Culture Day')).toBeVisible();
    expect(screen.getAllByText(/Expect closed offices/)).toHaveLength(1);
  });

  it('gives an event without days its months', async () => {
    const { start: _start, end: _end, ...rest } = festival;
    const months = { months: [10], dates: '2025-10', monthsText: 'usually in October' };
    const event = { ...rest, ...months, isEstimated: true };
    renderOverview(() => ({ ...full, majorEvents: [event] }));
    expect((await screen.findByText('Lantern Festival')).closest('li')).toHaveTextContent(
      'usually in October',
    );
  });

  it('shows the trip’s kept overview until the server has answered', async () => {
    const remembered = makeOverview({ temperatureUnit: 'fahrenheit', seasonDescription: 'Kept.' });
    let answer = (_overview: typeof full) => {};
    const answered = new Promise<typeof full>((resolve) => {
      answer = resolve;
    });
    mockProcedures({ 'overview.get': async () => answered });
    renderApp(<OverviewAccordion trip={makeTrip({ destinationOverviewCache: remembered })} />);
    expect(await screen.findByText('Kept.')).toBeVisible();
    answer(full);
    await waitFor(() => expect(screen.queryByText('Kept.')).not.toBeInTheDocument());
  });

  it('is asked for in the language of the interface', async () => {
    await changeLanguage('ko');
    const { asked } = renderOverview();
    expect(
      await screen.findByRole('button', { name: /^미리 알아 두기 성수기 붐빔$/ }),
    ).toBeVisible();
    expect(asked[0]).toMatchObject({ language: 'ko' });
  });
});

describe('tips of the assistant', () => {
  const tip = {
    text: 'Bins are rare on the streets.',
    source: 'General knowledge of an assistant (a-model); check it',
    asOf: date('2026-11-23'),
  };

  it('are asked for with the rest, and named as the assistant’s', async () => {
    const asked: InputOf<'overview.tips'>[] = [];
    mockProcedures({
      'app.config': () => makeConfig({ assistant: true }),
      'overview.get': () => full,
      'overview.tips': (input) => {
        asked.push(input);
        return { tips: [tip], assistant: 'done' };
      },
    });
    const { user } = renderApp(<OverviewAccordion trip={trip} />);
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(asked).toEqual([]);
    await user.click(more);
    expect(await screen.findByText(tip.text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tips' })).toBeVisible();
    expect(screen.getByText(`${tip.source} (November 2026).`)).toBeVisible();
    expect(asked).toEqual([{ tripId: trip.id, language: 'en', temperatureUnit: 'celsius' }]);
  });

  it('are those kept with the trip, and none if it fails or there are none', async () => {
    for (const [assistant, tips, shown] of [
      [true, [tip], true],
      [true, undefined, false],
      [false, undefined, false],
    ] as const) {
      mockProcedures({
        'app.config': () => makeConfig({ assistant }),
        'overview.get': () => makeOverview(tips && { tips: [...tips] }),
        'overview.tips': () => {
          throw new ProcedureError('INTERNAL', 'Something broke.');
        },
      });
      const { user, unmount } = renderApp(<OverviewAccordion trip={trip} />);
      await user.click(await screen.findByRole('button', { name: 'Show more' }));
      expect(await screen.findByRole('heading', { name: 'Good to know' })).toBeVisible();
      expect(screen.queryByText(tip.text) !== null).toBe(shown);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      unmount();
    }
  });
});

/** The overview, and a day that is another one after each press. */
function Days() {
  const [days, setDays] = useState(1);
  return (
    <>
      <OverviewAccordion trip={trip} />
      <DayNotes key={days} trip={trip} date={trip.startDate} />
      <button type="button" onClick={() => setDays(days + 1)}>
        Another day
      </button>
    </>
  );
}

describe('the notes of a day', () => {
  it('name its public holidays and its events', async () => {
    mockProcedures({ 'overview.get': () => full });
    renderApp(
      <>
        <DayNotes trip={trip} date={date('2025-10-11')} />
        <DayNotes trip={trip} date={date('2025-10-12')} />
      </>,
    );
    expect(await screen.findByText('Public holiday: Sports Day')).toBeVisible();
    expect(screen.getByText('Event: Lantern Festival')).toBeVisible();
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });

  it('leave out days that are not of the trip', async () => {
    const majorEvents = [{ ...festival, end: date('2025-10-20') }];
    mockProcedures({ 'overview.get': () => ({ ...full, majorEvents }) });
    renderApp(
      <>
        <DayNotes trip={trip} date={trip.endDate} />
        <DayNotes trip={trip} date={date('2025-10-14')} />
      </>,
    );
    expect(await screen.findAllByText('Event: Lantern Festival')).toHaveLength(1);
  });

  it('do not ask again, day by day, what could not be answered', async () => {
    let calls = 0;
    mockProcedures({
      'overview.get': () => {
        calls += 1;
        throw new ProcedureError('NOT_FOUND', 'We don’t know this destination yet.');
      },
    });
    const { user } = renderApp(<Days />);
    expect(await screen.findByText(/^We don’t know Seoul yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Another day' }));
    expect(screen.getByText(/^We don’t know Seoul yet/)).toBeVisible();
    expect(calls).toBe(1);
  });

  it('say which days may still move', async () => {
    const majorEvents = [{ ...festival, isEstimated: true }];
    mockProcedures({ 'overview.get': () => ({ ...full, majorEvents }) });
    renderApp(<DayNotes trip={trip} date={date('2025-10-10')} />);
    expect(await screen.findByText('Event: Lantern Festival (date may change)')).toBeVisible();
  });
});
