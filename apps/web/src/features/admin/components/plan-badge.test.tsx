import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import { PlanBadge } from './plan-badge.tsx';

it.each([
  ['redline', 'REDLINE', 'filled', 'var(--mantine-color-red-9)'],
  ['allblue', 'ALLBLUE', 'filled', 'var(--mantine-color-ink-filled)'],
  ['early_access', 'Early Access', 'default', 'var(--mantine-color-default)'],
] as const)('marks %s as %s, by the look %s §6.6', (plan, name, variant, background) => {
  renderApp(<PlanBadge plan={plan} />);
  const badge = screen.getByText(name).closest<HTMLElement>('[data-variant]');
  expect(badge).toHaveAttribute('data-variant', variant);
  expect(badge?.style.getPropertyValue('--badge-bg')).toBe(background);
});
