/**
 * Complete answers of sources of places in their published formats, with fields that are not used. The
 * places are around Seoul's palace of Gyeongbokgung.
 */

const LICENCE = 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright';

/** `/search` of Nominatim, format `jsonv2`, with address, extra tags and names. */
export const NOMINATIM_ANSWER = [
  {
    place_id: 220_141_885,
    licence: LICENCE,
    osm_type: 'way',
    osm_id: 187_842_226,
    lat: '37.5797708',
    lon: '126.9770422',
    category: 'tourism',
    type: 'attraction',
    place_rank: 30,
    importance: 0.5273,
    addresstype: 'tourism',
    name: 'Gyeongbokgung Palace',
    display_name:
      'Gyeongbokgung Palace, 161, Sajik-ro, Sejongno, Jongno-gu, Seoul, 03045, South Korea',
    address: {
      tourism: 'Gyeongbokgung Palace',
      house_number: '161',
      road: 'Sajik-ro',
      quarter: 'Sejongno',
      borough: 'Jongno-gu',
      city: 'Seoul',
      'ISO3166-2-lvl4': 'KR-11',
      postcode: '03045',
      country: 'South Korea',
      country_code: 'kr',
    },
    extratags: {
      historic: 'palace',
      heritage: '2',
      phone: '+82 2 3700 3900',
      website: 'https://royal.khs.go.kr/gbg',
      wikidata: 'Q482454',
      wikipedia: 'ko:경복궁',
      opening_hours: 'Mar-May,Sep-Oct: We-Mo 09:00-18:00; Tu off',
    },
    namedetails: {
      name: '경복궁',
      'name:en': 'Gyeongbokgung Palace',
      'name:es': 'Palacio Gyeongbokgung',
      'name:ko': '경복궁',
      'name:ja': '景福宮',
    },
    boundingbox: ['37.5757', '37.5838', '126.9737', '126.9801'],
  },
  {
    place_id: 220_660_001,
    licence: LICENCE,
    osm_type: 'node',
    osm_id: 4_620_163_589,
    lat: '37.5780',
    lon: '126.9719',
    category: 'amenity',
    type: 'cafe',
    place_rank: 30,
    importance: 0.00008,
    addresstype: 'amenity',
    name: 'Palace Coffee',
    display_name: 'Palace Coffee, 12, Jahamun-ro, Jongno-gu, Seoul, South Korea',
    address: {
      amenity: 'Palace Coffee',
      house_number: '12',
      road: 'Jahamun-ro',
      borough: 'Jongno-gu',
      city: 'Seoul',
      country: 'South Korea',
      country_code: 'kr',
    },
    extratags: null,
    namedetails: { name: '궁전커피', 'name:en': 'Palace Coffee' },
    boundingbox: ['37.57795', '37.57805', '126.97185', '126.97195'],
  },
] as const;

const element = (type: string, id: number, at: object, tags: object) => ({ type, id, ...at, tags });

/** Overpass, `[out:json]` with `out tags center`. */
export const OVERPASS_ANSWER = {
  version: 0.6,
  generator: 'Overpass API 0.7.62.8 e802775f',
  osm3s: {
    timestamp_osm_base: '2026-11-22T23:59:06Z',
    copyright:
      'The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.',
  },
  elements: [
    element(
      'node',
      11_111,
      { lat: 37.57, lon: 126.98 },
      { name: '작은박물관', tourism: 'museum', website: 'https://small.example.org' },
    ),
    element(
      'way',
      187_842_226,
      { center: { lat: 37.579_770_8, lon: 126.977_042_2 } },
      {
        name: '경복궁',
        'name:en': 'Gyeongbokgung Palace',
        'name:ko': '경복궁',
        tourism: 'attraction',
        historic: 'palace',
        wikidata: 'Q482454',
        wikipedia: 'ko:경복궁',
        phone: '+82 2 3700 3900',
        website: 'https://royal.khs.go.kr/gbg',
      },
    ),
    element(
      'relation',
      22_222,
      { center: { lat: 37.523, lon: 126.98 } },
      {
        name: '시험미술관',
        'name:en': 'Test Museum of Art',
        tourism: 'museum',
        museum: 'art',
        wikidata: 'Q1',
        wikipedia: 'ko:시험미술관',
        'addr:street': '서빙고로',
        'addr:housenumber': '137',
        opening_hours: 'Tu-Su 10:00-18:00',
      },
    ),
    // Without a name, and without a place.
    element('node', 33_333, { lat: 37.57, lon: 126.98 }, { tourism: 'museum' }),
    element('way', 44_444, {}, { name: 'Nowhere', tourism: 'museum' }),
  ],
};

const day = (number: number, [from, to]: readonly [number, number]) => ({
  open: { day: number, hour: from, minute: 0 },
  close: { day: number, hour: to, minute: 0 },
});

/** `places:searchText` and `places:searchNearby` of the Places API (New). */
export const GOOGLE_ANSWER = {
  places: [
    {
      id: 'ChIJod7tSseifDUR9hXHLFNGMIs',
      types: ['tourist_attraction', 'historical_landmark', 'point_of_interest', 'establishment'],
      internationalPhoneNumber: '+82 2-3700-3900',
      formattedAddress: '161 Sajik-ro, Jongno District, Seoul, South Korea',
      location: { latitude: 37.579_617, longitude: 126.977_041 },
      rating: 4.6,
      googleMapsUri: 'https://maps.google.com/?cid=10030058735426000374',
      websiteUri: 'https://royal.khs.go.kr/gbg',
      regularOpeningHours: {
        openNow: true,
        periods: [0, 1, 3, 4, 5, 6].map((number) => day(number, [9, 18])),
        weekdayDescriptions: ['Monday: 9:00 AM – 6:00 PM', 'Tuesday: Closed'],
      },
      businessStatus: 'OPERATIONAL',
      userRatingCount: 41_218,
      displayName: { text: 'Gyeongbokgung Palace', languageCode: 'en' },
      primaryType: 'tourist_attraction',
      shortFormattedAddress: '161 Sajik-ro, Jongno District',
    },
    {
      id: 'ChIJtestTestTestRestaurant0',
      types: ['korean_restaurant', 'restaurant', 'food', 'establishment'],
      formattedAddress: '5 Jahamun-ro, Jongno District, Seoul, South Korea',
      location: { latitude: 37.5777, longitude: 126.9711 },
      rating: 4.1,
      priceLevel: 'PRICE_LEVEL_MODERATE',
      businessStatus: 'OPERATIONAL',
      userRatingCount: 812,
      displayName: { text: 'Palace Table', languageCode: 'en' },
      primaryType: 'korean_restaurant',
    },
    {
      id: 'ChIJclosedclosedclosed00000',
      types: ['museum'],
      location: { latitude: 37.577, longitude: 126.971 },
      businessStatus: 'CLOSED_PERMANENTLY',
      displayName: { text: 'Palace of Yesterday', languageCode: 'en' },
    },
  ],
};
