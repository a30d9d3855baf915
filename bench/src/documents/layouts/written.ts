import type { Layout } from '../layout.ts';
import { abacusKorean } from './written/abacus-korean.ts';
import { aerokKorean } from './written/aerok-korean.ts';
import { aeromexicoProse } from './written/aeromexico-prose.ts';
import { agencyKorean } from './written/agency-korean.ts';
import { agencySlashes } from './written/agency-slashes.ts';
import { agentLinesKorean } from './written/agent-lines-korean.ts';
import { agodaKorean } from './written/agoda-korean.ts';
import { airasiaItinerary } from './written/airasia-itinerary.ts';
import { airbusanKorean } from './written/airbusan-korean.ts';
import { aircanadaItinerary } from './written/aircanada-itinerary.ts';
import { aireuropaSpanish } from './written/aireuropa-spanish.ts';
import { airfranceFrench } from './written/airfrance-french.ts';
import { airindiaReceipt } from './written/airindia-receipt.ts';
import { airpremiaKorean } from './written/airpremia-korean.ts';
import { alaskaConfirmation } from './written/alaska-confirmation.ts';
import { alertTalkKorean } from './written/alert-talk-korean.ts';
import { allegiantPackage } from './written/allegiant-package.ts';
import { amadeusCryptic } from './written/amadeus-cryptic.ts';
import { amadeusFrench } from './written/amadeus-french.ts';
import { amadeusItinerary } from './written/amadeus-itinerary.ts';
import { amadeusServiceTable } from './written/amadeus-service-table.ts';
import { amadeusSpanish } from './written/amadeus-spanish.ts';
import { americanConfirmation } from './written/american-confirmation.ts';
import { amexgbtRecap } from './written/amexgbt-recap.ts';
import { anaReceipt } from './written/ana-receipt.ts';
import { apolloRecord } from './written/apollo-record.ts';
import { asianaItinerary } from './written/asiana-itinerary.ts';
import { asianaTable } from './written/asiana-table.ts';
import { aviancaPase } from './written/avianca-pase.ts';
import { aviancaRecibo } from './written/avianca-recibo.ts';
import { bcdItinerary } from './written/bcd-itinerary.ts';
import { boardingPass } from './written/boarding-pass.ts';
import { boardingPassKorean } from './written/boarding-pass-korean.ts';
import { boardingPassLowCost } from './written/boarding-pass-low-cost.ts';
import { boardingPassSpanish } from './written/boarding-pass-spanish.ts';
import { boardingPassStub } from './written/boarding-pass-stub.ts';
import { bookingFlights } from './written/booking-flights.ts';
import { breezeConfirmation } from './written/breeze-confirmation.ts';
import { britishAirways } from './written/british-airways.ts';
import { cathayReceipt } from './written/cathay-receipt.ts';
import { certificateKorean } from './written/certificate-korean.ts';
import { checkinReminder } from './written/checkin-reminder.ts';
import { checkmytripItinerary } from './written/checkmytrip-itinerary.ts';
import { concurTripOverview } from './written/concur-trip-overview.ts';
import { condorGerman } from './written/condor-german.ts';
import { copaSpanish } from './written/copa-spanish.ts';
import { corporateDays } from './written/corporate-days.ts';
import { corteinglesPlan } from './written/corteingles-plan.ts';
import { cruiseAir } from './written/cruise-air.ts';
import { deltaItinerary } from './written/delta-itinerary.ts';
import { deltaReceipt } from './written/delta-receipt.ts';
import { despegarSpanish } from './written/despegar-spanish.ts';
import { easyjetBooking } from './written/easyjet-booking.ts';
import { edreamsSpanish } from './written/edreams-spanish.ts';
import { emiratesItinerary } from './written/emirates-itinerary.ts';
import { etktCompact } from './written/etkt-compact.ts';
import { etktReceipt } from './written/etkt-receipt.ts';
import { eurowingsGerman } from './written/eurowings-german.ts';
import { expediaItinerary } from './written/expedia-itinerary.ts';
import { finnairConfirmation } from './written/finnair-confirmation.ts';
import { forwardedMail } from './written/forwarded-mail.ts';
import { frontierColumns } from './written/frontier-columns.ts';
import { galileoLines } from './written/galileo-lines.ts';
import { gotogateConfirmation } from './written/gotogate-confirmation.ts';
import { hanatourDays } from './written/hanatour-days.ts';
import { hawaiianItinerary } from './written/hawaiian-itinerary.ts';
import { hititReceipt } from './written/hitit-receipt.ts';
import { hopperTrip } from './written/hopper-trip.ts';
import { iberiaReceipt } from './written/iberia-receipt.ts';
import { interparkGroup } from './written/interpark-group.ts';
import { jejuairKorean } from './written/jejuair-korean.ts';
import { jetblueItinerary } from './written/jetblue-itinerary.ts';
import { jinairEticket } from './written/jinair-eticket.ts';
import { justflyItinerary } from './written/justfly-itinerary.ts';
import { kiuItinerary } from './written/kiu-itinerary.ts';
import { kiuSpanish } from './written/kiu-spanish.ts';
import { kiuTicket } from './written/kiu-ticket.ts';
import { kiuWebReceipt } from './written/kiu-web-receipt.ts';
import { kiwiSelftransfer } from './written/kiwi-selftransfer.ts';
import { klmDutch } from './written/klm-dutch.ts';
import { koreanairEticket } from './written/koreanair-eticket.ts';
import { koreanairOlder } from './written/koreanair-older.ts';
import { koreanairTripKorean } from './written/koreanair-trip-korean.ts';
import { latamSpanish } from './written/latam-spanish.ts';
import { lufthansaGerman } from './written/lufthansa-german.ts';
import { makemytripVoucher } from './written/makemytrip-voucher.ts';
import { malaysiaItinerary } from './written/malaysia-itinerary.ts';
import { orderPageKorean } from './written/order-page-korean.ts';
import { outlookCalendar } from './written/outlook-calendar.ts';
import { phonePassKorean } from './written/phone-pass-korean.ts';
import { planViaje } from './written/plan-viaje.ts';
import { qantasReceipt } from './written/qantas-receipt.ts';
import { ryanairGoingOut } from './written/ryanair-going-out.ts';
import { sabreInvoice } from './written/sabre-invoice.ts';
import { sabrePnr } from './written/sabre-pnr.ts';
import { sabreReceipt } from './written/sabre-receipt.ts';
import { sabreSections } from './written/sabre-sections.ts';
import { sabreSpanish } from './written/sabre-spanish.ts';
import { scheduleChange } from './written/schedule-change.ts';
import { shortMessage } from './written/short-message.ts';
import { singaporeSectors } from './written/singapore-sectors.ts';
import { slashLines } from './written/slash-lines.ts';
import { southwestConfirmation } from './written/southwest-confirmation.ts';
import { spiritConfirmation } from './written/spirit-confirmation.ts';
import { suncountryItinerary } from './written/suncountry-itinerary.ts';
import { tapPortuguese } from './written/tap-portuguese.ts';
import { topasKorean } from './written/topas-korean.ts';
import { tourProse } from './written/tour-prose.ts';
import { travelManagerMail } from './written/travel-manager-mail.ts';
import { tripReportKorean } from './written/trip-report-korean.ts';
import { tripcaseItinerary } from './written/tripcase-itinerary.ts';
import { tripcomConfirmation } from './written/tripcom-confirmation.ts';
import { tripitPlain } from './written/tripit-plain.ts';
import { turkishBilingual } from './written/turkish-bilingual.ts';
import { twayKorean } from './written/tway-korean.ts';
import { unitedFlights } from './written/united-flights.ts';
import { unitedReceipt } from './written/united-receipt.ts';
import { viewtripItinerary } from './written/viewtrip-itinerary.ts';
import { vivaaerobusSpanish } from './written/vivaaerobus-spanish.ts';
import { vuelingSpanish } from './written/vueling-spanish.ts';
import { walletPass } from './written/wallet-pass.ts';
import { westjetItinerary } from './written/westjet-itinerary.ts';
import { wizzairItinerary } from './written/wizzair-itinerary.ts';
import { worldspanLines } from './written/worldspan-lines.ts';

/** Layouts that rules may be written after. */
export const WRITTEN: readonly Layout[] = [
  abacusKorean,
  aerokKorean,
  aeromexicoProse,
  agencyKorean,
  agencySlashes,
  agentLinesKorean,
  agodaKorean,
  airasiaItinerary,
  airbusanKorean,
  aircanadaItinerary,
  aireuropaSpanish,
  airfranceFrench,
  airindiaReceipt,
  airpremiaKorean,
  alaskaConfirmation,
  alertTalkKorean,
  allegiantPackage,
  amadeusCryptic,
  amadeusFrench,
  amadeusItinerary,
  amadeusServiceTable,
  amadeusSpanish,
  americanConfirmation,
  amexgbtRecap,
  anaReceipt,
  apolloRecord,
  asianaItinerary,
  asianaTable,
  aviancaPase,
  aviancaRecibo,
  bcdItinerary,
  boardingPass,
  boardingPassKorean,
  boardingPassLowCost,
  boardingPassSpanish,
  boardingPassStub,
  bookingFlights,
  breezeConfirmation,
  britishAirways,
  cathayReceipt,
  certificateKorean,
  checkinReminder,
  checkmytripItinerary,
  concurTripOverview,
  condorGerman,
  copaSpanish,
  corporateDays,
  corteinglesPlan,
  cruiseAir,
  deltaItinerary,
  deltaReceipt,
  despegarSpanish,
  easyjetBooking,
  edreamsSpanish,
  emiratesItinerary,
  etktCompact,
  etktReceipt,
  eurowingsGerman,
  expediaItinerary,
  finnairConfirmation,
  forwardedMail,
  frontierColumns,
  galileoLines,
  gotogateConfirmation,
  hanatourDays,
  hawaiianItinerary,
  hititReceipt,
  hopperTrip,
  iberiaReceipt,
  interparkGroup,
  jejuairKorean,
  jetblueItinerary,
  jinairEticket,
  justflyItinerary,
  kiuItinerary,
  kiuSpanish,
  kiuTicket,
  kiuWebReceipt,
  kiwiSelftransfer,
  klmDutch,
  koreanairEticket,
  koreanairOlder,
  koreanairTripKorean,
  latamSpanish,
  lufthansaGerman,
  makemytripVoucher,
  malaysiaItinerary,
  orderPageKorean,
  outlookCalendar,
  phonePassKorean,
  planViaje,
  qantasReceipt,
  ryanairGoingOut,
  sabreInvoice,
  sabrePnr,
  sabreReceipt,
  sabreSections,
  sabreSpanish,
  scheduleChange,
  shortMessage,
  singaporeSectors,
  slashLines,
  southwestConfirmation,
  spiritConfirmation,
  suncountryItinerary,
  tapPortuguese,
  topasKorean,
  tourProse,
  travelManagerMail,
  tripReportKorean,
  tripcaseItinerary,
  tripcomConfirmation,
  tripitPlain,
  turkishBilingual,
  twayKorean,
  unitedFlights,
  unitedReceipt,
  viewtripItinerary,
  vivaaerobusSpanish,
  vuelingSpanish,
  walletPass,
  westjetItinerary,
  wizzairItinerary,
  worldspanLines,
];
