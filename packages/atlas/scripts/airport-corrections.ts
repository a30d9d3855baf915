/**
 * The busiest passenger airports, in rough order of passengers: what search lists first, and the
 * main airport of each city. Order of magnitude only, not a statistic.
 */
export const HUBS =
  `ATL DXB DFW LHR HND DEN IST ORD DEL CAN ICN LAX CDG JFK SIN AMS PVG PEK FRA MAD BKK HKG MIA
LAS CTU CLT MCO BOM PHX SZX SEA KUL EWR SFO IAH BCN DOH CGK MEX NRT FCO MUC BOS MNL TPE JED LGW FLL YYZ SYD MEL
GRU BOG MSP LGA DTW PHL BWI SLC IAD DCA SAN TPA KIX FUK CTS SGN HAN DUB ZRH CPH OSL ARN VIE LIS ATH PMI ORY MXP
BRU HEL WAW PRG BUD MAN STN BER HAM DUS GVA NCE CUN YVR YUL YYC AEP EZE LIM SCL GIG CGH PTY BNA AUS MDW PDX STL
HNL RUH CAI AUH ADD NBO JNB CPT CMN ALG TUN LOS ACC BLR MAA HYD CCU CMB KTM DAC DAD KTI SAI RGN DPS SUB CEB SHA
HGH XIY CKG KMG PKX TFU TSN TAO XMN GMP CJU PUS OKA NGO ITM SVO DME LED SAW AYT ESB BNE PER AKL CHC OTP SOF BEG
ZAG KEF RIX LYS MRS TLS STR CGN EDI GLA BHX LTN LCY AGP ALC VLC SVQ NAP VCE BLQ BGY CIA OPO TLV AMM BEY BAH MCT
TAS ALA NQZ TBS GYD HAV SJU SJO GUA SDQ PUJ UIO MDE CUZ MVD VCP GUM SPN ULN TXL`
    .trim()
    .split(/\s+/);

/** Codes of cities that the sources list as airports. */
export const CITY_CODES: ReadonlySet<string> = new Set(['BAK', 'PAR']);

/** Airports that closed, changed their code or have several: tickets name them, the sources do not. */
export const CLOSED_AIRPORTS: readonly {
  iata: string;
  name: string;
  cityCode: string;
  city: string;
  countryCode: string;
  lat: number;
  lon: number;
  zone: string;
}[] = [
  {
    iata: 'SXF',
    name: 'Berlin Schönefeld Airport',
    cityCode: 'BER',
    city: 'Berlin',
    countryCode: 'DE',
    lat: 52.38,
    lon: 13.5225,
    zone: 'Europe/Berlin',
  },
  {
    iata: 'THF',
    name: 'Berlin Tempelhof Airport',
    cityCode: 'BER',
    city: 'Berlin',
    countryCode: 'DE',
    lat: 52.473,
    lon: 13.4039,
    zone: 'Europe/Berlin',
  },
  {
    iata: 'KIV',
    name: 'Chisinau International Airport',
    cityCode: 'RMO',
    city: 'Chisinau',
    countryCode: 'MD',
    lat: 46.9277,
    lon: 28.931,
    zone: 'Europe/Chisinau',
  },
  {
    iata: 'TSE',
    name: 'Astana International Airport',
    cityCode: 'NQZ',
    city: 'Astana',
    countryCode: 'KZ',
    lat: 51.0222,
    lon: 71.4669,
    zone: 'Asia/Almaty',
  },
  {
    iata: 'FRU',
    name: 'Manas International Airport',
    cityCode: 'BSZ',
    city: 'Bishkek',
    countryCode: 'KG',
    lat: 43.0613,
    lon: 74.4776,
    zone: 'Asia/Bishkek',
  },
  {
    iata: 'FBU',
    name: 'Oslo Fornebu Airport',
    cityCode: 'OSL',
    city: 'Oslo',
    countryCode: 'NO',
    lat: 59.8958,
    lon: 10.6172,
    zone: 'Europe/Oslo',
  },
  {
    iata: 'MLH',
    name: 'EuroAirport Basel Mulhouse Freiburg',
    cityCode: 'BSL',
    city: 'Basel',
    countryCode: 'FR',
    lat: 47.59,
    lon: 7.5292,
    zone: 'Europe/Paris',
  },
  {
    iata: 'EAP',
    name: 'EuroAirport Basel Mulhouse Freiburg',
    cityCode: 'BSL',
    city: 'Basel',
    countryCode: 'FR',
    lat: 47.59,
    lon: 7.5292,
    zone: 'Europe/Paris',
  },
];

/**
 * Airports that the sources still take for open, with the one that took over their flights: REP → SAI (16 October 2023),
 * PNH → KTI (9 September 2025), both said by the State Secretariat of Civil Aviation of Cambodia; RAJ → HSR (10 September 2023,
 * Airports Authority of India); ADA → COV (10 August 2024, DHMİ, Turkey).
 */
export const CLOSED_SINCE: ReadonlySet<string> = new Set(['REP', 'PNH', 'RAJ', 'ADA']);

/** Airports with flights that the sources take for unfinished: HSR since 10 September 2023. */
export const OPENED_SINCE: ReadonlySet<string> = new Set(['HSR']);

/**
 * Codes that went to another airport, and airports that are newer than the sources. `source` says who announced it;
 * coordinates are those of its publication, rounded to hundredths of a degree.
 */
export const NEW_AIRPORTS: readonly {
  iata: string;
  icao: string;
  name: string;
  countryCode: string;
  lat: number;
  lon: number;
  zone: string;
  source: string;
}[] = [
  {
    iata: 'KTI',
    icao: 'VDTI',
    name: 'Techo International Airport',
    countryCode: 'KH',
    lat: 11.36,
    lon: 104.92,
    zone: 'Asia/Phnom_Penh',
    source:
      'Cambodia Airport Investment; open since 9 September 2025. The code was that of Kratie, which has no flights',
  },
  {
    iata: 'WSI',
    icao: 'YSWS',
    name: 'Western Sydney International (Nancy-Bird Walton) Airport',
    countryCode: 'AU',
    lat: -33.89,
    lon: 150.71,
    zone: 'Australia/Sydney',
    source: 'Western Sydney Airport Co Ltd; code assigned in 2023, passengers from late 2026',
  },
  {
    iata: 'NBJ',
    icao: 'FNBJ',
    name: 'Dr. António Agostinho Neto International Airport',
    countryCode: 'AO',
    lat: -9.05,
    lon: 13.5,
    zone: 'Africa/Luanda',
    source:
      'Ministry of Transport of Angola; opened on 10 November 2023, passengers since November 2024',
  },
  {
    iata: 'FZL',
    icao: 'UBBF',
    name: 'Fuzuli International Airport',
    countryCode: 'AZ',
    lat: 39.6,
    lon: 47.2,
    zone: 'Asia/Baku',
    source: 'Azerbaijan Airlines; opened on 26 October 2021',
  },
];

/** Zones where the sources are wrong or out of date, each by what the place's clocks show. */
export const ZONE_CORRECTIONS: Readonly<Record<string, string>> = {
  BAX: 'Asia/Barnaul',
  BBA: 'America/Coyhaique',
  CCH: 'America/Coyhaique',
  GXQ: 'America/Coyhaique',
  LGR: 'America/Coyhaique',
  PNT: 'America/Punta_Arenas',
  PUQ: 'America/Punta_Arenas',
  WPR: 'America/Punta_Arenas',
  WPU: 'America/Punta_Arenas',
  QRE: 'America/Sao_Paulo',
  TBT: 'America/Eirunepe',
  ULG: 'Asia/Hovd',
  YQE: 'America/Edmonton',
};

/** Names of the tz database that have a successor. */
export const ZONE_SUCCESSORS: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'America/Montreal': 'America/Toronto',
  'America/Nipigon': 'America/Toronto',
  'America/Pangnirtung': 'America/Iqaluit',
  'America/Rainy_River': 'America/Winnipeg',
  'America/Thunder_Bay': 'America/Toronto',
  'America/Yellowknife': 'America/Edmonton',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Chongqing': 'Asia/Shanghai',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Australia/Currie': 'Australia/Hobart',
  'Europe/Kiev': 'Europe/Kyiv',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Johnston': 'Pacific/Honolulu',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Other names that tickets and people use, in English, Korean and Spanish. */
export const ALIASES: Readonly<Record<string, readonly string[]>> = {
  ICN: ['인천국제공항', 'Incheon Intl', '인천공항'],
  GMP: ['김포국제공항', 'Kimpo'],
  CJU: ['제주국제공항'],
  PUS: ['김해국제공항', 'Gimhae', 'Kimhae'],
  TAE: ['대구국제공항'],
  CJJ: ['청주국제공항'],
  MWX: ['무안국제공항'],
  KWJ: ['광주공항'],
  RSU: ['여수공항'],
  USN: ['울산공항'],
  KUV: ['군산공항', 'Gunsan'],
  KPO: ['포항경주공항'],
  HIN: ['사천공항'],
  WJU: ['원주공항'],
  YNY: ['양양국제공항'],
  NRT: ['나리타국제공항', '成田'],
  HND: ['하네다공항', '羽田'],
  KIX: ['간사이국제공항', '関西'],
  ITM: ['이타미공항', 'Itami'],
  NGO: ['주부국제공항', 'Centrair', 'Chubu', '센트레아'],
  CTS: ['신치토세공항', '치토세공항'],
  FUK: ['후쿠오카공항'],
  OKA: ['나하공항', 'Naha'],
  PEK: ['서우두국제공항', 'Capital', '베이징수도공항'],
  PKX: ['다싱국제공항', 'Daxing'],
  PVG: ['푸둥국제공항', '푸동', '포동'],
  SHA: ['훙차오국제공항', '홍차오', '홍교'],
  TPE: ['타오위안국제공항'],
  TSA: ['쑹산공항', '송산'],
  HKG: ['첵랍콕공항', 'Chek Lap Kok'],
  BKK: ['수완나품국제공항', '스완나품', '수완나폼'],
  DMK: ['돈므앙국제공항', 'Don Muang', '돈무앙'],
  SIN: ['창이공항', 'Changi'],
  MNL: ['니노이 아키노', 'Ninoy Aquino', 'NAIA'],
  KTI: ['테쪼국제공항', 'Phnom Penh Techo'],
  SGN: ['떤선녓', 'Tan Son Nhat', '탄손누트'],
  HAN: ['노이바이', 'Noi Bai'],
  LHR: ['히스로', '히드로'],
  LGW: ['개트윅'],
  STN: ['스탠스테드'],
  CDG: ['샤를 드골', 'Roissy', 'Roissy-CDG', 'Ch. de Gaulle', '샤를드골', '드골'],
  ORY: ['오를리'],
  FCO: ['피우미치노', 'Leonardo da Vinci', 'Fiumicino'],
  MXP: ['말펜사'],
  LIN: ['Linate'],
  AMS: ['스키폴'],
  MAD: ['바라하스', 'Barajas'],
  BCN: ['엘프라트', 'El Prat'],
  FRA: ['Rhein-Main', 'Frankfurt International'],
  ARN: ['Arlanda', '아를란다'],
  OSL: ['Gardermoen'],
  CPH: ['Kastrup'],
  JFK: ['존 F. 케네디', '케네디', 'Kennedy Intl', 'John F Kennedy', '존에프케네디', '존 F 케네디'],
  LGA: ['라과디아', 'La Guardia'],
  EWR: ['뉴어크', 'Newark Intl', 'Liberty'],
  LAX: ['Los Angeles International'],
  ORD: ['오헤어', 'O Hare', 'OHare'],
  MDW: ['Midway'],
  IAD: ['덜레스', 'Dulles'],
  DCA: ['Reagan National', 'Ronald Reagan'],
  DTW: ['Metropolitan Wayne Co', 'Metro Wayne County'],
  HOU: ['Hobby'],
  IAH: ['Bush Intercontinental', 'G Bush Intercontinental', 'Geo Bush'],
  DFW: ['Dallas Ft Worth', '달라스', '포트워스'],
  DAL: ['Love Field'],
  HNL: ['Daniel K. Inouye'],
  YYZ: ['Lester B. Pearson', '피어슨'],
  YUL: ['Dorval', 'Trudeau'],
  GRU: ['Guarulhos'],
  EZE: ['Ezeiza', 'Ministro Pistarini'],
  MEX: ['Benito Juarez', 'AICM'],
  TXL: ['Tegel'],
  MUC: ['Franz Josef Strauss'],
  IST: ['이스탄불 공항', 'Arnavutkoy'],
  SVO: ['셰레메티예보'],
  DXB: ['두바이 국제공항'],
  BLR: ['Kempegowda'],
  BOM: ['Chhatrapati Shivaji'],
  DEL: ['Indira Gandhi', '인디라 간디'],
  UKB: ['고베공항'],
  SHI: ['시모지시마', '미야코지마'],
  XIY: ['셴양'],
  CAN: ['바이윈'],
  TAO: ['청도'],
  KHH: ['카오슝', 'Siaogang'],
  CXR: ['깜라인', '깜란', '캄란', '나짱'],
  CGK: ['수카르노하타'],
  DPS: ['응우라라이'],
  VTE: ['비엔티엔', '왓따이'],
  UBN: ['칭기즈칸', '칭기스칸'],
  CEB: ['막탄', '막탄세부'],
  KUL: ['KLIA'],
  MLE: ['몰디브'],
  AUH: ['Zayed'],
  DWC: ['Dubai World Central'],
  RUH: ['King Khalid'],
  DOH: ['하마드'],
  SAW: ['사비하 괵첸'],
  LIS: ['Portela'],
  VLC: ['Manises'],
  BIO: ['Loiu'],
  ALC: ['El Altet'],
  CGN: ['Konrad Adenauer'],
  VIE: ['Schwechat', '슈베하트'],
  ZRH: ['Kloten', '클로텐'],
  HEL: ['반타'],
  SEA: ['시택', 'Sea Tac'],
  BOS: ['로건'],
  LAS: ['McCarran', 'Harry Reid', '해리리드'],
  ATL: ['하츠필드'],
  SCL: ['Pudahuel'],
  SAL: ['Comalapa'],
  MEL: ['Tullamarine', '툴라마린'],
  SYD: ['킹스포드스미스'],
  TLS: ['툴루즈블라냐크'],
};
