import type { Layout } from '../layout.ts';
import { agencyKorean } from './written/agency-korean.ts';
import { agencySlashes } from './written/agency-slashes.ts';
import { airfranceFrench } from './written/airfrance-french.ts';
import { amadeusCryptic } from './written/amadeus-cryptic.ts';
import { amadeusItinerary } from './written/amadeus-itinerary.ts';
import { americanConfirmation } from './written/american-confirmation.ts';
import { asianaItinerary } from './written/asiana-itinerary.ts';
import { boardingPassKorean } from './written/boarding-pass-korean.ts';
import { boardingPass } from './written/boarding-pass.ts';
import { britishAirways } from './written/british-airways.ts';
import { deltaItinerary } from './written/delta-itinerary.ts';
import { deltaReceipt } from './written/delta-receipt.ts';
import { easyjetBooking } from './written/easyjet-booking.ts';
import { emiratesItinerary } from './written/emirates-itinerary.ts';
import { etktReceipt } from './written/etkt-receipt.ts';
import { expediaItinerary } from './written/expedia-itinerary.ts';
import { galileoLines } from './written/galileo-lines.ts';
import { hopperTrip } from './written/hopper-trip.ts';
import { iberiaReceipt } from './written/iberia-receipt.ts';
import { jetblueItinerary } from './written/jetblue-itinerary.ts';
import { jinairEticket } from './written/jinair-eticket.ts';
import { kiuTicket } from './written/kiu-ticket.ts';
import { klmDutch } from './written/klm-dutch.ts';
import { koreanairEticket } from './written/koreanair-eticket.ts';
import { koreanairOlder } from './written/koreanair-older.ts';
import { latamSpanish } from './written/latam-spanish.ts';
import { lufthansaGerman } from './written/lufthansa-german.ts';
import { makemytripVoucher } from './written/makemytrip-voucher.ts';
import { sabrePnr } from './written/sabre-pnr.ts';
import { sabreReceipt } from './written/sabre-receipt.ts';
import { scheduleChange } from './written/schedule-change.ts';
import { southwestConfirmation } from './written/southwest-confirmation.ts';
import { tripcaseItinerary } from './written/tripcase-itinerary.ts';
import { tripcomConfirmation } from './written/tripcom-confirmation.ts';
import { unitedReceipt } from './written/united-receipt.ts';

/** Layouts that rules may be written after. */
export const WRITTEN: readonly Layout[] = [
  agencyKorean,
  agencySlashes,
  airfranceFrench,
  amadeusCryptic,
  amadeusItinerary,
  americanConfirmation,
  asianaItinerary,
  boardingPassKorean,
  boardingPass,
  britishAirways,
  deltaItinerary,
  deltaReceipt,
  easyjetBooking,
  emiratesItinerary,
  etktReceipt,
  expediaItinerary,
  galileoLines,
  hopperTrip,
  iberiaReceipt,
  jetblueItinerary,
  jinairEticket,
  kiuTicket,
  klmDutch,
  koreanairEticket,
  koreanairOlder,
  latamSpanish,
  lufthansaGerman,
  makemytripVoucher,
  sabrePnr,
  sabreReceipt,
  scheduleChange,
  southwestConfirmation,
  tripcaseItinerary,
  tripcomConfirmation,
  unitedReceipt,
];
