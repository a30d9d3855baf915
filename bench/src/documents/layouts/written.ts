import type { Layout } from '../layout.ts';
import { agencyKorean } from './written/agency-korean.ts';
import { amadeusItinerary } from './written/amadeus-itinerary.ts';
import { americanConfirmation } from './written/american-confirmation.ts';
import { asianaItinerary } from './written/asiana-itinerary.ts';
import { britishAirways } from './written/british-airways.ts';
import { deltaItinerary } from './written/delta-itinerary.ts';
import { deltaReceipt } from './written/delta-receipt.ts';
import { easyjetBooking } from './written/easyjet-booking.ts';
import { emiratesItinerary } from './written/emirates-itinerary.ts';
import { etktReceipt } from './written/etkt-receipt.ts';
import { expediaItinerary } from './written/expedia-itinerary.ts';
import { galileoLines } from './written/galileo-lines.ts';
import { iberiaReceipt } from './written/iberia-receipt.ts';
import { jetblueItinerary } from './written/jetblue-itinerary.ts';
import { jinairEticket } from './written/jinair-eticket.ts';
import { klmDutch } from './written/klm-dutch.ts';
import { koreanairEticket } from './written/koreanair-eticket.ts';
import { lufthansaGerman } from './written/lufthansa-german.ts';
import { sabrePnr } from './written/sabre-pnr.ts';
import { southwestConfirmation } from './written/southwest-confirmation.ts';
import { tripcaseItinerary } from './written/tripcase-itinerary.ts';
import { tripcomConfirmation } from './written/tripcom-confirmation.ts';
import { unitedReceipt } from './written/united-receipt.ts';

/** Layouts that rules may be written after. */
export const WRITTEN: readonly Layout[] = [
  agencyKorean,
  amadeusItinerary,
  americanConfirmation,
  asianaItinerary,
  britishAirways,
  deltaItinerary,
  deltaReceipt,
  easyjetBooking,
  emiratesItinerary,
  etktReceipt,
  expediaItinerary,
  galileoLines,
  iberiaReceipt,
  jetblueItinerary,
  jinairEticket,
  klmDutch,
  koreanairEticket,
  lufthansaGerman,
  sabrePnr,
  southwestConfirmation,
  tripcaseItinerary,
  tripcomConfirmation,
  unitedReceipt,
];
