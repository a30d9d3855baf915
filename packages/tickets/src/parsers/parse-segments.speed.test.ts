import { expect, it } from 'vitest';
import { cpuMs } from '../testing/cpu-ms.ts';
import { makeDocument } from '../testing/make-document.ts';
import { parseSegments } from './parse-segments.ts';

function timeOf(text: string): number {
  const start = cpuMs();
  parseSegments(makeDocument(text));
  return cpuMs() - start;
}

it.each<[string, string]>([
  ['letters', 'A'.repeat(400_000)],
  ['digits', '1'.repeat(400_000)],
  ['spaces', `x${' '.repeat(400_000)}x`],
  ['labels', 'departure arrival '.repeat(22_000)],
  ['codes', 'ICN '.repeat(100_000)],
  ['flights', 'KE081 ICN JFK 15OCT25 10:00 '.repeat(14_000)],
  ['dates', '15OCT25 10/11/25 '.repeat(24_000)],
  ['slashes', 'DOE/'.repeat(100_000)],
  ['colons', '10:'.repeat(130_000)],
  ['sentences', 'Flight KE 081 leaves Seoul Incheon at 10:00. '.repeat(9_000)],
  ['capitals', 'depart from A B '.repeat(25_000)],
  ['lines', 'KE 081 departure\n'.repeat(25_000)],
])('takes linear time on %s', (_, text) => {
  const half = timeOf(text.slice(0, text.length / 2));
  const whole = timeOf(text);
  expect(whole).toBeLessThan(Math.max(4000, half * 4));
});
