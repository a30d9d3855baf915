import type { Layout } from '../layout.ts';
import { aeromexicoProse } from './written/aeromexico-prose.ts';
import { agencyKorean } from './written/agency-korean.ts';
import { agencySlashes } from './written/agency-slashes.ts';
import { airbusanKorean } from './written/airbusan-korean.ts';
import { aircanadaItinerary } from './written/aircanada-itinerary.ts';
import { airfranceFrench } from './written/airfrance-french.ts';
import { allegiantPackage } from './written/allegiant-package.ts';
import { amadeusCryptic } from './written/amadeus-cryptic.ts';
import { amadeusItinerary } from './written/amadeus-itinerary.ts';
import { amadeusSpanish } from './written/amadeus-spanish.ts';
import { americanConfirmation } from './written/american-confirmation.ts';
import { anaReceipt } from './written/ana-receipt.ts';
import { asianaItinerary } from './written/asiana-itinerary.ts';
import { asianaTable } from './written/asiana-table.ts';
import { boardingPassKorean } from './written/boarding-pass-korean.ts';
import { boardingPassSpanish } from './written/boarding-pass-spanish.ts';
import { boardingPassStub } from './written/boarding-pass-stub.ts';
import { boardingPass } from './written/boarding-pass.ts';
import { bookingFlights } from './written/booking-flights.ts';
import { britishAirways } from './written/british-airways.ts';
import { checkinReminder } from './written/checkin-reminder.ts';
import { copaSpanish } from './written/copa-spanish.ts';
import { corporateDays } from './written/corporate-days.ts';
import { deltaItinerary } from './written/delta-itinerary.ts';
import { deltaReceipt } from './written/delta-receipt.ts';
import { easyjetBooking } from './written/easyjet-booking.ts';
import { edreamsSpanish } from './written/edreams-spanish.ts';
import { emiratesItinerary } from './written/emirates-itinerary.ts';
import { etktCompact } from './written/etkt-compact.ts';
import { etktReceipt } from './written/etkt-receipt.ts';
import { eurowingsGerman } from './written/eurowings-german.ts';
import { expediaItinerary } from './written/expedia-itinerary.ts';
import { forwardedMail } from './written/forwarded-mail.ts';
import { frontierColumns } from './written/frontier-columns.ts';
import { galileoLines } from './written/galileo-lines.ts';
import { hanatourDays } from './written/hanatour-days.ts';
import { hopperTrip } from './written/hopper-trip.ts';
import { iberiaReceipt } from './written/iberia-receipt.ts';
import { interparkGroup } from './written/interpark-group.ts';
import { jejuairKorean } from './written/jejuair-korean.ts';
import { jetblueItinerary } from './written/jetblue-itinerary.ts';
import { jinairEticket } from './written/jinair-eticket.ts';
import { kiuSpanish } from './written/kiu-spanish.ts';
import { kiuTicket } from './written/kiu-ticket.ts';
import { kiwiSelftransfer } from './written/kiwi-selftransfer.ts';
import { klmDutch } from './written/klm-dutch.ts';
import { koreanairEticket } from './written/koreanair-eticket.ts';
import { koreanairOlder } from './written/koreanair-older.ts';
import { latamSpanish } from './written/latam-spanish.ts';
import { lufthansaGerman } from './written/lufthansa-german.ts';
import { makemytripVoucher } from './written/makemytrip-voucher.ts';
import { sabrePnr } from './written/sabre-pnr.ts';
import { sabreReceipt } from './written/sabre-receipt.ts';
import { scheduleChange } from './written/schedule-change.ts';
import { shortMessage } from './written/short-message.ts';
import { slashLines } from './written/slash-lines.ts';
import { southwestConfirmation } from './written/southwest-confirmation.ts';
import { spiritConfirmation } from './written/spirit-confirmation.ts';
import { suncountryItinerary } from './written/suncountry-itinerary.ts';
import { tourProse } from './written/tour-prose.ts';
import { tripcaseItinerary } from './written/tripcase-itinerary.ts';
import { tripcomConfirmation } from './written/tripcom-confirmation.ts';
import { turkishBilingual } from './written/turkish-bilingual.ts';
import { twayKorean } from './written/tway-korean.ts';
import { unitedFlights } from './written/united-flights.ts';
import { unitedReceipt } from './written/united-receipt.ts';
import { vuelingSpanish } from './written/vueling-spanish.ts';
import { wizzairItinerary } from './written/wizzair-itinerary.ts';

/** Layouts that rules may be written after. */
export const WRITTEN: readonly Layout[] = [
  aeromexicoProse,
  agencyKorean,
  agencySlashes,
  airbusanKorean,
  aircanadaItinerary,
  airfranceFrench,
  allegiantPackage,
  amadeusCryptic,
  amadeusItinerary,
  amadeusSpanish,
  americanConfirmation,
  anaReceipt,
  asianaItinerary,
  asianaTable,
  boardingPassKorean,
  boardingPassSpanish,
  boardingPassStub,
  boardingPass,
  bookingFlights,
  britishAirways,
  checkinReminder,
  copaSpanish,
  corporateDays,
  deltaItinerary,
  deltaReceipt,
  easyjetBooking,
  edreamsSpanish,
  emiratesItinerary,
  etktCompact,
  etktReceipt,
  eurowingsGerman,
  expediaItinerary,
  forwardedMail,
  frontierColumns,
  galileoLines,
  hanatourDays,
  hopperTrip,
  iberiaReceipt,
  interparkGroup,
  jejuairKorean,
  jetblueItinerary,
  jinairEticket,
  kiuSpanish,
  kiuTicket,
  kiwiSelftransfer,
  klmDutch,
  koreanairEticket,
  koreanairOlder,
  latamSpanish,
  lufthansaGerman,
  makemytripVoucher,
  sabrePnr,
  sabreReceipt,
  scheduleChange,
  shortMessage,
  slashLines,
  southwestConfirmation,
  spiritConfirmation,
  suncountryItinerary,
  tourProse,
  tripcaseItinerary,
  tripcomConfirmation,
  turkishBilingual,
  twayKorean,
  unitedFlights,
  unitedReceipt,
  vuelingSpanish,
  wizzairItinerary,
];
