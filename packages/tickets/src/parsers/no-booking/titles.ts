import type { NoBooking } from '@ooo/texts/tickets.types';
import { anyOf as any } from './any-of.ts';

/** The titles of documents. If one line has several, the first of these counts. */
export const TITLES: readonly (readonly [NoBooking, RegExp])[] = [
  [
    'cancelled',
    any(
      String.raw`(?:booking|reservation|order|trip|itinerary) (?:is |was |has been )?cancel+ed(?!\p{L})`,
      String.raw`cancel+ation (?:confirmation|confirmed|receipt)|confirmation of (?:your )?(?:cancel+ation|refund)`,
      String.raw`(?:ticket )?refund (?:receipt|confirmation|notice)|(?:asking|asked|requested) us to cancel your (?:booking|flights?|reservation|trip)`,
      String.raw`reserva (?:\S{5,14} )?(?:ha sido |fue |est[aá] )?(?:cancelada|anulada)|(?:confirmaci[oó]n|comprobante) de (?:la |tu |su )?(?:cancelaci[oó]n|anulaci[oó]n|reembolso|devoluci[oó]n)|(?:solicitud de )?reembolso (?:fue |ha sido )?(?:aprobad|procesad|realizad)[oa]`,
      String.raw`storn(?:ierungs|o|ierung)bestätigung|(?:buchung|reise) (?:\S{5,14} )?wurde storniert`,
      String.raw`예약\s?취소\s?(?:완료|확인|내역|안내(?!.{0,6}(?:규정|수수료)))|항공권\s?(?:취소|환불)[이가]?\s?(?:완료|확인|접수|내역|영수증)|환불이?\s?(?:완료|접수\s?(?:완료|안내)|확인서|영수증|내역서)`,
    ),
  ],
  [
    'flown',
    any(
      String.raw`(?:miles|mileage|account|avios|skymiles|club)\s(?:activity\s)?(?:statement|activity|summary)|points (?:statement|activity)|activity statement|statement of (?:miles|points)`,
      String.raw`estado de cuenta|extracto de (?:millas|puntos|avios|cuenta)|movimientos de (?:millas|tu cuenta)|(?:meilen|prämien)?kontoauszug`,
      String.raw`마일리지\s?(?:적립|명세|거래|이용|변동)\s?(?:내역|안내|명세)?|마일리지\s?(?:내역|명세서)|포인트\s?(?:적립|이용|사용|변동)\s?(?:내역|안내|현황)|마일리지가?\s?적립되었`,
      String.raw`(?:tell us|let us know|feedback|your thoughts) (?:about|on) your (?:recent |last )?(?:flight|trip|journey)|how was your (?:recent |last )?(?:flight|trip|journey)|rate your (?:recent |last )?(?:flight|trip|journey)|(?:post-?flight|satisfaction) survey`,
      String.raw`encuesta de (?:satisfacci[oó]n|calidad)|[¿]?c[oó]mo (?:fue|estuvo|ha ido) (?:tu|su) (?:vuelo|viaje)|[¿]?qu[eé] tal (?:fue |estuvo )?(?:tu|su) (?:vuelo|viaje)|(?:punt[uú]a|califica|val[oó]ra) (?:tu|su) (?:experiencia|vuelo|viaje)|volaste con nosotros|cu[eé]ntanos (?:c[oó]mo|qu[eé]|sobre|de) (?:fue |tal )?(?:tu|su) (?:vuelo|viaje)`,
      String.raw`만족도\s?조사|(?:여행|여정|탑승|비행)은 (?:어떠셨|즐거우셨|편안하셨)|설문(?:조사)?에?\s?참여`,
      String.raw`(?:compensation|delay|your|flight) claim (?:\S{4,14} )?(?:received|details|form|number|reference|status|is|has|was|update)|claim (?:details|reference|number|no\.?|form|status)|compensation (?:claim|request|case)`,
      String.raw`(?:acuse de recibo|recepci[oó]n|estado) de (?:su|tu|la) reclamaci[oó]n|(?:su|tu) reclamaci[oó]n|reclamaci[oó]n (?:por|de) (?:retraso|cancelaci[oó]n|equipaje)`,
      String.raw`(?:지연|결항)\s?(?:보상|배상)\s?(?:신청|청구|접수)|보상\s?(?:신청|청구)\s?(?:접수|내역|확인)|지연\s?(?:확인서|증명서)`,
      String.raw`expense (?:report|claim)|gastos de viaje|reisekostenabrechnung`,
      String.raw`출장비|(?:경비|여비)\s?(?:정산|보고)`,
      String.raw`lost (?:property|and found)|left on board|objetos perdidos|carbon offset`,
      String.raw`유실물`,
      String.raw`(?:missing|retro(?:active)?(?:ly)?) (?:miles|mileage|points|credit|claim)|(?:claim|request) (?:for |your )?missing (?:miles|mileage|points)|millas (?:faltantes|no acreditadas|pendientes de acreditar)`,
      String.raw`누락\s?마일리지|마일리지\s?(?:사후|누락)\s?(?:적립|신청)`,
      String.raw`property irregularity report|(?:delayed|lost|missing|damaged) bag(?:gage)? (?:report|claim)|parte de irregularidad`,
      String.raw`수하물\s?(?:사고|지연|분실|파손)\s?(?:신고|접수)`,
      String.raw`pilot(?:['’]s)? log ?book|(?:flight|spotting|spotter(?:['’]s)?) log(?:book)?(?!\p{L})|libro de vuelo`,
      String.raw`비행\s?(?:기록부|일지)`,
    ),
  ],
  [
    'service',
    any(
      String.raw`transfer (?:voucher|confirmation|booking|reservation)|(?:airport|private|shared|arrival|hotel) (?:airport )?(?:transfers?|pick-?up|taxi|limousine|shuttle)\s.{0,30}(?:voucher|booking|booked|confirm|reservation)|(?:voucher|booking|confirmation|reservation)\P{L}.{0,24}(?:airport|private|shared) (?:airport )?(?:transfers?|pick-?up|taxi|limousine)`,
      String.raw`(?:voucher|bono|reserva|confirmaci[oó]n)\P{L}.{0,24}(?:traslado|transfer)(?!\p{L})|(?:reserva|servicio) de (?:transporte|traslado) (?:al|desde|del)|traslados? (?:privado|compartido|(?:al |del |desde el )?aeropuerto)`,
      String.raw`(?:픽업|샌딩|송영|트랜스퍼|공항\s?(?:밴|택시|이동))(?:\s?서비스)?\s?(?:바우처|예약|확정|이용)|바우처\P{L}.{0,20}(?:픽업|샌딩|송영)`,
      String.raw`공항\s?(?:버스|리무진|셔틀|철도)\s?(?:예약|예매|승차권|이용권|티켓|바우처)|airport (?:bus|coach|shuttle|train) (?:ticket|booking|reservation)s?|(?:billetes?|reserva) (?:de|del) (?:autob[uú]s|bus|tren) (?:al|del|desde el) aeropuerto`,
      String.raw`(?:airport )?parking (?:is |has been )?(?:now )?(?:booked|confirmed|booking|confirmation|reservation|voucher)|(?:reserva|confirmaci[oó]n)\P{L}.{0,24}(?:parking|aparcamiento|estacionamiento)`,
      String.raw`주차(?:\s?대행)?[^\p{L}\d]{0,3}예약`,
      String.raw`(?:travel )?insurance (?:policy|certificate|schedule|confirmation|documents?)|policy (?:schedule|certificate)|certificate of insurance|p[oó]liza de (?:seguro|viaje)|(?:certificado|p[oó]liza) del? seguro|versicherungs(?:schein|bestätigung|police)`,
      String.raw`보험\s?(?:증권|가입\s?(?:증명|확인|완료)|증명서)`,
      String.raw`application for (?:a |an )?(?:\S+ )?visa|visa application|dear (?:visa|consular) officer|(?:to )?the visa (?:section|officer)|solicitud de visad?o|visumantrag|customs declaration|tax[- ]free form|health declaration|passenger locator form|declaraci[oó]n (?:de aduana|jurada)|(?:arrival|disembarkation) card\s*$`,
      String.raw`(?:비자|사증)\s?(?:발급)?\s?신청|(?:세관|휴대품)\s?신고서|입국\s?신고서\s*$`,
      String.raw`(?:hertz|avis|sixt|europcar|alamo|budget|enterprise|national)\s(?:\p{L}+\s)?(?:reservation|booking|rental) (?:confirm|is confirmed)|car (?:rental|hire) (?:voucher|confirmation|reservation|booking|agreement)|rental (?:agreement|voucher)|(?:voucher|reserva|confirmaci[oó]n)\P{L}.{0,24}alquiler de`,
      String.raw`렌터?카\s?(?:예약|바우처|대여)`,
      String.raw`duty[- ]free (?:order|reservation|pre-?order)|reserve (?:&|and) collect(?!\p{L})|compra (?:en )?duty[- ]free`,
      String.raw`면세점\]?.{0,16}(?:주문|예약)[이가]?\s?(?:완료|확인|접수)|면세품\s?(?:교환권|인도\s?안내)`,
      String.raw`(?:e-?sim|pocket wi-?fi|data (?:plan|sim)) (?:order|booking|rental|reservation)|(?:product|producto|plan)\s?[:：]\s?(?:\S+ )?(?:e-?sim|pocket wi-?fi)(?!\p{L})`,
      String.raw`(?:와이파이|유심|이심)\S{0,4}\s?(?:예약|대여|구매|주문)\s?(?:확인|완료|내역|접수)`,
      String.raw`(?:k-?eta|esta|eta|e-?visa|travel authori[sz]ation)\s(?:application|approval|result)(?!\s(?:is|are|may|must|needed|required))|(?:application for|applied for) (?:an? )?(?:k-?eta|esta|eta|travel authori[sz]ation)`,
      String.raw`(?:k-?eta|전자여행허가|비자)\s?(?:신청|심사)\s?(?:결과|완료|접수)|환전\s?(?:신청|예약)\s?(?:완료|확인|접수|내역)`,
      String.raw`(?:travel money|currency) (?:order|collection)|(?:send my bag|luggage (?:delivery|shipping|forwarding|storage)|baggage delivery)|env[ií]o de equipaje|consigna de equipaje`,
      String.raw`(?:수하물|짐)\s?(?:배송|보관)\s?(?:예약|접수|신청)`,
    ),
  ],
  [
    'watched',
    any(
      String.raw`flight history|simbrief|vatsim|flight simulat\p{L}*|flight ?aware|flight ?radar|notam(?!\p{L})|(?:crew|duty|flight) roster|airport\s*[-–:|,]?\s*(?:live )?(?:departures|arrivals)\s*$|(?:live )?(?:departures|arrivals) board`,
      String.raw`aeropuerto.{0,50}\s(?:salidas|llegadas)\s*$|(?:panel|tablero) de (?:salidas|llegadas|vuelos)`,
      String.raw`공항.{0,30}(?:출발|도착)\s?(?:현황|안내)\s*$|승무원\s?(?:스케줄|로스터)|플라이트레이더|항공편\s?추적`,
    ),
  ],
  [
    'waiting',
    any(
      String.raw`대기\s?예약\s?(?:접수|신청)|좌석(?:은|이)?\s?(?:아직\s?)?확정되지`,
      String.raw`staff travel (?:listing|standby)|(?:id|zed)\s?\d{2}.{0,12}(?:standby|r2)`,
      String.raw`(?:you(?:['’]re| are|['’]ve been| have been) (?:on|added to) the|added you to the) (?:flight )?(?:wait(?:ing )?list|standby list) for (?:this|these|the following|your requested)|waitlist request|(?:solicitud|inscripci[oó]n) (?:de|en) (?:la )?lista de espera`,
    ),
  ],
  [
    'offered',
    any(
      String.raw`(?:select|choose) (?:your |a )?(?:departing|outbound|return(?:ing)?|departure|inbound) flights?|flight search results|(?:elige|selecciona|escoge) (?:tu |el |un )?vuelo|resultados de (?:la |tu )?b[uú]squeda`,
      String.raw`(?:가는|오는)\s?(?:편|항공편)(?:을|를)?\s?선택|항공(?:편|권)\s?(?:검색|선택)\s?결과|항공편(?:을|를)?\s?선택`,
      String.raw`(?<!please |always |must )(?:quot(?:e|ation)|proposal)(?:\s?(?:[-–:#|]|n[oº°](?!\p{L})|for|ref|valid|\d)|\s*$)|tracked (?:flights|prices|routes)|fare (?:calendar|alert)|price (?:alert|calendar|drop|graph)|fare (?:options|rules)|(?:offers|suggestions|flight options) for your (?:trip|flights?)`,
      String.raw`(?:presupuesto|cotizaci[oó]n|propuesta)(?:\s?(?:[-–:#|]|n[.º°]|nro|de (?:viaje|vuelos?|pasajes?|boletos?)|para|\d)|\s*$)|(?:calendario|alerta) de (?:precios?|tarifas?)|vuelos propuestos`,
      String.raw`(?:운임|항공|단체|여행)\s?제안서?|(?:항공권?|여행)?\s?견적(?:서|\s?안내|\s?드립니다|\s?번호)|가격\s?(?:알림|변동|달력)|최저가\s?(?:달력|알림|캘린더)|신규\s?취항`,
      String.raw`(?:reise)?angebot(?:\s?(?:[-–:#|]|nr|\d)|\s*$)|kostenvoranschlag|devis|preventivo|orçamento`,
    ),
  ],
];

/** Titles of documents that come with other papers and are still about flights. */
export const TICKETS = any(
  String.raw`e-?tickets?|electronic tickets?|(?:flight|air) tickets?|itinerar(?:y|ies)|boarding pass`,
  String.raw`billetes? electr[oó]nicos?|tarjetas? de embarque|boletos?|flugtickets?|bordkarte`,
  String.raw`여정표?|항공권|탑승권|e-?티켓`,
);

/** Titles of documents with booked flights. */
export const BOOKED = any(
  String.raw`(?:booking|reservation|trip|travel|flight|purchase|itinerary|order|payment) (?:is |has been |was )?(?:now )?(?:confirmed|confirmation|complete)|(?:trip|flights?|tickets?|holiday) (?:is|are|has been|have been) (?:booked|ticketed|issued|confirmed)|you(?:['’]re| are) (?:all )?(?:set|booked|going|off)|ticketed|e-?tickets?|electronic ticket|itinerar(?:y|ies)|boarding pass|check(?:ed|ing)?[- ]in|flight receipt|passenger receipt`,
  String.raw`confirmaci[oó]n de (?:tu |su |la |mi )?(?:reserva|compra|pedido|viaje|vuelo)|(?:reserva|compra) (?:est[aá] )?confirmada|itinerario|billetes? electr[oó]nicos?|boleto|tarjeta de embarque`,
  String.raw`예약이?\s?(?:완료|확인|확정)|예매\s?완료|여정|e-?티켓|발권|탑승권|전자\s?항공권|확정서|여행\s?일정`,
  String.raw`buchungsbestätigung|reservierungsbestätigung|reiseplan|bordkarte`,
);
