import { expect, test } from 'vitest';
import { chooseSocket, type OpenSocket } from './choose-socket.ts';

const NOW = 100_000;
let opened = 0;
const socket = (address: string, use: OpenSocket['use'] = 'none', ageMs = 0) => ({
  id: (opened += 1),
  address,
  use,
  movedAt: NOW - ageMs,
});
const crowd = (size: number, use: OpenSocket['use'], ageMs: number, address?: string) =>
  Array.from({ length: size }, (_, n) => socket(address ?? `somebody-${n}`, use, ageMs));

test('the address with the most loses what has been idle for longest', () => {
  const oldest = socket('many', 'none', 9000);
  const others = [socket('one', 'none', 60_000), socket('one', 'transfer', 60_000)];
  const sockets = [...others, ...crowd(8, 'none', 5000, 'many'), oldest, socket('new')];
  expect(chooseSocket(sockets)).toBe(oldest);
});

test('without an idle one it loses its slowest transfer, then any', () => {
  const slow = socket('many', 'transfer', 9000);
  const idle = socket('one', 'none', 60_000);
  const working = crowd(8, 'work', 9000, 'many');
  const moving = socket('many', 'transfer', 100);
  expect(chooseSocket([idle, ...working, moving, slow, socket('new')])).toBe(slow);
  expect(chooseSocket([idle, ...working, moving, socket('new')])).toBe(moving);
  expect(chooseSocket([idle, ...working, socket('new')])).toBe(working[0]);
});

test('the address that opens one more than all others loses one of its own', () => {
  const newest = socket('many');
  const oldest = socket('many', 'none', 9000);
  expect(chooseSocket([...crowd(9, 'work', 0, 'many'), oldest, newest])).toBe(oldest);
  expect(chooseSocket([...crowd(9, 'work', 0, 'many'), newest])).toBe(newest);
});

test('where every address has few, an idle or slow one goes, otherwise the newest', () => {
  const newest = socket('new');
  const [idle, slow] = [socket('a', 'none', 10), socket('b', 'transfer', 9000)];
  const busy = [...crowd(20, 'work', 60_000), ...crowd(20, 'transfer', 500)];
  expect(chooseSocket([...busy, slow, idle, newest])).toBe(idle);
  expect(chooseSocket([...busy, slow, newest])).toBe(slow);
  expect(chooseSocket([...busy, newest])).toBe(newest);
});
