import { expect, test } from 'vitest';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { decodePicture } from '../images/decode-picture.ts';
import { drawLabels, toJpeg, toPng } from '../testing/make-picture.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { drawForAssistant } from './draw-for-assistant.ts';

const today = '2026-03-01' as CalendarDate;
const draw = async (bytes: Uint8Array) => drawForAssistant({ bytes, today }, () => {});

async function sizeOf(bytes: Uint8Array): Promise<[number, number]> {
  const { width, height } = await decodePicture(bytes);
  return [width, height];
}

test('a picture is drawn anew, no larger than it is looked at', async () => {
  const sheet = await drawLabels(3000, 1000, [[100, 500, 'KE 081']]);
  const [picture = new Uint8Array(), ...more] = await draw(toPng(sheet));
  expect(more).toEqual([]);
  expect(Array.from(picture.subarray(0, 3))).toEqual([0xff, 0xd8, 0xff]);
  expect(await sizeOf(picture)).toEqual([1568, 523]);
});

test('a small picture keeps its size, and nothing that a camera wrote beside it goes along', async () => {
  const plain = Buffer.from(toJpeg(await drawLabels(300, 200, [])));
  const note = Buffer.from('Exif\0\0 taken at 37.5665 126.9780');
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
  const tagged = Buffer.concat([plain.subarray(0, 2), head, note, plain.subarray(2)]);
  const [picture = new Uint8Array()] = await draw(tagged);
  expect(await sizeOf(picture)).toEqual([300, 200]);
  expect(Buffer.from(picture).includes('37.5665')).toBe(false);
});

test('of a scan the first pages are drawn', async () => {
  const pdf = await makePdf((page) => {
    page.addPage().addPage();
  });
  const pages = await draw(pdf);
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(Math.max(...(await sizeOf(page)))).toBe(1568);
});
