import { describe, expect, it } from 'vitest';
import type { PoiTag } from '../pois/poi-tag.ts';
import { date, time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { EXPORT_FORMATS } from './place-files.schema.ts';
import { writePlaces } from './write-places.ts';

const trip = makeTrip({ name: 'Seoul: "autumn" <3/' });
const misc: PoiTag = 'misc';
const palace = makePoi({
  name: 'Gyeongbokgung & "more" <b>',
  tag: 'tour',
  kind: 'palace',
  date: date('2025-10-11'),
  startTime: time('10:00'),
  duration: 120,
  notes: 'Guards at 10 & 14\nnot <b>bold</b> \u0007',
  description: 'Five gates, and a pond.',
  location: { coordinates: [126.977, 37.5796], address: '161 Sajik-ro' },
  source: 'OOO',
  sourceId: 'seoul/gyeongbokgung-palace',
  sourceAsOf: date('2025-09-01'),
});
const nowhere = makePoi({ name: '=HYPERLINK("http://evil","x")', tag: misc, notes: '@SUM(1)' });
const write = (format: (typeof EXPORT_FORMATS)[number]) =>
  writePlaces({ trip, pois: [nowhere, palace] }, format);

describe('writePlaces', () => {
  it.each(EXPORT_FORMATS)('names the %s file after the trip, safely', (format) => {
    expect(write(format).fileName).toBe(`Seoul autumn 3.${format}`);
    expect(writePlaces({ trip: { ...trip, name: '../..' }, pois: [] }, format).fileName).toBe(
      `places.${format}`,
    );
  });

  it('writes KML with everything escaped, twice where maps show HTML', () => {
    const { text } = write('kml');
    expect(text).toContain('<name>Gyeongbokgung &amp; &quot;more&quot; &lt;b&gt;</name>');
    expect(text).toContain('not &amp;lt;b&amp;gt;bold&amp;lt;/b&amp;gt;');
    expect(text).toContain('<coordinates>126.977,37.5796</coordinates>');
    expect(text).toContain('<Data name="date"><value>2025-10-11</value></Data>');
    expect(text).toContain('<Data name="time"><value>10:00</value></Data>');
    expect(text).not.toContain('\u0007');
    expect(text.indexOf('Gyeongbokgung')).toBeLessThan(text.indexOf('HYPERLINK'));
  });

  it.each(EXPORT_FORMATS)('writes into %s what a source says apart from the notes', (format) => {
    const { text } = write(format);
    expect(text).toContain('Five gates, and a pond.');
    expect(text).not.toMatch(/bold[^\n]{0,40} Five gates/);
  });

  it('writes GPX without what has no position', () => {
    const { text } = write('gpx');
    expect(text).toContain('<wpt lat="37.5796" lon="126.977">');
    expect(text).toContain('<cmt>2025-10-11 10:00</cmt>');
    expect(text).not.toContain('HYPERLINK');
  });

  it('writes GeoJSON', () => {
    const { features } = JSON.parse(write('geojson').text) as { features: object[] };
    expect(features).toMatchObject([
      {
        geometry: { type: 'Point', coordinates: [126.977, 37.5796] },
        properties: {
          kind: 'palace',
          date: '2025-10-11',
          time: '10:00',
          duration_min: '120',
          source: 'OOO',
        },
      },
      { geometry: null, properties: { name: nowhere.name } },
    ]);
  });

  it('writes CSV in which no cell is a formula', () => {
    const west = makePoi({ name: ' -1+1', location: { coordinates: [-58.38, -34.6] } });
    const wide = makePoi({ name: '\u200B＝1', notes: 'a\t=1' });
    const { text } = writePlaces({ trip, pois: [nowhere, west, wide] }, 'csv');
    expect(text).toContain("\n'\u200B＝1,");
    expect(text).toContain('"a\t=1"');
    expect(text.startsWith('\uFEFFname,latitude,longitude')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil"",""x"")",,,misc`);
    expect(text).toContain("'@SUM(1)");
    expect(text).toContain("' -1+1,-34.6,-58.38");
  });
});
