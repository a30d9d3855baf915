import { describe, expect, it } from 'vitest';
import { readTicket } from '../read-ticket.ts';
import { makeCompoundFile, makeDoc } from '../testing/make-doc.ts';
import { readBytes, TODAY } from '../testing/read-bytes.ts';
import { ITINERARY } from '../testing/samples.ts';

describe('readDoc', () => {
  it('reads a journey §5.11', async () => {
    const { flights } = await readTicket({ bytes: makeDoc(ITINERARY), today: TODAY });
    expect(flights.legs).toMatchObject([
      { flightNumber: 'KE81', from: 'ICN', to: 'JFK', departureTime: '10:00', pnr: 'QX7R2M' },
      { flightNumber: 'KE82', arrivalDate: '2027-03-15' },
    ]);
  });

  it('keeps columns, and Hangul', async () => {
    const { text, kind } = await readBytes(makeDoc('출발\t도착\nICN Incheon\tJFK'));
    expect(kind).toBe('office');
    expect(text.trim()).toBe('출발           도착\nICN Incheon  JFK');
  });

  it.each<[string, Uint8Array]>([
    ['of before 2007', makeDoc('KE 081', { encrypted: true })],
    ['of today', makeCompoundFile([['EncryptedPackage', Buffer.from('secret')]])],
  ])('says that a document %s has a password', async (_, bytes) => {
    await expect(readBytes(bytes)).rejects.toMatchObject({
      code: 'ENCRYPTED',
      message: expect.stringMatching(/password/),
    });
  });

  const whole = makeDoc(ITINERARY);
  const TABLE = 512;
  it.each<[string, Uint8Array]>([
    ['that is cut off', whole.slice(0, 1500)],
    ['without a text', makeCompoundFile([['WordDocument', Buffer.alloc(4096)]])],
    ['whose sectors go round', withNumber(whole, TABLE + 3 * 4, 2)],
    ['whose sector follows itself', withNumber(whole, TABLE + 3 * 4, 3)],
    ['with sectors of no size', withNumber(whole, 30, 0)],
    ['with more tables than sectors', withNumber(whole, 44, 0x7fff_ffff)],
    ['with fewer tables than none', withNumber(whole, 44, -1)],
    ['whose text lies beyond its end', withNumber(whole, 1024 + 128 + 116, 100_000)],
  ])('refuses one %s', async (_, bytes) => {
    await expect(readBytes(bytes)).rejects.toMatchObject({ code: 'BROKEN' });
  });
});

function withNumber(bytes: Uint8Array, at: number, number: number): Uint8Array {
  const changed = Buffer.from(bytes);
  changed.writeInt32LE(number, at);
  return changed;
}
