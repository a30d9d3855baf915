import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findLeftovers, listOrphans } from './leftovers.ts';

/** The started process outlives its parent. */
const LEAVE = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, process.argv.slice(1), { detached: true, stdio: 'ignore' }).unref();
`;

function leave(program = ''): void {
  writeFileSync(program, 'setTimeout(() => undefined, 60_000);');
  execFileSync(process.execPath, ['-e', LEAVE, program]);
}

test('a process that the tests leave behind is found, and one from before is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'left-'));
  onTestFinished(() => {
    for (const { pid } of listOrphans(folder)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const [old, left] = ['old.cjs', 'left.cjs'].map((name) => join(folder, name));
  leave(old);
  const before = listOrphans(folder);
  expect(before).toHaveLength(1);
  leave(left);
  const found = await findLeftovers(before, { root: folder, waitMs: 0 });
  expect(found.map(({ command }) => command)).toEqual([expect.stringContaining(String(left))]);
});
