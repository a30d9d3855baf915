import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser, makeSignedInUser } from '../../testing/callers.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();
const { feedback } = callerOf(deps, await makeInvitedUser(deps, 'writer@example.com'));
const { admin } = callerOf(deps, await makeSignedInUser(deps, 'admin@localhost'));

test('what is written is kept for admins, trimmed §7.35', async () => {
  const { id } = await feedback.submit({ message: '  The map\nis lovely.  ' });
  const { items } = await admin.feedback({});
  expect(items).toMatchObject([
    { id, message: 'The map\nis lovely.', user: { email: 'writer@example.com' } },
  ]);
});

test.each(['', '   \n '])('%j is refused §5.34', async (message) => {
  await expect(feedback.submit({ message })).rejects.toThrow('Please enter feedback');
});

test('4000 characters are kept, one more is refused', async () => {
  const message = 'é'.repeat(4000);
  await feedback.submit({ message });
  expect((await admin.feedback({ limit: 1 })).items[0]?.message).toBe(message);
  await expect(feedback.submit({ message: `${message}é` })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});
