import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAfterPaint } from './use-after-paint.ts';

const seen: string[] = [];

function Page({ day }: { readonly day: string }) {
  const painted = useAfterPaint(day);
  seen.push(`${day}: ${painted}`);
  return <p>{painted}</p>;
}

it('follows a frame later, and skips outdated values', async () => {
  const { rerender } = render(<Page day="Monday" />);
  rerender(<Page day="Tuesday" />);
  rerender(<Page day="Friday" />);
  expect(screen.getByText('Monday')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Friday')).toBeVisible());
  expect(seen).toEqual(['Monday: Monday', 'Tuesday: Monday', 'Friday: Monday', 'Friday: Friday']);
});
