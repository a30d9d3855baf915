import type { Layout } from '../layout.ts';
import { aegeanEretail } from './aside/aegean-eretail.ts';
import { aerolineasRecibo } from './aside/aerolineas-recibo.ts';
import { aireuropaAppPase } from './aside/aireuropa-app-pase.ts';
import { airseoulKorean } from './aside/airseoul-korean.ts';
import { aveloConfirmation } from './aside/avelo-confirmation.ts';
import { cebupacificReceipt } from './aside/cebupacific-receipt.ts';
import { chinaeasternEterm } from './aside/chinaeastern-eterm.ts';
import { corsairFrench } from './aside/corsair-french.ts';
import { ctripKorean } from './aside/ctrip-korean.ts';
import { eastarjetKorean } from './aside/eastarjet-korean.ts';
import { estelarKiu } from './aside/estelar-kiu.ts';
import { golPortuguese } from './aside/gol-portuguese.ts';
import { gulfairConfirmation } from './aside/gulfair-confirmation.ts';
import { hanatourEticket } from './aside/hanatour-eticket.ts';
import { indigoItinerary } from './aside/indigo-itinerary.ts';
import { interparkEticket } from './aside/interpark-eticket.ts';
import { jalReceipt } from './aside/jal-receipt.ts';
import { jetsmartSpanish } from './aside/jetsmart-spanish.ts';
import { kakaoChatKorean } from './aside/kakao-chat-korean.ts';
import { kayakTrips } from './aside/kayak-trips.ts';
import { koreanairAppPass } from './aside/koreanair-app-pass.ts';
import { modetourKorean } from './aside/modetour-korean.ts';
import { naverKorean } from './aside/naver-korean.ts';
import { norwegianDocument } from './aside/norwegian-document.ts';
import { omanairWhatsapp } from './aside/omanair-whatsapp.ts';
import { onlinetourKorean } from './aside/onlinetour-korean.ts';
import { plusultraRecibo } from './aside/plusultra-recibo.ts';
import { porterConfirmation } from './aside/porter-confirmation.ts';
import { pricelineItinerary } from './aside/priceline-itinerary.ts';
import { reiselandGerman } from './aside/reiseland-german.ts';
import { royalairmarocFrench } from './aside/royalairmaroc-french.ts';
import { samsungwalletKorean } from './aside/samsungwallet-korean.ts';
import { skySpanish } from './aside/sky-spanish.ts';
import { starluxKorean } from './aside/starlux-korean.ts';
import { tourvisSabreKorean } from './aside/tourvis-sabre-korean.ts';
import { travelperkTrip } from './aside/travelperk-trip.ts';
import { tripcomSpanish } from './aside/tripcom-spanish.ts';
import { vietjetBilingual } from './aside/vietjet-bilingual.ts';
import { virginaustraliaItinerary } from './aside/virginaustralia-itinerary.ts';
import { wingoPase } from './aside/wingo-pase.ts';
import { yellowballoonChatKorean } from './aside/yellowballoon-chat-korean.ts';
import { zipairItinerary } from './aside/zipair-itinerary.ts';

/** Layouts that nobody who writes rules reads before the figures are taken. */
export const ASIDE: readonly Layout[] = [
  aegeanEretail,
  aerolineasRecibo,
  aireuropaAppPase,
  airseoulKorean,
  aveloConfirmation,
  cebupacificReceipt,
  chinaeasternEterm,
  corsairFrench,
  ctripKorean,
  eastarjetKorean,
  estelarKiu,
  golPortuguese,
  gulfairConfirmation,
  hanatourEticket,
  indigoItinerary,
  interparkEticket,
  jalReceipt,
  jetsmartSpanish,
  kakaoChatKorean,
  kayakTrips,
  koreanairAppPass,
  modetourKorean,
  naverKorean,
  norwegianDocument,
  omanairWhatsapp,
  onlinetourKorean,
  plusultraRecibo,
  porterConfirmation,
  pricelineItinerary,
  reiselandGerman,
  royalairmarocFrench,
  samsungwalletKorean,
  skySpanish,
  starluxKorean,
  tourvisSabreKorean,
  travelperkTrip,
  tripcomSpanish,
  vietjetBilingual,
  virginaustraliaItinerary,
  wingoPase,
  yellowballoonChatKorean,
  zipairItinerary,
];
