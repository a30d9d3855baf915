import { expect, test } from 'vitest';
import { describeOldNode } from './node-version.ts';

test.each(['20.19.5', '18.0.0', '9.11.2', '21.7.3'])('%s is too old, and says so', (version) => {
  expect(describeOldNode(version)).toBe(
    `OOO needs Node 22 or newer, and this is Node ${version}. ` +
      '`npx pnpm@10 start` brings the right one along.',
  );
});

test.each(['22.0.0', '24.21.0', '100.1.0', process.versions.node])('%s will do', (version) => {
  expect(describeOldNode(version)).toBeUndefined();
});
