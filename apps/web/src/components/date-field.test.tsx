import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { date } from '@ooo/domain/testing/literals';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { changeLanguage } from '../i18n/i18n.ts';
import { renderApp } from '../testing/render.tsx';
import { DateField } from './date-field.tsx';

it.each([
  ['en', 'November 2026'],
  ['ko', '2026년 11월'],
  ['es', 'noviembre de 2026'],
] as const)('heads its days in %s by %s, and shows no other month’s', async (language, month) => {
  await changeLanguage(language);
  const { user } = renderApp(
    <DateField label="Day" value={date('2026-11-20')} onChange={() => {}} />,
  );
  await user.click(screen.getByRole('button', { name: 'Day' }));
  expect(await screen.findByText(month)).toBeVisible();
  for (const day of screen.queryAllByText('31')) expect(day).not.toBeVisible();
});

it.each([
  ['en', ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], '20 November 2026'],
  ['ko', ['일', '월', '화', '수', '목', '금', '토'], '20 11월 2026'],
  ['es', ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do'], '20 noviembre 2026'],
] as const)('names weekdays and days in %s', async (language, weekdays, day) => {
  await changeLanguage(language);
  const { user } = renderApp(
    <DateField label="Day" value={date('2026-11-20')} onChange={() => {}} />,
  );
  await user.click(screen.getByRole('button', { name: 'Day' }));
  const heads = await screen.findAllByRole('columnheader', { hidden: true });
  expect(heads.map(({ textContent }) => textContent)).toEqual(weekdays);
  expect(screen.getByRole('button', { name: day })).toBeInTheDocument();
});

it.each([
  [null, 'Su'],
  ['monday', 'Mo'],
  ['saturday', 'Sa'],
])('begins its weeks by the preference (%s)', async (weekStart, first) => {
  if (weekStart) window.localStorage.setItem('preferences', JSON.stringify({ weekStart }));
  const { user } = renderApp(
    <DateField label="Day" value={date('2026-11-20')} onChange={() => {}} />,
  );
  await user.click(screen.getByRole('button', { name: 'Day' }));
  const [head] = await screen.findAllByRole('columnheader', { hidden: true });
  expect(head).toHaveTextContent(first);
});

it('ignores an empty selection: the chosen day, pressed again, stays', async () => {
  const onChange = vi.fn<(day: CalendarDate) => void>();
  const { user } = renderApp(
    <DateField label="Day" value={date('2026-11-20')} onChange={onChange} />,
  );
  const field = screen.getByRole('button', { name: 'Day' });
  await user.click(field);
  await user.click(await screen.findByRole('button', { name: '20 November 2026' }));
  expect(onChange).not.toHaveBeenCalledWith(null);
  expect(field).toHaveTextContent('Fri 20 Nov 2026');
  await user.click(field);
  await user.click(await screen.findByRole('button', { name: '24 November 2026' }));
  expect(onChange).toHaveBeenLastCalledWith('2026-11-24');
});

it('names what it opens by itself', async () => {
  const { user } = renderApp(
    <DateField label="Day" value={date('2026-11-20')} onChange={() => {}} />,
  );
  await user.click(screen.getByRole('button', { name: 'Day' }));
  expect(await screen.findByRole('dialog', { name: 'Day' })).toBeVisible();
});
