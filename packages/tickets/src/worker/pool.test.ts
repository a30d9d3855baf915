import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { ReadingStep } from '@ooo/domain/tickets/reading-step.schema';
import { TicketError } from '../ticket-error.ts';
import { createTicketPool, type TicketPool, type TicketPoolOptions } from './pool.ts';

const today = '2026-03-01' as CalendarDate;
const readerFile = new URL('../testing/scripted.process.ts', import.meta.url);
const pools: TicketPool[] = [];

function makePool(options: TicketPoolOptions = {}): TicketPool {
  const pool = createTicketPool({ readerFile, maxReaders: 1, timeoutMs: 700, ...options });
  pools.push(pool);
  return pool;
}

function script(text: string) {
  return { bytes: new TextEncoder().encode(text), today };
}

const ignore = (): void => undefined;

/** The same for a document that is no text. */
const scriptInPdf = (text: string) => script(`%PDF-1.7\n${text}`);

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

describe('createTicketPool', () => {
  it('answers with what the task answers', async () => {
    await expect(makePool().read(script('KE 081'))).resolves.toMatchObject({ text: 'KE 081' });
  });

  it('ends a stuck reader after the time limit and reads the next document in a new one', async () => {
    const pool = makePool();
    const start = performance.now();
    await expect(pool.read(script('loop'))).rejects.toMatchObject({
      name: 'TicketError',
      code: 'TOO_SLOW',
    });
    expect(performance.now() - start).toBeGreaterThan(650);
    await expect(pool.read(script('after'))).resolves.toMatchObject({ text: 'after' });
  });

  it('has the next reader ready before anybody asks for it', async () => {
    let started = 0;
    const pool = makePool({ starts: { worked: () => (started += 1), failed: ignore } });
    await expect(pool.read(script('loop'))).rejects.toMatchObject({ code: 'TOO_SLOW' });
    const before = started;
    await expect.poll(() => started).toBeGreaterThan(before);
  });

  it('gives a document more time that turns out to be a picture, and ends that as well', async () => {
    const pool = makePool({ pictureTimeoutMs: 2500 });
    await expect(pool.read(script('slow picture'))).resolves.toMatchObject({
      text: 'slow picture',
    });
    await expect(pool.read(script('endless picture'))).rejects.toMatchObject({ code: 'TOO_SLOW' });
    await expect(pool.read(script('after'))).resolves.toMatchObject({ text: 'after' });
  });

  it('leaves the others unharmed: those beside and those behind a stuck one', async () => {
    const pool = makePool({ maxReaders: 2 });
    const stuck = pool.read(scriptInPdf('loop'));
    const others = Array.from({ length: 6 }, (_, index) =>
      pool.read(scriptInPdf(`document ${index}`)),
    );
    const texts = (await Promise.all(others)).map(({ text }) => text);
    expect(texts).toEqual(others.map((_, index) => `document ${index}`));
    await expect(stuck).rejects.toMatchObject({ code: 'TOO_SLOW' });
  });

  it('counts the time of a document from its start, not from when it was queued', async () => {
    const pool = makePool();
    const first = pool.read(script('loop'));
    const second = pool.read(script('loop'));
    const third = pool.read(script('waited'));
    await expect(first).rejects.toMatchObject({ code: 'TOO_SLOW' });
    await expect(second).rejects.toMatchObject({ code: 'TOO_SLOW' });
    await expect(third).resolves.toMatchObject({ text: 'waited' });
  });

  it.each(['fill memory', 'fill buffers'])(
    'says that a document wants too much memory, and goes on: %s',
    async (what) => {
      const pool = makePool({ maxMemoryMb: 300, timeoutMs: 15_000 });
      await expect(pool.read(script(what))).rejects.toMatchObject({
        code: 'TOO_LARGE',
        message: expect.stringMatching(/memory/),
      });
      await expect(pool.read(script('after'))).resolves.toMatchObject({ text: 'after' });
    },
  );

  it('tries what finds no room beside the leavings of others in a new reader', async () => {
    const pool = makePool({ maxMemoryMb: 370, timeoutMs: 15_000 });
    await expect(pool.read(script('keep much'))).resolves.toMatchObject({ text: 'keep much' });
    await expect(pool.read(script('need much'))).resolves.toMatchObject({ text: 'need much' });
  });

  it.each(['crash', 'exit'])('outlives a reader that ends by itself: %s', async (what) => {
    const pool = makePool({ timeoutMs: 15_000 });
    await expect(pool.read(script(what))).rejects.toMatchObject({ code: 'BROKEN' });
    await expect(pool.read(script('after'))).resolves.toMatchObject({ text: 'after' });
  });

  it('gives a reader nothing of the environment that could be a secret', async () => {
    process.env['SESSION_SECRET_OF_A_TEST'] = 'hush';
    const { text } = await makePool().read(script('secrets'));
    expect(Object.keys(JSON.parse(text) as object)).toEqual(expect.arrayContaining(['TZ']));
    expect(text).not.toContain('hush');
  });

  it('hands typed errors from one process to another', async () => {
    await expect(makePool().read(script('refuse'))).rejects.toMatchObject({
      name: 'TicketError',
      code: 'ENCRYPTED',
      message: 'It is locked.',
    });
  });

  it('keeps a mistake in the code as the cause and tells the traveller what to do', async () => {
    await expect(makePool().read(script('fail'))).rejects.toMatchObject({
      code: 'BROKEN',
      cause: { message: 'A mistake in the code.' },
    });
  });

  it('ends a reading that nobody waits for any more, and the one that waits for its turn', async () => {
    const pool = makePool({ timeoutMs: 10_000 });
    const [first, second] = [new AbortController(), new AbortController()];
    const stuck = pool.read(script('loop'), {
      onStep: () => first.abort('gone'),
      signal: first.signal,
    });
    const waiting = pool.read(script('loop'), { signal: second.signal });
    second.abort('gone too');
    await expect(waiting).rejects.toBe('gone too');
    await expect(stuck).rejects.toBe('gone');
    await expect(pool.read(script('after'))).resolves.toMatchObject({ text: 'after' });
    await expect(pool.readTogether([script('late')], { signal: first.signal })).rejects.toBe(
      'gone',
    );
  });

  it('does not begin what nobody waits for any more when its reader has started', async () => {
    const pool = makePool({ timeoutMs: 60_000 });
    const going = new AbortController();
    const reading = pool.read(scriptInPdf('loop'), { signal: going.signal });
    setImmediate(() => going.abort('gone'));
    await expect(reading).rejects.toBe('gone');
  });

  it('says that it cannot read where no reader starts, at once, and that it can when one does', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ooo-reader-'));
    const absent = pathToFileURL(join(folder, 'absent.process.mjs'));
    const starts: string[] = [];
    let retry: (() => void) | undefined;
    const pool = makePool({
      readerFile: absent,
      starts: {
        worked: () => starts.push('worked'),
        failed: (_, again) => {
          starts.push('failed');
          retry = again;
        },
      },
    });
    await expect(pool.read(script('KE 081'))).rejects.toMatchObject({ code: 'NOT_STARTED' });
    expect(new Set(starts)).toEqual(new Set(['failed']));
    writeFileSync(absent, `await import(${JSON.stringify(readerFile.href)});`);
    retry?.();
    await expect.poll(() => starts.at(-1)).toBe('worked');
    await expect(pool.read(script('KE 081'))).resolves.toMatchObject({ text: 'KE 081' });
    rmSync(folder, { recursive: true });
  });

  it('tells who waits how many are before', async () => {
    const pool = makePool();
    const told: (number | undefined)[] = [];
    const read = (owner: string, onStep: (step: ReadingStep) => void = ignore) =>
      pool.read(script('loop'), { owner, onStep }).catch(() => undefined);
    const all = [read('ann'), read('bob'), read('cid', ({ ahead }) => told.push(ahead))];
    await Promise.all(all);
    expect(told.slice(0, 3)).toEqual([1, 0, undefined]);
  });

  it('never has a text wait behind documents', async () => {
    const pool = makePool({ timeoutMs: 60_000 });
    const going = new AbortController();
    const documents = ['ann', 'bob', 'bob'].map((owner) =>
      pool.read(scriptInPdf('loop'), { owner, signal: going.signal }),
    );
    const ends = Promise.allSettled(documents);
    await expect(pool.read(script('KE 081'), { owner: 'bob' })).resolves.toBeDefined();
    going.abort('the text is read');
    expect(await ends).toMatchObject(documents.map(() => ({ status: 'rejected' })));
  });

  it('refuses what would wait too long', async () => {
    const pool = makePool({ maxQueue: 1 });
    const results = await Promise.allSettled(
      ['loop', 'second', 'third', 'fourth'].map((text) => pool.read(script(text))),
    );
    const codes = results.map((result) => {
      if (result.status === 'fulfilled') return 'read';
      const reason: unknown = result.reason;
      return reason instanceof TicketError ? reason.code : reason;
    });
    expect(codes[0]).toBe('TOO_SLOW');
    expect(codes).toContain('read');
    expect(codes).toContain('BUSY');
  });

  it('refuses an empty document without asking a reader process', async () => {
    await expect(makePool().read(script(''))).rejects.toMatchObject({ code: 'EMPTY' });
  });

  it('speaks the language of who asks', async () => {
    const pool = makePool();
    await expect(
      pool.read({ ...script(''), writing: { language: 'ko', clock: 'language' } }),
    ).rejects.toMatchObject({
      message: '빈 파일이에요. 항공권을 다시 내려받아 올려 주세요.',
    });
    await expect(
      pool.read({ ...script('fail'), writing: { language: 'es', clock: 'language' } }),
    ).rejects.toMatchObject({
      message:
        'No hemos podido leer este documento. Pega el texto del billete o escribe los vuelos.',
      cause: { message: 'A mistake in the code.' },
    });
  });
});
