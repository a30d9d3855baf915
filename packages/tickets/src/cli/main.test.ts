import { spawn } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ITINERARY, makeSamples } from '../testing/samples.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ticket-command-'));
  await writeFile(join(folder, 'ticket.txt'), ITINERARY);
  await writeFile(join(folder, 'no-year.txt'), ITINERARY.replaceAll(/ 2027|THU |SUN /g, ''));
  await writeFile(join(folder, 'poem.txt'), 'Two roads diverged in a yellow wood');
  await writeFile(join(folder, 'picture.pdf'), Buffer.from('GIF89a'));
  await writeFile(join(folder, 'ticket.pdf'), (await makeSamples()).get('PDF') ?? new Uint8Array());
  await writeFile(join(folder, 'huge.pdf'), '%PDF-1.7');
  // A file of 200 MB that takes no room on the disk.
  await truncate(join(folder, 'huge.pdf'), 200 * 1024 * 1024);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function run(args: readonly string[], input = '') {
  const child = spawn(process.execPath, ['--conditions=source', MAIN, ...args], { cwd: folder });
  child.stdin.end(input);
  const exited = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    exited,
  ]);
  return { stdout, stderr, code };
}

describe('ticket FILE', () => {
  it('prints one JSON object in the form of the contract', async () => {
    const { stdout, stderr, code } = await run([
      'ticket.txt',
      '--received-on',
      '2027-01-12',
      '--sender',
      'a@air.example',
    ]);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const output: unknown = JSON.parse(stdout);
    expect(output).toMatchObject({
      destination: 'New York',
      startDate: '2027-03-04',
      endDate: '2027-03-14',
      legs: [{ flightNumber: 'KE81', from: 'ICN', to: 'JFK' }, { flightNumber: 'KE82' }],
      warnings: [],
      questions: [],
    });
    expect(Object.keys(output ?? {})).toEqual([
      'legs',
      'destination',
      'startDate',
      'endDate',
      'warnings',
      'questions',
    ]);
  });

  it('settles the year by the day of receipt', async () => {
    const { stdout } = await run(['no-year.txt', '--received-on', '2029-12-01']);
    expect(JSON.parse(stdout)).toMatchObject({ legs: [{ departureDate: '2030-03-04' }, {}] });
  });

  it('answers a document without a flight with no segment, and why', async () => {
    const { stdout, code } = await run(['poem.txt']);
    expect(code).toBe(0);
    const { legs: segments, warnings, ...rest } = JSON.parse(stdout) as Record<string, unknown>;
    expect(segments).toEqual([]);
    expect(warnings).toContainEqual({ code: 'NO_FLIGHT', message: expect.any(String) });
    expect(rest).toEqual({ questions: [] });
  });

  it.each([
    ['a picture', ['picture.pdf'], /named as a PDF, but it is a picture/],
    ['200 MB', ['huge.pdf'], /200 MB/],
    ['a file that is not there', ['absent.pdf'], /absent\.pdf/],
    ['no file', [], /Name one file/],
    ['two files', ['ticket.txt', 'ticket.pdf'], /Name one file/],
    ['a day that does not exist', ['ticket.txt', '--received-on', '2027-02-30'], /yyyy-MM-dd/],
    ['an option that does not exist', ['ticket.txt', '--fast'], /--fast/],
  ])('ends with 2 and a message on standard error for %s', async (_, args, message) => {
    const { stdout, stderr, code } = await run(args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toMatch(message);
  });
});

describe('ticket --batch', () => {
  it('prints a line for each line, in order, whatever one of them is', async () => {
    const requests = [
      JSON.stringify({ file: 'ticket.pdf', receivedOn: '2027-01-12' }),
      'not JSON',
      JSON.stringify({ file: 'absent.txt' }),
      JSON.stringify({ file: 'picture.pdf' }),
      JSON.stringify({ file: 'ticket.txt', receivedOn: null, sender: null }),
    ];
    const { stdout, stderr, code } = await run(['--batch'], `${requests.join('\n')}\n`);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const lines = stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    const read = {
      legs: [{ flightNumber: 'KE81' }, { flightNumber: 'KE82' }],
      ms: expect.any(Number),
    };
    expect(lines).toMatchObject([
      read,
      { error: expect.stringContaining('JSON') },
      { error: expect.stringContaining('absent.txt') },
      { error: expect.stringContaining('picture') },
      read,
    ]);
  });
});
