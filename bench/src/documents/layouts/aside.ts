import type { Layout } from '../layout.ts';
import { aerokKorean } from './aside/aerok-korean.ts';
import { agodaKorean } from './aside/agoda-korean.ts';
import { airasiaItinerary } from './aside/airasia-itinerary.ts';
import { alaskaConfirmation } from './aside/alaska-confirmation.ts';
import { aviancaPase } from './aside/avianca-pase.ts';
import { concurTripOverview } from './aside/concur-trip-overview.ts';
import { corteinglesPlan } from './aside/corteingles-plan.ts';
import { justflyItinerary } from './aside/justfly-itinerary.ts';
import { koreanairTripKorean } from './aside/koreanair-trip-korean.ts';
import { outlookCalendar } from './aside/outlook-calendar.ts';
import { ryanairGoingOut } from './aside/ryanair-going-out.ts';
import { singaporeSectors } from './aside/singapore-sectors.ts';
import { tripReportKorean } from './aside/trip-report-korean.ts';
import { viewtripItinerary } from './aside/viewtrip-itinerary.ts';
import { vivaaerobusSpanish } from './aside/vivaaerobus-spanish.ts';
import { walletPass } from './aside/wallet-pass.ts';

/** Layouts that nobody who writes rules reads before the figures are taken. */
export const ASIDE: readonly Layout[] = [
  aerokKorean,
  agodaKorean,
  airasiaItinerary,
  alaskaConfirmation,
  aviancaPase,
  concurTripOverview,
  corteinglesPlan,
  justflyItinerary,
  koreanairTripKorean,
  outlookCalendar,
  ryanairGoingOut,
  singaporeSectors,
  tripReportKorean,
  viewtripItinerary,
  vivaaerobusSpanish,
  walletPass,
];
