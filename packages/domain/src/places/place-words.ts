import { foldJoined, foldWords } from '../shared/fold.ts';
import { Language } from '../shared/language.ts';
import { listNames } from '../shared/local-names.ts';
import type { BuiltInPlace } from './built-in-place.ts';
import { kindWord } from './kind-word.ts';
import type { DiscoverySubcategory } from './place.schema.ts';

/** What people type for a shelf, in English, Korean and Spanish. */
const SHELF_WORDS: Readonly<Record<DiscoverySubcategory, string>> = {
  restaurants: 'restaurant food eat dinner lunch 식당 맛집 음식 레스토랑 restaurante comida cena',
  trending:
    'restaurant food eat dinner trending popular 식당 맛집 핫플 레스토랑 restaurante comida moda',
  cafes: 'cafe coffee tea bakery cake 카페 커피 디저트 cafetería pastelería té',
  bars: 'bar bars drink drinks nightlife 술집 바 술 bares copas noche',
  attractions: 'attraction sight sightseeing landmark 명소 관광 관광지 atracción monumento visita',
  'hidden-gems': 'hidden gem local quiet 숨은명소 숨은 로컬 escondido secreto',
  parks: 'park garden nature green outdoors 공원 정원 자연 parque jardín naturaleza',
  hiking:
    'hike hiking trail walk walking outdoors 등산 하이킹 산책 둘레길 senderismo caminata ruta',
};

/** The same for a word of a place's kind. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  barbecue: 'bbq grill meat 고기 구이 고깃집 barbacoa carne',
  basilica: 'church 성당 iglesia',
  beer: 'pub 맥주 cerveza',
  bookshop: 'books bookstore 서점 책방 librería',
  brewery: 'beer 맥주 수제맥주 cerveza cervecería',
  bridge: '다리 puente',
  castle: '성 요새 castillo',
  cathedral: 'church 성당 대성당 catedral iglesia',
  cocktail: 'cocktails 칵테일 cóctel cócteles',
  delicatessen: 'deli sandwich 샌드위치 델리',
  fine: 'michelin gourmet 파인다이닝 고급 alta cocina',
  fish: 'seafood 생선 해산물 pescado marisco',
  garden: '정원 jardín',
  italian: 'pasta 파스타 이탈리안 italiano',
  jazz: 'music live 재즈 음악 música',
  korean: 'korean 한식 coreano',
  market: 'shopping 시장 mercado',
  mosque: '모스크 사원 mezquita',
  mountain: '산 montaña',
  museum: 'art history 박물관 미술관 전시 museo arte',
  palace: '궁 궁궐 고궁 palacio',
  pizzeria: 'pizza 피자',
  pub: 'beer 펍 맥주 cerveza',
  ramen: 'noodles 라멘 라면 fideos',
  seafood: 'fish oysters 해산물 굴 marisco ostras',
  shopping: '쇼핑 compras tiendas',
  shrine: '신사 사당 santuario',
  soba: 'noodles 소바 메밀 fideos',
  steakhouse: 'steak meat 스테이크 carne',
  sushi: '초밥 스시',
  tea: '차 찻집 té',
  temple: 'buddhist 절 사찰 templo',
  udon: 'noodles 우동 fideos',
  viewpoint: 'view tower skyline 전망 전망대 야경 mirador vistas torre',
  wine: '와인 vino',
};

const TAG_WORDS: Readonly<Record<string, string>> = {
  shop: 'shop shopping 쇼핑 compras tienda',
  hotel: 'hotel hotels stay accommodation 호텔 숙소 숙박 alojamiento',
  airport: 'airport airports flight 공항 aeropuerto vuelo',
};

export interface PlaceWords {
  /** Every name as one folded text without spaces: `gyeongbokgungpalace`. */
  readonly joinedNames: readonly string[];
  readonly names: readonly string[];
  readonly about: readonly string[];
  readonly prose: readonly string[];
}

/** Every name of a place, each once. */
export function namesOf({ names }: Pick<BuiltInPlace, 'names'>): string[] {
  const { local, others = [] } = names;
  return [...new Set([...listNames(names), ...(local === undefined ? [] : [local]), ...others])];
}

/** The words by which a place is found: from its names, its kind and location, and its descriptions. */
export function wordsOf(place: BuiltInPlace): PlaceWords {
  const kindWords = Language.options.map((language) => kindWord(place.kind, language));
  const kinds = kindWords.flatMap(foldWords);
  const vocabulary = [
    place.shelf ? SHELF_WORDS[place.shelf] : '',
    TAG_WORDS[place.tag] ?? '',
    ...kinds.map((word) => KIND_WORDS[word] ?? ''),
  ];
  const names = namesOf(place);
  const neighborhoods = [place, ...Object.values(place.whereaboutsIn ?? {})].map(
    ({ neighborhood }) => neighborhood,
  );
  return {
    joinedNames: names.map(foldJoined).filter((name) => name !== ''),
    names: [...new Set(names.flatMap(foldWords))],
    about: [...kinds, ...neighborhoods.flatMap(foldWords), ...vocabulary.flatMap(foldWords)],
    prose: listNames(place.descriptions).flatMap(foldWords),
  };
}
