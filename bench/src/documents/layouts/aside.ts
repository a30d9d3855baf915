import type { Layout } from '../layout.ts';
import { aireuropaSpanish } from './aside/aireuropa-spanish.ts';
import { airindiaReceipt } from './aside/airindia-receipt.ts';
import { airpremiaKorean } from './aside/airpremia-korean.ts';
import { alertTalkKorean } from './aside/alert-talk-korean.ts';
import { amadeusFrench } from './aside/amadeus-french.ts';
import { boardingPassLowCost } from './aside/boarding-pass-low-cost.ts';
import { breezeConfirmation } from './aside/breeze-confirmation.ts';
import { checkmytripItinerary } from './aside/checkmytrip-itinerary.ts';
import { condorGerman } from './aside/condor-german.ts';
import { despegarSpanish } from './aside/despegar-spanish.ts';
import { finnairConfirmation } from './aside/finnair-confirmation.ts';
import { gotogateConfirmation } from './aside/gotogate-confirmation.ts';
import { hawaiianItinerary } from './aside/hawaiian-itinerary.ts';
import { kiuItinerary } from './aside/kiu-itinerary.ts';
import { malaysiaItinerary } from './aside/malaysia-itinerary.ts';
import { orderPageKorean } from './aside/order-page-korean.ts';
import { phonePassKorean } from './aside/phone-pass-korean.ts';
import { sabreSections } from './aside/sabre-sections.ts';
import { sabreSpanish } from './aside/sabre-spanish.ts';
import { tapPortuguese } from './aside/tap-portuguese.ts';
import { travelManagerMail } from './aside/travel-manager-mail.ts';
import { tripitPlain } from './aside/tripit-plain.ts';
import { westjetItinerary } from './aside/westjet-itinerary.ts';
import { worldspanLines } from './aside/worldspan-lines.ts';

/** Layouts that nobody who writes rules reads before the figures are taken. */
export const ASIDE: readonly Layout[] = [
  aireuropaSpanish,
  airindiaReceipt,
  airpremiaKorean,
  alertTalkKorean,
  amadeusFrench,
  boardingPassLowCost,
  breezeConfirmation,
  checkmytripItinerary,
  condorGerman,
  despegarSpanish,
  finnairConfirmation,
  gotogateConfirmation,
  hawaiianItinerary,
  kiuItinerary,
  malaysiaItinerary,
  orderPageKorean,
  phonePassKorean,
  sabreSections,
  sabreSpanish,
  tapPortuguese,
  travelManagerMail,
  tripitPlain,
  westjetItinerary,
  worldspanLines,
];
