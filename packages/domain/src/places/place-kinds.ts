import type { PoiTag } from '../pois/poi-tag.ts';
import type { Language } from '../shared/language.ts';

type Kind = readonly [tag: PoiTag, visitMin: number, en: string, ko: string, es: string];

/** What a place can be: its tag, the usual visit in minutes, and the word for it. */
const KINDS = {
  restaurant: ['eat', 90, 'Restaurant', '음식점', 'Restaurante'],
  'fine-dining': ['eat', 150, 'Fine dining', '파인 다이닝', 'Alta cocina'],
  bistro: ['eat', 90, 'Bistro', '비스트로', 'Bistró'],
  tavern: ['eat', 90, 'Tavern', '선술집', 'Taberna'],
  diner: ['eat', 60, 'Diner', '다이너', 'Cafetería americana'],
  seafood: ['eat', 90, 'Seafood restaurant', '해산물 음식점', 'Marisquería'],
  sushi: ['eat', 60, 'Sushi restaurant', '초밥집', 'Restaurante de sushi'],
  noodles: ['eat', 60, 'Noodle restaurant', '국수집', 'Restaurante de fideos'],
  dumplings: ['eat', 60, 'Dumpling restaurant', '만두집', 'Restaurante de empanadillas'],
  'dim-sum': ['eat', 90, 'Dim sum restaurant', '딤섬집', 'Restaurante de dim sum'],
  hotpot: ['eat', 90, 'Hotpot restaurant', '훠궈·전골집', 'Restaurante de hotpot'],
  barbecue: ['eat', 90, 'Barbecue restaurant', '고깃집', 'Asador'],
  steakhouse: ['eat', 90, 'Steakhouse', '스테이크하우스', 'Asador de carnes'],
  curry: ['eat', 60, 'Curry restaurant', '카레집', 'Restaurante de curri'],
  pizzeria: ['eat', 60, 'Pizzeria', '피자집', 'Pizzería'],
  tapas: ['eat', 90, 'Tapas bar', '타파스 바', 'Bar de tapas'],
  vegetarian: ['eat', 90, 'Vegetarian restaurant', '채식 음식점', 'Restaurante vegetariano'],
  delicatessen: ['eat', 60, 'Delicatessen', '델리', 'Charcutería con mesas'],
  'street-food': ['eat', 60, 'Street food', '길거리 음식', 'Comida callejera'],
  'food-hall': ['eat', 60, 'Food hall', '푸드홀', 'Mercado gastronómico'],
  'food-market': ['eat', 90, 'Food market', '먹거리 시장', 'Mercado de comida'],
  bakery: ['eat', 30, 'Bakery', '빵집', 'Panadería'],
  'ice-cream': ['eat', 30, 'Ice cream', '아이스크림', 'Heladería'],

  cafe: ['drink', 60, 'Café', '카페', 'Café'],
  'coffee-house': ['drink', 60, 'Coffee house', '커피하우스', 'Café histórico'],
  roastery: ['drink', 45, 'Coffee roastery', '커피 로스터리', 'Tostadero de café'],
  'tea-house': ['drink', 60, 'Tea house', '찻집', 'Casa de té'],
  'pastry-shop': ['drink', 45, 'Pastry shop', '제과점', 'Pastelería'],
  'dessert-cafe': ['drink', 45, 'Dessert café', '디저트 카페', 'Café de postres'],
  bar: ['drink', 90, 'Bar', '바', 'Bar'],
  'cocktail-bar': ['drink', 90, 'Cocktail bar', '칵테일 바', 'Coctelería'],
  'wine-bar': ['drink', 90, 'Wine bar', '와인 바', 'Bar de vinos'],
  'rooftop-bar': ['drink', 90, 'Rooftop bar', '루프톱 바', 'Bar en azotea'],
  'hotel-bar': ['drink', 90, 'Hotel bar', '호텔 바', 'Bar de hotel'],
  pub: ['drink', 90, 'Pub', '펍', 'Pub'],
  izakaya: ['drink', 90, 'Izakaya', '이자카야', 'Izakaya'],
  brewery: ['drink', 90, 'Brewery', '브루어리', 'Cervecería artesanal'],
  'beer-hall': ['drink', 90, 'Beer hall', '비어홀', 'Cervecería'],
  'bar-street': ['drink', 90, 'Bar street', '술집 골목', 'Calle de bares'],
  'jazz-club': ['drink', 120, 'Jazz club', '재즈 클럽', 'Club de jazz'],
  'live-music': ['drink', 120, 'Live music', '라이브 공연장', 'Música en vivo'],
  nightclub: ['drink', 150, 'Nightclub', '클럽', 'Discoteca'],

  palace: ['tour', 120, 'Palace', '궁', 'Palacio'],
  castle: ['tour', 120, 'Castle', '성', 'Castillo'],
  fortress: ['tour', 90, 'Fortress', '요새', 'Fortaleza'],
  temple: ['tour', 60, 'Temple', '사원', 'Templo'],
  shrine: ['tour', 60, 'Shrine', '신사·사당', 'Santuario'],
  church: ['tour', 45, 'Church', '성당·교회', 'Iglesia'],
  cathedral: ['tour', 60, 'Cathedral', '대성당', 'Catedral'],
  monastery: ['tour', 60, 'Monastery', '수도원', 'Monasterio'],
  mosque: ['tour', 60, 'Mosque', '모스크', 'Mezquita'],
  synagogue: ['tour', 60, 'Synagogue', '유대교 회당', 'Sinagoga'],
  museum: ['tour', 120, 'Museum', '박물관', 'Museo'],
  'art-museum': ['tour', 120, 'Art museum', '미술관', 'Museo de arte'],
  gallery: ['tour', 60, 'Gallery', '갤러리', 'Galería'],
  cultural: ['tour', 90, 'Cultural centre', '문화 공간', 'Centro cultural'],
  theatre: ['tour', 150, 'Theatre', '극장', 'Teatro'],
  'opera-house': ['tour', 60, 'Opera house', '오페라 극장', 'Ópera'],
  'concert-hall': ['tour', 120, 'Concert hall', '공연장', 'Sala de conciertos'],
  library: ['tour', 60, 'Library', '도서관', 'Biblioteca'],
  university: ['tour', 60, 'University', '대학교', 'Universidad'],
  monument: ['tour', 30, 'Monument', '기념물', 'Monumento'],
  memorial: ['tour', 45, 'Memorial', '기념관', 'Memorial'],
  gate: ['tour', 30, 'Historic gate', '성문', 'Puerta histórica'],
  tower: ['tour', 90, 'Tower', '타워', 'Torre'],
  viewpoint: ['tour', 60, 'Viewpoint', '전망대', 'Mirador'],
  bridge: ['tour', 30, 'Bridge', '다리', 'Puente'],
  square: ['tour', 30, 'Square', '광장', 'Plaza'],
  street: ['tour', 60, 'Street', '거리', 'Calle'],
  quarter: ['tour', 120, 'Historic quarter', '옛 동네', 'Barrio histórico'],
  neighbourhood: ['tour', 120, 'Neighbourhood', '동네', 'Barrio'],
  village: ['tour', 120, 'Village', '마을', 'Pueblo'],
  'historic-house': ['tour', 60, 'Historic house', '고택', 'Casa histórica'],
  'historic-site': ['tour', 60, 'Historic site', '유적지', 'Lugar histórico'],
  ruins: ['tour', 90, 'Ruins', '유적', 'Ruinas'],
  cemetery: ['tour', 60, 'Cemetery', '묘지', 'Cementerio'],
  landmark: ['tour', 60, 'Landmark', '랜드마크', 'Lugar emblemático'],
  architecture: ['tour', 60, 'Architecture', '건축물', 'Arquitectura'],
  'street-art': ['tour', 60, 'Street art', '거리 예술', 'Arte urbano'],
  harbour: ['tour', 60, 'Harbour', '항구', 'Puerto'],
  canal: ['tour', 60, 'Canal', '운하', 'Canal'],
  station: ['tour', 30, 'Railway station', '기차역', 'Estación de tren'],
  stadium: ['tour', 90, 'Stadium', '경기장', 'Estadio'],
  'cable-car': ['tour', 60, 'Cable car', '케이블카', 'Teleférico'],
  'boat-trip': ['tour', 90, 'Boat trip', '유람선', 'Paseo en barco'],
  zoo: ['tour', 180, 'Zoo', '동물원', 'Zoo'],
  aquarium: ['tour', 120, 'Aquarium', '수족관', 'Acuario'],
  'theme-park': ['tour', 360, 'Theme park', '테마파크', 'Parque temático'],
  'hot-spring': ['tour', 120, 'Hot spring', '온천', 'Aguas termales'],
  bath: ['tour', 120, 'Bathhouse', '목욕탕', 'Baños'],
  winery: ['tour', 120, 'Winery', '와이너리', 'Bodega'],

  park: ['tour', 90, 'Park', '공원', 'Parque'],
  garden: ['tour', 60, 'Garden', '정원', 'Jardín'],
  'botanical-garden': ['tour', 90, 'Botanical garden', '식물원', 'Jardín botánico'],
  'national-park': ['tour', 240, 'National park', '국립공원', 'Parque nacional'],
  'nature-reserve': ['tour', 120, 'Nature reserve', '자연 보호구역', 'Reserva natural'],
  forest: ['tour', 120, 'Forest', '숲', 'Bosque'],
  beach: ['tour', 120, 'Beach', '해변', 'Playa'],
  island: ['tour', 240, 'Island', '섬', 'Isla'],
  lake: ['tour', 90, 'Lake', '호수', 'Lago'],
  waterfall: ['tour', 60, 'Waterfall', '폭포', 'Cascada'],
  cave: ['tour', 60, 'Cave', '동굴', 'Cueva'],
  mountain: ['tour', 180, 'Mountain', '산', 'Montaña'],
  hill: ['tour', 60, 'Hill', '언덕', 'Colina'],
  trail: ['tour', 180, 'Hiking trail', '등산로', 'Sendero'],
  walk: ['tour', 90, 'Walk', '산책로', 'Paseo'],

  market: ['shop', 90, 'Market', '시장', 'Mercado'],
  'flea-market': ['shop', 90, 'Flea market', '벼룩시장', 'Mercadillo'],
  'night-market': ['shop', 90, 'Night market', '야시장', 'Mercado nocturno'],
  'shopping-street': ['shop', 90, 'Shopping street', '쇼핑 거리', 'Calle comercial'],
  'department-store': ['shop', 90, 'Department store', '백화점', 'Grandes almacenes'],
  mall: ['shop', 90, 'Shopping centre', '쇼핑몰', 'Centro comercial'],
  bookshop: ['shop', 45, 'Bookshop', '서점', 'Librería'],
  shop: ['shop', 45, 'Shop', '가게', 'Tienda'],

  hotel: ['hotel', 30, 'Hotel', '호텔', 'Hotel'],
  airport: ['airport', 60, 'Airport', '공항', 'Aeropuerto'],
} as const satisfies Readonly<Record<string, Kind>>;

export type PlaceKind = keyof typeof KINDS;

// `Object.keys` loses the keys' types; the object above is frozen by `as const`.
export const PLACE_KINDS = Object.keys(KINDS) as [PlaceKind, ...PlaceKind[]];

const WORD_AT = { en: 2, ko: 3, es: 4 } as const satisfies Record<Language, number>;

/** `Art museum`, `미술관`, `Museo de arte`. */
export function kindWord(kind: PlaceKind, language: Language): string {
  return KINDS[kind][WORD_AT[language]];
}

export function tagOfKind(kind: PlaceKind): PoiTag {
  return KINDS[kind][0];
}

/** The usual visit, in minutes. */
export function visitMinOfKind(kind: PlaceKind): number {
  return KINDS[kind][1];
}
