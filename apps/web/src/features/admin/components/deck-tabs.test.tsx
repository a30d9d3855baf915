import { date } from '@ooo/domain/testing/literals';
import { listDates } from '@ooo/domain/shared/calendar-date';
import { ASSISTANT_TASKS } from '@ooo/domain/assistant/assistant-task';
import type { AssistantUse } from '@ooo/domain/admin/assistant-use.schema';
import type { AppSettings } from '@ooo/domain/admin/app-settings.schema';
import { UserId } from '@ooo/domain/shared/ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeConfig } from '../../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { AccessDenied } from './access-denied.tsx';
import { ControlDeck } from './control-deck.tsx';

const person = { id: UserId.parse('user-1'), email: 'mina@example.com', name: 'Mina' };
const settings: AppSettings = {
  maintenanceMode: false,
  debugLogging: false,
  updatedAt: '2025-10-14T18:30:00.000Z',
  updatedBy: person,
};

type Answers = Parameters<typeof mockProcedures>[0];

const NONE = { calls: 0, tokens: 0, costMicroUsd: 0 };
const PACKED = { calls: 1200, tokens: 3_400_000, costMicroUsd: 1_250_000 };

function listTasks(packing: typeof NONE): AssistantUse['ofToday'] {
  return ASSISTANT_TASKS.map((task) =>
    Object.assign({ task }, task === 'packing' ? packing : NONE),
  );
}

function makeUse(fields: Partial<AssistantUse> = {}): AssistantUse {
  return {
    model: 'claude-haiku-5-5',
    dailyLimitMicroUsd: 5_000_000,
    today: date('2025-10-14'),
    ofToday: listTasks({ calls: 3, tokens: 4200, costMicroUsd: 700 }),
    ofThirtyDays: listTasks(PACKED),
    ...fields,
  };
}

function openTab(tab: string, answers: Answers) {
  mockProcedures(answers);
  return renderApp(<ControlDeck />, { path: `/playground?tab=${tab}` });
}

describe('AccessDenied', () => {
  it('says so to the letter §6.11', () => {
    renderApp(<AccessDenied />);
    const text = 'Access Denied – This playground is only accessible to authorized administrators.';
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('the analytics', () => {
  const answers: Answers = {
    'admin.analytics': ({ from, to }) => ({
      totals: { users: 1234, trips: 56, apiCalls: 7_890_123 },
      days: listDates(date(from), date(to)).map((day, index) => ({
        date: day,
        signUps: index === 3 ? 7 : 0,
        trips: 1,
        apiCalls: 0,
      })),
    }),
    'admin.assistantUse': () => makeUse(),
    'admin.feedback': ({ before }) =>
      before === undefined
        ? {
            items: [
              { id: 9, message: 'Lovely', user: person, createdAt: '2025-10-14T18:30:00.000Z' },
            ],
            nextBefore: 9,
          }
        : {
            items: [
              { id: 2, message: 'Slow', user: person, createdAt: '2025-10-01T00:00:00.000Z' },
            ],
            nextBefore: null,
          },
  };

  it('count in cards and draw days §2.88', async () => {
    const { user } = openTab('analytics', answers);
    const users = await screen.findByRole('region', { name: 'Total Users' });
    expect(users).toHaveTextContent('1,234');
    expect(screen.getByRole('region', { name: 'Total Trips' })).toHaveTextContent('56');
    const calls = screen.getByRole('region', { name: 'Total API Calls' });
    expect(calls).toHaveTextContent('7,890,123');
    expect(screen.getByRole('img', { name: /^Sign-ups per day: 7 in total from/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Trips per day: 30 in total/ })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '90 days' }));
    expect(await screen.findByRole('img', { name: /^Trips per day: 90 in total/ })).toBeVisible();
  });

  it('say what the assistant is asked and what it costs', async () => {
    openTab('analytics', answers);
    const section = await screen.findByRole('region', { name: 'Assistant' });
    expect(await within(section).findByText('Model: claude-haiku-5-5')).toBeVisible();
    expect(within(section).getByText('$0.0007 of $5.00 used today')).toBeVisible();
    const row = within(section).getByRole('row', { name: /^Packing lists/ });
    expect(row).toHaveTextContent('Packing lists34,200$0.00071,2003,400,000$1.25');
    expect(within(section).getByRole('row', { name: /^All/ })).toHaveTextContent('$1.25');
  });

  it('say that there is no assistant without a key', async () => {
    const nothing = listTasks(NONE);
    const use = makeUse({ model: null, ofToday: nothing, ofThirtyDays: nothing });
    openTab('analytics', { ...answers, 'admin.assistantUse': () => use });
    const section = await screen.findByRole('region', { name: 'Assistant' });
    expect(await within(section).findByText(/^No key is set/)).toBeVisible();
    expect(within(section).queryByRole('table')).not.toBeInTheDocument();
  });

  it('can be loaded again if the assistant’s fail', async () => {
    let isBroken = true;
    const { user } = openTab('analytics', {
      ...answers,
      'admin.assistantUse': () => {
        if (isBroken) throw new ProcedureError('INTERNAL', 'Something broke.');
        return makeUse();
      },
    });
    const section = await screen.findByRole('region', { name: 'Assistant' });
    const retry = await within(section).findByRole('button', { name: 'Try Again' });
    isBroken = false;
    await user.click(retry);
    expect(await within(section).findByText(/^Model:/)).toBeVisible();
  });

  it('have the feedback next to them, back to the oldest', async () => {
    const { user } = openTab('analytics', answers);
    expect(await screen.findByText('Lovely')).toBeVisible();
    expect(screen.queryByText('Slow')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Slow')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('the tabs', () => {
  it('bring the one that is open into view, which a narrow screen may hide', async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    openTab('controls', {});
    const tab = await screen.findByRole('tab', { name: 'Experimental Controls' });
    expect(scrolled.mock.contexts).toContain(tab);
    scrolled.mockRestore();
  });
});

describe('the settings', () => {
  const audit = {
    items: [
      {
        id: 4,
        at: '2025-10-14T18:30:00.000Z',
        action: 'invite-code-changed' as const,
        actor: person,
        subject: 'REDLINE',
        requestId: 'req-1',
        details: { maxUses: 10 },
      },
    ],
    nextBefore: null,
  };

  it('switch maintenance and logging on the server §2.91', async () => {
    const set = vi.fn<(patch: Partial<AppSettings>) => AppSettings>((patch) => ({
      ...settings,
      ...patch,
    }));
    const { user } = openTab('settings', {
      'app.config': () => makeConfig(),
      'admin.settings': () => settings,
      'admin.setSettings': (patch) => set(patch as Partial<AppSettings>),
      'admin.audit': () => audit,
    });
    const maintenance = await screen.findByRole('switch', { name: 'Maintenance Mode' });
    await user.click(maintenance);
    await waitFor(() => expect(maintenance).toBeChecked());
    expect(set).toHaveBeenCalledWith({ maintenanceMode: true });
    await user.click(screen.getByRole('switch', { name: 'Debug Logging' }));
    await waitFor(() => expect(set).toHaveBeenLastCalledWith({ debugLogging: true }));
    expect(screen.getByText('Last changed Oct 15, 2025, 12:15 AM by Mina')).toBeVisible();
  });

  it('stay as they are if the server refuses', async () => {
    const { user } = openTab('settings', {
      'admin.settings': () => settings,
      'admin.setSettings': () => {
        throw new ProcedureError('INTERNAL', 'Broken.');
      },
      'admin.audit': () => audit,
    });
    await user.click(await screen.findByRole('switch', { name: 'Maintenance Mode' }));
    expect(
      await screen.findByText('The setting could not be changed. Please try again.'),
    ).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Maintenance Mode' })).not.toBeChecked();
  });

  it('enter and leave the New World Lab in this browser §2.90 §4.50', async () => {
    const { user } = openTab('settings', {
      'admin.settings': () => settings,
      'admin.audit': () => audit,
    });
    const lab = await screen.findByRole('switch', { name: 'New World Lab Mode' });
    await user.click(lab);
    expect(localStorage.getItem('partner-mode-active')).toBe('true');
    expect(localStorage.getItem('language')).toBe('en');
    localStorage.setItem('style-config', '{}');
    await user.click(lab);
    expect(localStorage).toHaveLength(0);
  });

  it('show the audit log, of one action if chosen', async () => {
    const { user } = openTab('settings', {
      'admin.settings': () => settings,
      'admin.audit': ({ action }) =>
        action === 'sign-in' ? { items: [], nextBefore: null } : audit,
    });
    const table = await screen.findByRole('table', { name: 'Audit log' });
    const [, row] = within(table).getAllByRole('row');
    expect(row).toHaveTextContent(
      'Oct 15, 2025, 12:15 AMInvite code changedmina@example.comREDLINEmaxUses: 10',
    );
    await user.click(screen.getByRole('combobox', { name: 'Action' }));
    await user.click(await screen.findByRole('option', { name: 'Signed in' }));
    expect(await screen.findByText('Nothing has been recorded yet.')).toBeVisible();
  });
});
