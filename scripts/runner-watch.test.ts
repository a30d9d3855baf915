import { describe, expect, it } from 'vitest';
import { runnersAmong } from './runner-watch.ts';

const chain = (...commands: string[]) => commands.map((command, i) => ({ pid: 100 + i, command }));

describe('runners among the ancestors', () => {
  it.each([
    [
      'npx on Linux, with shells between',
      chain(
        '/bin/sh /home/ana/ooo/node_modules/.bin/node scripts/start.ts',
        'sh -c node scripts/start.ts',
        'node /usr/bin/pnpm start',
        "sh -c 'pnpm' start",
        'npm exec pnpm@10 start',
        '-bash',
      ),
      [102, 104],
    ],
    [
      'a script in the background, which may end',
      chain('sh -c node scripts/start.ts', 'node /usr/bin/pnpm.cjs start', '/bin/bash deploy.sh'),
      [101],
    ],
    ['no runner', chain('-bash', 'sshd: ana'), []],
    [
      'a runner above somebody else',
      chain('node server-manager.js', 'npm exec server-manager'),
      [],
    ],
  ])('%s', (_, ancestors, expected) => {
    expect(runnersAmong(ancestors)).toEqual(expected);
  });
});
