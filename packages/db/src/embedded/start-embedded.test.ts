import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '../connect.ts';
import { readNotes, writeNote } from '../testing/notes.ts';
import { makeDataDir } from '../testing/scratch-folder.ts';
import { layoutOf } from './layout.ts';
import { findPostmaster } from './postmaster.ts';
import { startEmbedded } from './start-embedded.ts';

test('starts from nothing, keeps everything over a stop, and stops', async () => {
  const dataDir = await makeDataDir();
  const first = await startEmbedded({ dataDir });
  expect(first.owned).toBe(true);
  await writeNote(first.connectionString, 'kept');
  await Promise.all([first.close(), first.close()]);
  expect(await findPostmaster(layoutOf(dataDir).cluster)).toBeUndefined();

  const second = await startEmbedded({ dataDir });
  expect(second.connectionString).toBe(first.connectionString);
  expect(await readNotes(second.connectionString)).toEqual(['kept']);
  await second.close();
});

test('no one else on the machine can read the files or connect', async () => {
  const dataDir = await makeDataDir();
  const { connectionString, close } = await startEmbedded({ dataDir });
  const { folder, cluster, state, log } = layoutOf(dataDir);
  const modes = [folder, cluster, state, log].map(async (path) => (await stat(path)).mode & 0o077);
  expect(await Promise.all(modes)).toEqual([0, 0, 0, 0]);

  const wrongPassword = new URL(connectionString);
  wrongPassword.password = 'wrong';
  const superuser = new URL(connectionString);
  superuser.username = 'postgres';
  const otherAddress = new URL(connectionString);
  otherAddress.hostname = '127.0.0.2';
  for (const [address, why] of [
    [wrongPassword, 'password authentication failed'],
    [superuser, 'no pg_hba.conf entry'],
    [otherAddress, 'ECONNREFUSED'],
  ] as const) {
    const stranger = connect({ connectionString: address.href });
    await expect(sql`select 1`.execute(stranger.db)).rejects.toThrow(why);
    await stranger.close();
  }
  await close();
});

test('the product waits for the disk, uses UTF-8 and UTC, and is not a superuser', async () => {
  const { connectionString, close } = await startEmbedded({ dataDir: await makeDataDir() });
  const own = connect({ connectionString });
  const { rows } = await sql`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
           current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
           current_setting('is_superuser') as superuser, lower('ÄÖ') as lowered`.execute(own.db);
  expect(rows).toEqual([
    { fsync: 'on', commit: 'on', encoding: 'UTF8', zone: 'UTC', superuser: 'off', lowered: 'äö' },
  ]);
  await own.close();
  await close();
});

test('values of users do not reach the server’s log', async () => {
  const dataDir = await makeDataDir();
  const { connectionString, close } = await startEmbedded({ dataDir, unsafeFast: true });
  const own = connect({ connectionString });
  await sql`create table person (email text unique)`.execute(own.db);
  const insert = () => sql`insert into person values ('ada@example.com')`.execute(own.db);
  await insert();
  await expect(insert()).rejects.toThrow('duplicate key');
  await own.close();
  await close();
  const log = await readFile(layoutOf(dataDir).log, 'utf8');
  expect(log).toContain('duplicate key');
  expect(log).not.toContain('ada@example.com');
});

test('a taken port is reported, and one that was only remembered is replaced', async () => {
  const dataDir = await makeDataDir();
  const first = await startEmbedded({ dataDir, unsafeFast: true });
  const port = Number(new URL(first.connectionString).port);
  await first.close();
  const squatter = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => squatter.once('listening', resolve));

  await expect(startEmbedded({ dataDir, port, unsafeFast: true })).rejects.toThrow(
    'Address already in use',
  );
  const second = await startEmbedded({ dataDir, unsafeFast: true });
  expect(new URL(second.connectionString).port).not.toBe(String(port));
  await second.close();
  await new Promise((resolve) => squatter.close(resolve));
});

test('a damaged state file costs nothing but the password', async () => {
  const dataDir = await makeDataDir();
  const first = await startEmbedded({ dataDir, unsafeFast: true });
  await writeNote(first.connectionString, 'kept');
  await first.close();
  for (const damaged of ['', '{"password":', '{"port":1}']) {
    await writeFile(layoutOf(dataDir).state, damaged);
    const next = await startEmbedded({ dataDir, unsafeFast: true });
    expect(await readNotes(next.connectionString)).toEqual(['kept']);
    await next.close();
  }
});

test('what a killed initdb has left is neither used nor kept', async () => {
  const dataDir = await makeDataDir();
  const half = `${dataDir}/initdb-0123456789ab`;
  await mkdir(half, { recursive: true });
  await writeFile(`${half}/PG_VERSION`, '18\n');
  const longAgo = new Date(Date.now() - 3_600_000);
  await utimes(half, longAgo, longAgo);
  const { connectionString, close } = await startEmbedded({ dataDir, unsafeFast: true });
  await writeNote(connectionString, 'works');
  await expect(stat(half)).rejects.toThrow('ENOENT');
  await close();
});

test.runIf(process.getuid?.() === 0)('root may start it below a closed folder', async () => {
  const dataDir = await makeDataDir({ parentMode: 0o700 });
  const { connectionString, close } = await startEmbedded({ dataDir, unsafeFast: true });
  await writeNote(connectionString, 'reached');
  await close();
  const again = await startEmbedded({ dataDir, unsafeFast: true });
  expect(await readNotes(again.connectionString)).toEqual(['reached']);
  await again.close();
});
