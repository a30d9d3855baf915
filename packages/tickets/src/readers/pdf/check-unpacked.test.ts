import { describe, expect, it } from 'vitest';
import { makeInflatingPdf, makePicturePdf } from '../../testing/make-bombs.ts';
import { makeTypewriterPdf } from '../../testing/make-pdf.ts';
import { checkUnpacked } from './check-unpacked.ts';

const BLANKS = ' ';

describe('checkUnpacked', () => {
  it.each([
    ['once', makeInflatingPdf(9, BLANKS, { times: 1 })],
    ['twice', makeInflatingPdf(9, BLANKS)],
    ['three times', makeInflatingPdf(9, BLANKS, { times: 3 })],
    ['by a short name', makeInflatingPdf(9, BLANKS, { filter: '/Fl' })],
    ['by the codes of the letters', makeInflatingPdf(9, BLANKS, { filter: '/Fl#61teDecode' })],
    ['as what it is not', makeInflatingPdf(250, BLANKS, { dictionary: '/Subtype /Image' })],
    ['by what unpacks it otherwise', makeInflatingPdf(1, BLANKS, { filter: '/LZWDecode' })],
  ])('refuses what unpacks to more than a page, packed %s', (_, bytes) => {
    expect(bytes.byteLength).toBeLessThan(1_000_000);
    const startedAt = process.cpuUsage();
    expect(() => checkUnpacked(bytes)).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }));
    expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(6000);
  });

  it('lets pass what a document has, and what is broken', async () => {
    const documents = [
      await makeTypewriterPdf(['KE 081']),
      makePicturePdf(2000),
      makeInflatingPdf(6),
      makeInflatingPdf(1, BLANKS, { times: 3 }),
      makeInflatingPdf(6).subarray(0, 600),
      new TextEncoder().encode('<< /Filter /FlateDecode >>\nstream\nno zlib at all\nendstream'),
    ];
    for (const bytes of documents) expect(() => checkUnpacked(bytes)).not.toThrow();
  });
});
