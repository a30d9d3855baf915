import type { Poi, PoiPatch } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { date, time } from '@ooo/domain/testing/literals';
import { makeOverview } from '@ooo/domain/testing/make-overview';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockProcedures } from '../../../../testing/procedures.ts';
import { renderApp } from '../../../../testing/render.tsx';
import { usePois } from '../../../trip-data/api/use-pois.ts';
import { HOUR_PX } from '../../lib/hour-px.ts';
import { DragArea } from '../by-hand/drag-area.tsx';
import { CalendarView } from './calendar-view.tsx';

const trip = makeTrip();
const DAY_2 = date('2025-10-11');
const DAY_3 = date('2025-10-12');
const palace = makePoi({
  name: 'Palace',
  date: DAY_2,
  startTime: time('10:00'),
  duration: 120,
});
const tower = makePoi({
  id: 2,
  name: 'Tower',
  date: DAY_3,
  startTime: time('13:00'),
  duration: 60,
});

const none = () => {};
const onSelect = vi.fn<(poi: Poi) => void>();
const onDate = vi.fn<(date: CalendarDate) => void>();
const onSpan = vi.fn<(span: string) => void>();
const onAdd = vi.fn<(date: CalendarDate, startTime?: string) => void>();

interface ScreenProps {
  readonly shown?: typeof trip;
  readonly day?: CalendarDate;
  readonly span?: 'day' | 'week' | 'month';
}

function Screen({ shown = trip, day = DAY_2, span = 'week' }: ScreenProps) {
  const pois = usePois(shown.id).data ?? [];
  return (
    <DragArea trip={shown}>
      <CalendarView
        trip={shown}
        pois={pois}
        date={day}
        selectedId={tower.id}
        onSelect={onSelect}
        onDate={onDate}
        span={span}
        onSpan={onSpan}
        onAdd={onAdd}
        onSetTime={none}
        onDetails={none}
        onSettings={none}
        onPlan={none}
        onDiscover={none}
        onShowOnMap={none}
        onShowFlights={none}
        onShowDay={none}
        renderWeather={(of) => `The weather of ${of}`}
        renderNotes={() => null}
        overview="What to expect"
      />
    </DragArea>
  );
}

function renderWeek(props: ScreenProps = {}) {
  const patches: PoiPatch[] = [];
  const closedDay = { date: date('2025-10-13'), windows: [] };
  const open = { date: DAY_3, windows: [{ openMin: 840, closeMin: 1200 }] };
  mockProcedures({
    'pois.list': () => [palace, tower],
    'pois.update': ({ id, patch }) => {
      patches.push(patch as PoiPatch);
      return { ...(id === palace.id ? palace : tower), ...(patch as object) };
    },
    'schedule.openingHours': () => [
      { poiId: palace.id, days: [closedDay] },
      { poiId: tower.id, days: [open] },
    ],
    'trips.overview': () => [],
    'overview.get': () => makeOverview(),
    'places.destination': () => null,
  });
  return { patches, ...renderApp(<Screen {...props} />) };
}

/** Columns lie beside each other, 100 pixels wide, from 8 in the morning at the top; the pointer is over one of them. */
function layOutColumns() {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-drop=hours]')];
  for (const [index, column] of columns.entries()) {
    column.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 13 * HOUR_PX);
  }
  document.elementFromPoint = (x) => columns[Math.floor(x / 100)] ?? null;
}

const yAt = (hour: number) => (hour - 8) * HOUR_PX;

async function dragPalace(to: { readonly column: number; readonly hour: number }) {
  const block = await screen.findByRole('button', { name: 'Palace 10:00 AM - 12:00 PM' });
  layOutColumns();
  fireEvent.mouseDown(block, { button: 0, buttons: 1, clientX: 150, clientY: yAt(10.5) });
  fireEvent.mouseMove(document, { buttons: 1, clientX: 160, clientY: yAt(10.5) });
  const point = { clientX: to.column * 100 + 50, clientY: yAt(to.hour + 0.5) };
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-dragging'));
  fireEvent.mouseMove(document, { buttons: 1, ...point });
  return { letGo: () => fireEvent.mouseUp(document, point) };
}

const heads = () => screen.getAllByRole('button', { name: /^Day \d+ / });

describe('the week of a calendar', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    const ask = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(ask(query), { matches: query.startsWith('(min-width: 1024px') }),
    );
  });
  afterEach(() => {
    vi.mocked(window.matchMedia).mockRestore();
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  it('shows the days of a short trip side by side, and no others', async () => {
    renderWeek();
    expect(
      await screen.findByRole('region', { name: 'Week, Oct 10 - Oct 13, 2025' }),
    ).toBeVisible();
    expect(heads().map((head) => head.textContent)).toEqual([
      'Day 1 Fri 10 Oct',
      'Day 2 Sat 11 Oct',
      'Day 3 Sun 12 Oct',
      'Day 4 Mon 13 Oct',
    ]);
    expect(screen.queryByRole('button', { name: 'Next week' })).not.toBeInTheDocument();
    expect(screen.getByText('The weather of 2025-10-13')).toBeVisible();
  });

  it('chooses a day at its head, and a place at its block', async () => {
    const { user } = renderWeek();
    expect(await screen.findByRole('button', { name: /^Day 2/, pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Day 4/ }));
    expect(onDate).toHaveBeenCalledWith('2025-10-13');
    const block = await screen.findByRole('button', { name: /^Tower 1:00 PM/ });
    expect(block).toHaveAttribute('data-selected');
    await user.click(screen.getByRole('button', { name: /^Palace 10:00 AM/ }));
    expect(onSelect.mock.calls[0]?.[0].name).toBe('Palace');
  });

  it('adds an event on the day of the column, and goes back to the day', async () => {
    const { user } = renderWeek();
    const free = within(await screen.findByRole('group', { name: 'Free hours on Mon 13 Oct' }));
    await user.click(free.getByRole('button', { name: 'Add event at 4:00 PM' }));
    expect(onAdd).toHaveBeenCalledWith('2025-10-13', '16:00');
    await user.click(screen.getByRole('radio', { name: 'Day' }));
    expect(onSpan).toHaveBeenCalledWith('day');
  });

  it('turns the pages of a longer trip', async () => {
    const long = makeTrip({ endDate: date('2025-10-19') });
    const { user } = renderWeek({ shown: long });
    expect(await screen.findByText('Oct 10 - Oct 14, 2025')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous week' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(onDate).toHaveBeenCalledWith('2025-10-15');
  });

  it('says what is wrong with a visit', async () => {
    renderWeek();
    const block = await screen.findByRole('button', { name: /^Tower.*Closed at this time$/ });
    expect(block).toHaveAccessibleName('Tower 1:00 PM - 2:00 PM Closed at this time');
    expect(screen.getByRole('button', { name: /^Palace/ })).toHaveAccessibleName(
      'Palace 10:00 AM - 12:00 PM',
    );
  });

  it('moves a block to another day and hour by mouse', async () => {
    const { patches } = renderWeek();
    const { letGo } = await dragPalace({ column: 2, hour: 15 });
    expect(await screen.findByText('Sun 12 Oct, 3:00 PM - 5:00 PM')).toBeInTheDocument();
    letGo();
    await waitFor(() => {
      expect(patches).toEqual([{ date: DAY_3, startTime: '15:00', duration: 120 }]);
    });
  });

  it('gives the reason before the drop, and leaves the block where it was', async () => {
    const { patches } = renderWeek();
    await waitFor(() => expect(screen.getByText('Tower')).toBeVisible());
    const { letGo } = await dragPalace({ column: 3, hour: 15 });
    // At the pointer, and at the head of the day.
    await waitFor(() => expect(screen.getAllByText('Closed on Mon 13 Oct.')).toHaveLength(2));
    letGo();
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-dragging'));
    expect(patches).toEqual([]);
  });

  it('moves a block to the next day and down by keyboard', async () => {
    const { user, patches } = renderWeek();
    (await screen.findByRole('button', { name: 'Move Palace' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByText(/is picked up\.$/);
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(patches).toEqual([{ date: DAY_3, startTime: '10:15', duration: 120 }]);
    });
  });

  it('is a day on a page without room for it', async () => {
    vi.mocked(window.matchMedia).mockRestore();
    vi.spyOn(window, 'matchMedia');
    renderWeek();
    expect(await screen.findByRole('region', { name: 'Saturday, October 11' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Week' })).not.toBeInTheDocument();
  });

  it.each(['day', 'month'] as const)('is offered beside the %s', async (span) => {
    const { user } = renderWeek({ span });
    await screen.findByRole('region', { name: 'Saturday, October 11' });
    await user.click(screen.getByText('Week'));
    expect(onSpan).toHaveBeenCalledWith('week');
  });

  it('has month and agenda one press away, and repeats neither §2.67', async () => {
    const { user } = renderWeek();
    await screen.findByRole('button', { name: 'Move Palace' });
    expect(screen.queryByRole('region', { name: 'Trip Agenda' })).not.toBeInTheDocument();
    expect(screen.queryByText('October 2025')).not.toBeInTheDocument();
    await user.click(screen.getByText('Month'));
    expect(onSpan).toHaveBeenCalledWith('month');
  });

  it('is a month with its agenda if that is chosen', async () => {
    renderWeek({ span: 'month' });
    expect(await screen.findByRole('region', { name: 'Trip Agenda' })).toBeVisible();
    expect(screen.getByText('October 2025')).toBeVisible();
  });
});
