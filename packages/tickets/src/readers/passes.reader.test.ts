import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { BARCODE, makeField, makePass, makePassJson, PASS_SEGMENT } from '../testing/make-pass.ts';
import { makeZip } from '../testing/make-zip.ts';
import { readFlights } from '../testing/read-flights.ts';

describe('readPasses', () => {
  it('reads the passes of two travellers as one flight with two seats', async () => {
    const second = makePassJson(
      { headerFields: [makeField('seat', 'SEAT', '34B')] },
      { barcode: { message: BARCODE.replace('KIM/MINA', 'LEE/JUNO').replace('034A', '034B') } },
    );
    const bytes = makeZip({ 'a.pkpass': makePass(), 'b.pkpass': makePass(second) });
    const { legs: segments, passengers } = await readFlights(bytes);
    expect(segments).toMatchObject([{ flightNumber: 'KE81', seat: '34A, 34B' }]);
    expect(passengers).toEqual(['Mina Kim', 'Juno Lee']);
  });

  it('reads what it can of them', async () => {
    const train = makePass(makePassJson({ transitType: 'PKTransitTypeTrain' }));
    const bytes = makeZip({ 'a.pkpass': train, 'b.pkpass': makePass(), 'c.pkpass': 'nothing' });
    const { legs: segments, warnings } = await readFlights(bytes);
    expect(segments).toEqual([PASS_SEGMENT]);
    expect(warnings).toEqual([]);
  });

  it('says why there is no flight in any of them', async () => {
    const train = makePass(makePassJson({ transitType: 'PKTransitTypeTrain' }));
    const { warnings } = await readFlights(makeZip({ 'a.pkpass': train, 'b.pkpass': train }));
    expect(warnings).toEqual([{ code: 'NO_FLIGHT', message: expect.stringMatching(/train/) }]);
  });

  it('does not open passes in passes without end', async () => {
    let bytes: Uint8Array = makePass();
    for (let depth = 0; depth < 6; depth += 1) bytes = zipSync({ 'a.pkpass': bytes });
    await expect(readFlights(bytes)).rejects.toMatchObject({ code: 'BROKEN' });
  });
});
