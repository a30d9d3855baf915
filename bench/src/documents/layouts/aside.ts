import type { Layout } from '../layout.ts';
import { abacusKorean } from './aside/abacus-korean.ts';
import { aerokKorean } from './aside/aerok-korean.ts';
import { agentLinesKorean } from './aside/agent-lines-korean.ts';
import { agodaKorean } from './aside/agoda-korean.ts';
import { airasiaItinerary } from './aside/airasia-itinerary.ts';
import { alaskaConfirmation } from './aside/alaska-confirmation.ts';
import { amadeusServiceTable } from './aside/amadeus-service-table.ts';
import { amexgbtRecap } from './aside/amexgbt-recap.ts';
import { apolloRecord } from './aside/apollo-record.ts';
import { aviancaPase } from './aside/avianca-pase.ts';
import { aviancaRecibo } from './aside/avianca-recibo.ts';
import { bcdItinerary } from './aside/bcd-itinerary.ts';
import { cathayReceipt } from './aside/cathay-receipt.ts';
import { certificateKorean } from './aside/certificate-korean.ts';
import { concurTripOverview } from './aside/concur-trip-overview.ts';
import { corteinglesPlan } from './aside/corteingles-plan.ts';
import { cruiseAir } from './aside/cruise-air.ts';
import { hititReceipt } from './aside/hitit-receipt.ts';
import { justflyItinerary } from './aside/justfly-itinerary.ts';
import { kiuWebReceipt } from './aside/kiu-web-receipt.ts';
import { koreanairTripKorean } from './aside/koreanair-trip-korean.ts';
import { outlookCalendar } from './aside/outlook-calendar.ts';
import { planViaje } from './aside/plan-viaje.ts';
import { qantasReceipt } from './aside/qantas-receipt.ts';
import { ryanairGoingOut } from './aside/ryanair-going-out.ts';
import { sabreInvoice } from './aside/sabre-invoice.ts';
import { singaporeSectors } from './aside/singapore-sectors.ts';
import { topasKorean } from './aside/topas-korean.ts';
import { tripReportKorean } from './aside/trip-report-korean.ts';
import { viewtripItinerary } from './aside/viewtrip-itinerary.ts';
import { vivaaerobusSpanish } from './aside/vivaaerobus-spanish.ts';
import { walletPass } from './aside/wallet-pass.ts';

/** Layouts that nobody who writes rules reads before the figures are taken. */
export const ASIDE: readonly Layout[] = [
  abacusKorean,
  aerokKorean,
  agentLinesKorean,
  agodaKorean,
  airasiaItinerary,
  alaskaConfirmation,
  amadeusServiceTable,
  amexgbtRecap,
  apolloRecord,
  aviancaPase,
  aviancaRecibo,
  bcdItinerary,
  cathayReceipt,
  certificateKorean,
  concurTripOverview,
  corteinglesPlan,
  cruiseAir,
  hititReceipt,
  justflyItinerary,
  kiuWebReceipt,
  koreanairTripKorean,
  outlookCalendar,
  planViaje,
  qantasReceipt,
  ryanairGoingOut,
  sabreInvoice,
  singaporeSectors,
  topasKorean,
  tripReportKorean,
  viewtripItinerary,
  vivaaerobusSpanish,
  walletPass,
];
