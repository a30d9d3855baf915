import { readFileSync } from 'node:fs';
import { toFoundPlace } from '@ooo/domain/place-files/found-place';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { PlaceFileError } from '../place-file-problem.ts';
import { readPlaceFile } from './read-place-file.ts';

const sample = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../testing/place-files/${name}`, import.meta.url)));

const found = (bytes: Uint8Array) => readPlaceFile(bytes).places.map((raw) => toFoundPlace(raw));

const problemOf = (bytes: Uint8Array): unknown => {
  try {
    return readPlaceFile(bytes);
  } catch (error) {
    return error;
  }
};

describe('Google Takeout', () => {
  it('gives a list, whose places have their position in the link or nowhere', () => {
    const bytes = sample('takeout-list.csv');
    expect(readPlaceFile(bytes).format).toBe('google');
    expect(found(bytes)).toMatchObject([
      {
        name: 'Gyeongbokgung Palace',
        coordinates: undefined,
        notes: 'Changing of the guard at 10',
        sourceId: 'google/cid/10029618423465055734',
      },
      { name: 'Cafe Haneul 302', kind: 'cafe', tag: 'drink', notes: 'Go early, "Pandoro"' },
      { name: 'Dropped pin', coordinates: [126.9882, 37.5512], position: 'link' },
      { name: 'N서울타워', coordinates: [126.9882266, 37.5511694], position: 'link' },
    ]);
  });

  it('gives saved places in the older form', () => {
    const bytes = sample('takeout-saved-older.json');
    expect(readPlaceFile(bytes).format).toBe('google');
    expect(found(bytes)).toMatchObject([
      {
        name: 'Gyeongbokgung Palace',
        coordinates: [126.976993, 37.5788222],
        address: '161 Sajik-ro, Jongno-gu, Seoul, South Korea',
        sourceId: 'google/cid/10029618423465055734',
      },
      { name: 'Mangwon Market', coordinates: [126.9015, 37.5663], position: 'file' },
    ]);
  });

  it('gives saved places in the newer form, with the same id, and none without a name', () => {
    expect(found(sample('takeout-saved-newer.json'))).toMatchObject([
      { name: 'Gyeongbokgung Palace', sourceId: 'google/cid/10029618423465055734' },
      undefined,
      { name: 'Eiffel Tower', coordinates: [2.2944813, 48.8583701] },
    ]);
  });

  it('gives lists and saved places together from its archive', () => {
    const archive = zipSync({
      'Takeout/Saved/Seoul.csv': sample('takeout-list.csv'),
      'Takeout/Maps (your places)/Saved Places.json': sample('takeout-saved-newer.json'),
      'Takeout/archive_browser.html': strToU8('<html></html>'),
      'Takeout/Maps/settings.json': strToU8('{"home": true}'),
    });
    expect(readPlaceFile(archive).places).toHaveLength(7);
  });
});

describe('KML', () => {
  it('gives points with the kind of their folder, and descriptions as plain text', () => {
    const bytes = sample('my-maps.kml');
    expect(readPlaceFile(bytes)).toMatchObject({ format: 'kml', shapes: 1, notRead: 0 });
    expect(found(bytes)).toMatchObject([
      {
        name: 'Tea & Talk',
        coordinates: [126.9849, 37.5796],
        notes: 'Cosy & quiet.\nClosed on Mondays.',
        kind: 'cafe',
        tag: 'drink',
      },
      {
        name: 'Seoul Forest',
        coordinates: [127.0374, 37.5444],
        address: '273 Ttukseom-ro, Seongdong-gu, Seoul',
        kind: 'walk',
      },
      { name: 'Somewhere wrong', coordinates: undefined, isOutOfRange: true },
    ]);
  });

  it('gives the same from KMZ, and skips its pictures', () => {
    const kmz = zipSync({
      'doc.kml': sample('my-maps.kml'),
      'images/icon-1.png': new Uint8Array(4096),
      '__MACOSX/._doc.kml': new Uint8Array(100),
    });
    expect(found(kmz)).toEqual(found(sample('my-maps.kml')));
  });
});

it('reads the waypoints of GPX, without what devices write by themselves', () => {
  const bytes = sample('device.gpx');
  expect(readPlaceFile(bytes)).toMatchObject({ format: 'gpx', shapes: 1 });
  expect(found(bytes)).toMatchObject([
    {
      name: 'Baegundae',
      coordinates: [126.9778, 37.6587],
      notes: 'Windy at the top',
      kind: 'mountain',
    },
    { name: 'Gwangjang Market', sourceId: 'google/cid/123456789', kind: 'market', tag: 'shop' },
  ]);
});

it('reads the points of GeoJSON', () => {
  const bytes = sample('points.geojson');
  expect(readPlaceFile(bytes)).toMatchObject({ format: 'geojson', shapes: 1 });
  expect(found(bytes)).toMatchObject([
    { name: 'Bukchon', notes: 'Hanok & lanes\nQuiet, please', kind: 'neighbourhood' },
    { name: 'Off the map', coordinates: undefined, isOutOfRange: true },
    { name: '37.5, 126.9' },
    { name: 'Somewhere in town', coordinates: undefined },
  ]);
});

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));

describe('CSV', () => {
  it('may have semicolons, commas in numbers, Spanish headers and breaks in cells', () => {
    expect(found(sample('semicolons.csv'))).toMatchObject([
      {
        name: 'Mercado de Gwangjang',
        coordinates: [126.999, 37.57],
        notes: 'Pedir "mayak";\r\nllevar efectivo',
        kind: 'market',
      },
      { name: 'Palacio', kind: 'palace', notes: null },
    ]);
  });

  const korean = '이름,위도,경도,메모\n경복궁,37.5796,126.9770,아침에\n';
  it.each([
    ['UTF-8', strToU8(korean)],
    ['UTF-8 with a mark', strToU8(`\uFEFF${korean}`)],
    ['UTF-16 with a mark', utf16(`\uFEFF${korean}`)],
    [
      'UTF-16 with its bytes swapped',
      new Uint8Array(Buffer.from(`\uFEFF${korean}`, 'utf16le').swap16()),
    ],
    [
      'EUC-KR, as Excel in Korea writes it',
      new Uint8Array([
        ...Buffer.from('c0ccb8a72cc0a7b5b52cb0e6b5b52cb8deb8f00ab0e6bab9b1c32c', 'hex'),
        ...strToU8('37.5796,126.9770,'),
        ...Buffer.from('bec6c4a7bfa10a', 'hex'),
      ]),
    ],
  ])('may be in %s', (_, bytes) => {
    expect(found(bytes)).toMatchObject([
      { name: '경복궁', coordinates: [126.977, 37.5796], notes: '아침에' },
    ]);
  });

  it.each([
    ['tabs', 'name\tlat\tlng\nBukchon\t37.58\t126.98'],
    ['a pair of coordinates', 'Place,Coordinates\nBukchon,"37.58, 126.98"'],
    ['WKT, as My Maps exports it', 'WKT,name,description\n"POINT (126.98 37.58)",Bukchon,'],
    ['no header', 'Bukchon,37.58,126.98\n'],
    ['only a link', 'Title,URL\nBukchon,"https://maps.apple.com/?ll=37.58,126.98&q=Bukchon"'],
  ])('may have %s', (_, text) => {
    expect(found(strToU8(text))).toMatchObject([{ name: 'Bukchon', coordinates: [126.98, 37.58] }]);
  });
});

const point = (name: string) =>
  `<Placemark><name>${name}</name><Point><coordinates>1,2</coordinates></Point></Placemark>`;

describe('reads what converters and old programs write', () => {
  it('finds a place in a cell of JSON', () => {
    expect(found(sample('location-json.kml'))).toMatchObject([
      {
        name: 'Changdeokgung Palace',
        address: '99 Yulgok-ro, Seoul',
        coordinates: [126.991, 37.5794],
      },
    ]);
  });

  it('gives what has no name, by its position or its address', () => {
    expect(found(sample('takeout-null-island.json'))).toMatchObject([
      { name: '37.57961, 126.97704', coordinates: [126.97704, 37.57961], position: 'link' },
      { name: 'N Seoul Tower', coordinates: undefined },
      { name: '37 Gyedong-gil, Jongno-gu, Seoul', coordinates: [126.9849, 37.5826] },
    ]);
  });

  it('reads broken XML as far as possible, and says so', () => {
    const bytes = sample('bad-char-reference.gpx');
    expect(found(bytes)).toMatchObject([{ name: 'Tower hill' }, { name: 'Old palace' }]);
    expect(readPlaceFile(bytes).isDamaged).toBe(true);
    for (const [text, names] of [
      [`<kml>${point('Fish & chips')}</kml>`, ['Fish & chips']],
      [`<kml>${point('Tab\u0008le')}</kml>`, ['Table']],
      [`<kml>${point('One')}${point('Two')}<Placemark><name>Thr`, ['One', 'Two']],
      [`<kml><Folder>${point('One')}</Document>${point('Two')}</kml>`, ['One', 'Two']],
      [`<kml>${point('Caf&eacute; &bomb;')}</kml>`, ['Café &bomb;']],
    ] as const) {
      const reading = readPlaceFile(strToU8(text));
      expect(reading.places.map((raw) => toFoundPlace(raw)?.name)).toEqual(names);
      expect(reading.isDamaged).toBe(true);
    }
    expect(readPlaceFile(sample('my-maps.kml')).isDamaged).toBe(false);
  });

  it.each([
    ['Shift_JIS', '83 5c 83 45 83 8b', 'ソウル'],
    ['windows-1251', 'ca f0 e0 f1 ed e0 ff 20 ef eb ee f9 e0 e4 fc', 'Красная площадь'],
    ['Big5', 'ac 47 ae 63 b3 d5 aa ab b0 7c', '故宮博物院'],
    ['GB18030', 'b9 ca b9 ac b2 a9 ce ef d4 ba', '故宫博物院'],
    ['EUC-KR', 'b0 e6 ba b9 b1 c3', '경복궁'],
    ['windows-1252', '50 6c 61 7a 61 20 45 73 70 61 f1 61', 'Plaza España'],
    ['windows-1250', '57 72 6f 63 b3 61 77', 'Wrocław'],
  ])('finds out that a table is in %s', (_, hex, name) => {
    const bytes = Buffer.concat([
      Buffer.from('name,latitude,longitude\n'),
      Buffer.from(hex.replaceAll(' ', ''), 'hex'),
      Buffer.from(',37.5,126.9\n'),
    ]);
    expect(found(new Uint8Array(bytes))).toMatchObject([{ name, coordinates: [126.9, 37.5] }]);
  });

  it('reads names in Shift_JIS', () => {
    expect(found(sample('shift-jis.csv'))).toMatchObject([
      { name: 'ソウルタワー' },
      { name: '景福宮' },
    ]);
  });

  it('asks where several encodings are possible, and reads it as told', () => {
    const bytes = new Uint8Array([
      ...strToU8('name,latitude,longitude\n'),
      ...Buffer.from('ccf3e7e5e9', 'hex'),
      ...strToU8(',55.7,37.6\n'),
    ]);
    const { problem, choices } = problemOf(bytes) as PlaceFileError;
    expect(problem).toBe('unknown-encoding');
    expect(choices.slice(0, 2)).toEqual([
      { encoding: 'windows-1251', sample: 'Музей' },
      { encoding: 'windows-1253', sample: expect.any(String) },
    ]);
    const told = readPlaceFile(bytes, 'windows-1251');
    expect(told.places.map((raw) => toFoundPlace(raw)?.name)).toEqual(['Музей']);
  });
});

describe('bad input', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY a "ha">${Array.from(
    { length: 30 },
    (_, at) => `<!ENTITY b${at} "&a;&a;&a;">`,
  ).join('')}]><kml><Placemark><name>&b29;</name></Placemark></kml>`;

  it.each([
    ['entities that explode', strToU8(laughs), 'doctype'],
    [
      'an external entity',
      strToU8('<!DOCTYPE kml SYSTEM "file:///etc/passwd"><kml></kml>'),
      'doctype',
    ],
    ['XML that ends early', strToU8('<kml><Placemark><name>Buk'), 'broken'],
    ['XML as deep as it is long', strToU8(`<kml>${'<a>'.repeat(5000)}`), 'broken'],
    ['a web page', strToU8('<!DOCTYPE html><html><body>Sign in</body></html>'), 'unknown-format'],
    ['a feed', strToU8('<?xml version="1.0"?><rss></rss>'), 'unknown-format'],
    ['other JSON', strToU8('{"hello": "world"}'), 'unknown-format'],
    ['broken JSON', strToU8('{"type": "FeatureCollection", "features": ['), 'broken'],
    ['a PDF', strToU8('%PDF-1.7\nname,lat'), 'unknown-format'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10]), 'unknown-format'],
    ['bytes', new Uint8Array(300).map((_, at) => (at * 7) % 256), 'broken'],
    ['prose', strToU8('Dear Mina,\nthe palace was lovely.\n'), 'no-columns'],
    ['an archive of pictures', zipSync({ 'a.png': new Uint8Array(10) }), 'unknown-format'],
    [
      'an archive that is cut off',
      zipSync({ 'doc.kml': sample('my-maps.kml') }).subarray(0, 300),
      'broken',
    ],
  ])('refuses %s', (_, bytes, problem) => {
    expect(problemOf(bytes)).toMatchObject({ name: 'PlaceFileError', problem });
  });

  it('refuses an archive by what it unpacks to, whatever its headers say', () => {
    const bomb = zipSync({ 'doc.kml': new Uint8Array(60 * 1024 * 1024) });
    const lying = new Uint8Array(bomb);
    // The size in the local header and in the directory.
    new DataView(lying.buffer).setUint32(22, 1000, true);
    const directory = lying.length - 22 - 46 - 'doc.kml'.length;
    new DataView(lying.buffer).setUint32(directory + 24, 1000, true);
    for (const archive of [bomb, lying]) {
      expect(archive.length).toBeLessThan(100_000);
      expect(problemOf(archive)).toMatchObject({ problem: 'too-large-unpacked' });
    }
  });

  it('reads the first 20,000 of more points and says how many are left', () => {
    const features = Array.from({ length: 100_000 }, (_, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [126 + at / 1e6, 37] },
      properties: { name: `Point ${at}` },
    }));
    const bytes = strToU8(JSON.stringify({ type: 'FeatureCollection', features }));
    const reading = readPlaceFile(bytes);
    expect(reading.places).toHaveLength(20_000);
    expect(reading.notRead).toBe(80_000);
  });

  it('has no places in an empty file', () => {
    expect(readPlaceFile(new Uint8Array()).places).toEqual([]);
    expect(readPlaceFile(strToU8('Title,Note,URL\n')).places).toEqual([]);
  });
});
