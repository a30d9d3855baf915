import type { PackedChange } from '@ooo/domain/packing/packed.schema';
import type { PackingRecommendation } from '@ooo/domain/packing/packing.schema';
import { TripId } from '@ooo/domain/shared/ids';
import { date } from '@ooo/domain/testing/literals';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeLanguage } from '../../../i18n/i18n.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { useTrip } from '../../trips/api/use-trip.ts';
import { PackingView } from './packing-view.tsx';

type Answers = Parameters<typeof mockProcedures>[0];

function makeItem(id: string, fields: Partial<PackingRecommendation> = {}): PackingRecommendation {
  const item = id.charAt(0).toUpperCase() + id.slice(1);
  const reason = `Why ${id}.`;
  return { id, item, category: 'Utility', quantity: 1, reason, priority: 'recommended', ...fields };
}

const SOCKS = makeItem('socks', {
  category: 'Underwear & Sleepwear',
  quantity: 4,
  priority: 'essential',
});
const TENT = makeItem('tent', { priority: 'optional' });
const ROPE = makeItem('rope');
const LIST = [SOCKS, ROPE, TENT];
const TRIP = makeTrip({ name: 'Seoul 2026' });

const broken = () => {
  throw new ProcedureError('INTERNAL', 'Something broke.');
};

/** The screen as the route shows it: with the trip as it is known now. */
function Screen() {
  const { data: trip } = useTrip(TRIP.id);
  return trip ? <PackingView trip={trip} /> : null;
}

function renderView(answers: Answers = {}, packed: string[] = []) {
  mockProcedures({
    'trips.get': () => TRIP,
    'trips.overview': () => [],
    'packing.enhance': () => ({ recommendations: LIST }),
    'packing.packed': () => packed,
    'packing.setPacked': () => undefined,
    'packing.sources': () => [],
    ...answers,
  });
  return renderApp(<Screen />);
}

const box = async (name: string) => screen.findByRole('checkbox', { name });
const isTicked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
const areTicked = (...all: string[]) => all.map(isTicked);
const names = () =>
  screen.getAllByRole('checkbox').map((each) => each.getAttribute('aria-label') ?? '');

describe('the list', () => {
  it('is shown by categories, with quantity, reason and priority of each item §2.72 §3.20', async () => {
    const asked: unknown[] = [];
    renderView({ 'packing.enhance': (input) => (asked.push(input), { recommendations: LIST }) }, [
      'tent',
      'gone-since',
    ]);
    expect(screen.queryByText('0 of 3 packed')).not.toBeInTheDocument();
    expect(await screen.findByText('1 of 3 packed')).toBeVisible();
    expect(names()).toEqual(['Socks, 4', 'Rope', 'Tent']);
    const socks = await box('Socks, 4');
    expect(socks).toHaveAccessibleDescription('Why socks.');
    expect(socks.closest('li')).toHaveTextContent('Socks× 4Essential');
    expect((await box('Tent')).closest('li')).toHaveTextContent('Optional');
    const folds = screen.getAllByRole('button', { expanded: true });
    expect(folds.map((fold) => fold.textContent)).toEqual([
      'Underwear & Sleepwear 0 of 1 packed',
      'Utility 1 of 2 packed',
    ]);
    expect(screen.getByRole('progressbar', { name: '1 of 3 packed' })).toBeInTheDocument();
    expect(asked).toEqual([{ tripId: TRIP.id, language: 'en', assistant: false }]);
  });

  it('shows its shape while it comes §2.72', async () => {
    const waiting: (() => void)[] = [];
    renderView({
      'packing.enhance': async () => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return { recommendations: LIST };
      },
    });
    expect(await screen.findByText('Loading your packing list')).toBeInTheDocument();
    await waitFor(() => {
      waiting.pop()?.();
      expect(screen.getByText('0 of 3 packed')).toBeVisible();
    });
  });

  it('is not waited for longer than 30 seconds §9.34', async () => {
    const limits = new Map<number, AbortController>();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController();
      limits.set(ms, limit);
      return limit.signal;
    });
    onTestFinished(() => timeout.mockRestore());
    renderView({ 'packing.enhance': async () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading your packing list')).toBeInTheDocument();
    await waitFor(() => expect([...limits.keys()]).toContain(30_000));
    expect(screen.queryByText('Unable to load packing recommendations')).toBeNull();
    limits.get(30_000)?.abort(new DOMException('The time is over.', 'TimeoutError'));
    expect(await screen.findByText('Unable to load packing recommendations')).toBeVisible();
  });

  it.each<[string, Answers]>([
    ['the list', { 'packing.enhance': broken }],
    ['what is packed', { 'packing.packed': broken }],
  ])('says so if %s does not load, and tries again §4.43 §8.30', async (_what, answers) => {
    const { user } = renderView(answers);
    expect(await screen.findByText('Unable to load packing recommendations')).toBeVisible();
    const text = 'There was an issue generating your personalized packing list.';
    expect(screen.getByText(text)).toBeVisible();
    mockProcedures({
      'packing.enhance': () => ({ recommendations: LIST }),
      'packing.packed': () => ['rope'],
    });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/^[01] of 3 packed$/)).toBeVisible();
  });

  it('says so where there is nothing to pack §8.31', async () => {
    renderView({ 'packing.enhance': () => ({ recommendations: [] }) });
    expect(await screen.findByText('No packing recommendations available')).toBeVisible();
  });

  it('folds a category away and back, by the keyboard too', async () => {
    const { user } = renderView();
    const fold = await screen.findByRole('button', { name: /^Utility/ });
    await user.click(fold);
    expect(screen.queryByRole('checkbox', { name: 'Rope' })).not.toBeInTheDocument();
    expect(screen.getByText('0 of 3 packed')).toBeVisible();
    fold.focus();
    await user.keyboard('{Enter}');
    expect(await box('Rope')).toBeVisible();
  });

  it('is asked for in the language of the interface', async () => {
    const { user } = renderView({
      'packing.enhance': ({ language }) => ({
        recommendations: [makeItem('socks', { item: language === 'ko' ? '양말' : 'Socks' })],
      }),
    });
    await user.click(await box('Socks'));
    await changeLanguage('ko');
    expect(await box('양말')).toBeChecked();
    expect(screen.getAllByText('1개 중 1개 챙김')).toHaveLength(2);
  });
});

describe('the assistant', () => {
  const SCARF = makeItem('ai-scarf', { item: 'Silk scarf', by: 'assistant' });

  it('is merged into the list that is shown, and its items say so', async () => {
    const waiting: (() => void)[] = [];
    const { user } = renderView({
      'packing.enhance': async ({ assistant }) => {
        if (assistant === false) return { recommendations: LIST, assistant: 'pending' };
        await new Promise<void>((resolve) => waiting.push(resolve));
        return { recommendations: [...LIST, SCARF], assistant: 'done' };
      },
    });
    expect(await screen.findByText('The assistant is going over your list')).toBeVisible();
    await user.click(await box('Rope'));
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.();
    expect((await box('Silk scarf')).closest('li')).toHaveTextContent('From the assistant');
    expect((await box('Rope')).closest('li')).not.toHaveTextContent('From the assistant');
    expect(isTicked('Rope')).toBe(true);
    expect(screen.queryByText(/The assistant is/)).not.toBeInTheDocument();
  });

  it('is stopped by a traveller who does not want to wait, and the list of the rules stays', async () => {
    let questions = 0;
    const { user } = renderView({
      'packing.enhance': async ({ assistant }) => {
        if (assistant === false) return { recommendations: LIST, assistant: 'pending' };
        questions += 1;
        return new Promise<never>(() => {});
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(/assistant/)).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    expect(names()).toEqual(['Socks, 4', 'Rope', 'Tent']);
    expect(questions).toBe(1);
  });

  it.each<[string, string, Answers]>([
    [
      'has no answer',
      'The assistant didn’t answer, so this list is by our rules',
      { 'packing.enhance': () => ({ recommendations: LIST, assistant: 'failed' }) },
    ],
    [
      'is not reached',
      'The assistant didn’t answer, so this list is by our rules',
      {
        'packing.enhance': ({ assistant }) =>
          assistant === false ? { recommendations: LIST, assistant: 'pending' } : broken(),
      },
    ],
    [
      'has helped enough',
      'The assistant has helped you enough for today, so this list is by our rules',
      { 'packing.enhance': () => ({ recommendations: LIST, assistant: 'spent' }) },
    ],
  ])('leaves the list of the rules if it %s', async (_what, said, answers) => {
    renderView(answers);
    expect(await screen.findByText(said)).toBeVisible();
    expect(names()).toEqual(['Socks, 4', 'Rope', 'Tent']);
  });
});

describe('ticks', () => {
  it('show at once, and are stored one by one', async () => {
    const stored: PackedChange[] = [];
    const { user } = renderView({
      'packing.setPacked': async (change) => {
        stored.push(change as PackedChange);
      },
    });
    const rope = await box('Rope');
    // In the same moment, so that a box never goes back and forth.
    fireEvent.click(rope);
    expect(rope).toBeChecked();
    expect(screen.getByText('1 of 3 packed')).toBeVisible();
    await user.click(await box('Socks, 4'));
    await user.click(await box('Rope'));
    await waitFor(() => expect(stored).toHaveLength(3));
    const tripId = TRIP.id;
    expect(stored).toEqual([
      { tripId, itemIds: ['rope'], packed: true },
      { tripId, itemIds: ['socks'], packed: true },
      { tripId, itemIds: ['rope'], packed: false },
    ]);
    await waitFor(() => expect([isTicked('Rope'), isTicked('Socks, 4')]).toEqual([false, true]));
  });

  it('that are faster than their storing go one after the other, and none is lost', async () => {
    const stored: string[] = [];
    const waiting: (() => void)[] = [];
    const { user } = renderView({
      'packing.setPacked': async ({ itemIds, packed }) => {
        stored.push(`${itemIds.join()} ${packed}`);
        await new Promise<void>((resolve) => waiting.push(resolve));
      },
    });
    for (const name of ['Rope', 'Tent', 'Rope', 'Socks, 4']) await user.click(await box(name));
    const expected = [false, true, true];
    const all = ['Rope', 'Tent', 'Socks, 4'];
    expect(areTicked(...all)).toEqual(expected);
    for (let at = 1; at <= 4; at += 1) {
      await waitFor(() => expect(stored).toHaveLength(at));
      expect(areTicked(...all)).toEqual(expected);
      await waitFor(() => expect(waiting).toHaveLength(1));
      waiting.pop()?.();
    }
    expect(stored).toEqual(['rope true', 'tent true', 'rope false', 'socks true']);
    await waitFor(() => expect(areTicked(...all)).toEqual(expected));
  });

  it('that cannot be stored are reverted, and the others stay', async () => {
    const { user } = renderView({
      'packing.setPacked': ({ itemIds }) => (itemIds.includes('rope') ? broken() : undefined),
    });
    await user.click(await box('Rope'));
    await user.click(await box('Tent'));
    const said = 'We couldn’t save what you packed. Please try again.';
    expect(await screen.findByText(said)).toBeVisible();
    await waitFor(() => expect([isTicked('Rope'), isTicked('Tent')]).toEqual([false, true]));
  });

  it('can be hidden, and the focus moves on', async () => {
    const { user } = renderView({}, ['tent']);
    await user.click(await screen.findByRole('switch', { name: 'Only what is left' }));
    expect(names().filter((name) => name !== '')).toEqual(['Socks, 4', 'Rope']);
    (await box('Socks, 4')).focus();
    await user.keyboard(' ');
    expect(screen.queryByRole('checkbox', { name: 'Socks, 4' })).not.toBeInTheDocument();
    expect(await box('Rope')).toHaveFocus();
    await user.keyboard(' ');
    expect(await screen.findByText('Everything is packed.')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Only what is left' }));
    expect(await box('Tent')).toBeChecked();
  });

  it('are all cleared at once, and restored', async () => {
    const { user } = renderView({}, ['tent', 'rope']);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Untick everything' }));
    expect(await screen.findByText('0 of 3 packed')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 of 3 packed')).toBeVisible();
  });
});

const KITE = makeItem('own-kite', { item: 'Kite', quantity: 2, reason: 'You added this.' });

describe('own items', () => {
  it('are added to the list that is shown, without a request for it', async () => {
    let asked = 0;
    const added: unknown[] = [];
    const { user } = renderView({
      'packing.enhance': () => ((asked += 1), { recommendations: LIST }),
      'packing.addItem': (input) => (added.push(input), KITE),
    });
    const field = await screen.findByRole('textbox', { name: 'Item' });
    await user.type(field, ' Kite ');
    await user.clear(screen.getByRole('textbox', { name: 'Quantity' }));
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Comfort');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await box('Kite, 2')).toBeVisible();
    expect(names()).toEqual(['Socks, 4', 'Rope', 'Kite, 2', 'Tent']);
    expect(field).toHaveValue('');
    expect(asked).toBe(1);
    const [category, quantity, language] = ['Comfort', 2, 'en'];
    expect(added).toEqual([{ tripId: TRIP.id, item: 'Kite', category, quantity, language }]);
  });

  it.each([
    ['', 'Enter what to pack.'],
    ['SOCKS', 'Socks is on your list already.'],
  ])('are not added by %j', async (typed, problem) => {
    const { user } = renderView();
    const field = await screen.findByRole('textbox', { name: 'Item' });
    await user.type(field, `${typed}{Enter}`);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(field).toHaveValue(typed);
    expect(field).toHaveFocus();
  });

  it.each([
    ['RULE_VIOLATED', 'You can add at most 50 items of your own. Remove one to add another.'],
    ['MAINTENANCE', 'Not now.'],
  ] as const)('that are refused stay typed: %s', async (code, problem) => {
    const { user } = renderView({
      'packing.addItem': () => {
        throw new ProcedureError(code, 'Not now.');
      },
    });
    const field = await screen.findByRole('textbox', { name: 'Item' });
    await user.type(field, 'Kite{Enter}');
    expect(await screen.findByText(problem)).toBeVisible();
    expect(field).toHaveValue('Kite');
  });

  it('change their quantity, and nothing else can', async () => {
    const { user } = renderView({
      'packing.enhance': () => ({ recommendations: [...LIST, KITE] }),
      'packing.addItem': ({ quantity = 1 }) => ({ ...KITE, quantity }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change Kite' }));
    expect(screen.queryByRole('button', { name: 'Change Rope' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'One more' }));
    expect(await box('Kite, 3')).toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'One less' }));
    expect(await box('Kite, 2')).toBeInTheDocument();
  });

  it('can be removed, and restored packed as they were', async () => {
    let own = [KITE];
    const stored: unknown[] = [];
    const { user } = renderView(
      {
        'packing.enhance': () => ({ recommendations: [...LIST, ...own] }),
        'packing.removeItem': () => void (own = []),
        'packing.addItem': () => ((own = [KITE]), KITE),
        'packing.setPacked': (change) => void stored.push(change),
      },
      ['own-kite'],
    );
    await user.click(await screen.findByRole('button', { name: 'Change Kite' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Change Kite')).not.toBeInTheDocument());
    expect(await screen.findByText('0 of 3 packed')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 of 4 packed')).toBeVisible();
    const again = [{ tripId: TRIP.id, itemIds: ['own-kite'], packed: true }];
    await waitFor(() => expect(stored).toEqual(again));
  });

  it('stay where they cannot be removed §8.9', async () => {
    const { user } = renderView({
      'packing.enhance': () => ({ recommendations: [...LIST, KITE] }),
      'packing.removeItem': broken,
    });
    await user.click(await screen.findByRole('button', { name: 'Change Kite' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(await screen.findByText('Failed to remove the item. Please try again.')).toBeVisible();
    expect(names()).toContain('Kite, 2');
  });
});

describe('another trip', () => {
  const source = {
    tripId: TripId.parse(1_000_009),
    name: 'Tokyo 2025',
    startDate: date('2025-03-01'),
    ownCount: 1,
    packedCount: 3,
  };
  const copyBy = async (answers: Answers) => {
    const { user } = renderView({ 'packing.sources': () => [source], ...answers });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Tokyo 2025' }));
    return user;
  };

  it('adds what is missing here, and Undo removes it', async () => {
    let own: PackingRecommendation[] = [];
    const removed: unknown[] = [];
    const user = await copyBy({
      'packing.enhance': () => ({ recommendations: [...LIST, ...own] }),
      'packing.copyFrom': () => {
        own = [KITE];
        return { added: [{ item: 'Kite', quantity: 2 }], leftOut: 0, habits: false };
      },
      'packing.removeItem': ({ itemId }) => void (removed.push(itemId), (own = [])),
    });
    expect(await screen.findByText('Added 1 item from Tokyo 2025')).toBeVisible();
    expect(await box('Kite, 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('0 of 3 packed')).toBeVisible();
    expect(removed).toEqual(['own-kite']);
  });

  it.each<[string, Answers]>([
    [
      'Nothing from Tokyo 2025 is missing here',
      { 'packing.copyFrom': () => ({ added: [], leftOut: 0, habits: false }) },
    ],
    [
      'Copied your preferences from Tokyo 2025',
      { 'packing.copyFrom': () => ({ added: [], leftOut: 0, habits: true }) },
    ],
    [
      '3 more didn’t fit: you can add at most 50 of your own.',
      { 'packing.copyFrom': () => ({ added: [{ item: 'Kite' }], leftOut: 3, habits: false }) },
    ],
    ['We couldn’t copy from Tokyo 2025. Please try again.', { 'packing.copyFrom': broken }],
  ])('says: %s', async (said, answers) => {
    await copyBy(answers);
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('is not offered if there is none', async () => {
    renderView();
    await box('Rope');
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  });
});

it('has a sheet for the printer with everything on it', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = renderView({}, ['tent']);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
  const sheet = within(screen.getByTestId('print-sheet'));
  expect(sheet.getByText('Seoul 2026')).toBeInTheDocument();
  expect(sheet.getAllByText(/^(Socks|Rope|Tent)/).map((each) => each.textContent)).toEqual([
    'Socks ×\u00A04',
    'Rope',
    'Tent',
  ]);
  expect(sheet.getByText('✓').parentElement).toHaveTextContent('Tent');
});
