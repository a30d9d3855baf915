import { anyOf } from './any-of.ts';

/** A sentence that says that nothing is left of a booking, wherever it is. */
export const ALL_CANCELLED = anyOf(
  String.raw`(?:your|the|this) (?:booking|reservation|trip|itinerary|flights)(?: \S{5,14})? (?:has|have) (?:now )?been (?:fully )?cancel+ed`,
  String.raw`cancel+ed (?:all (?:of )?(?:your |the )?flights|(?:your|the) (?:whole|entire) (?:booking|trip|reservation))`,
  String.raw`flights?(?: below)? (?:is|are) no longer (?:booked|valid)|cancel+ed by you(?!\p{L})|cancel+ed (?:this|the) (?:booking|reservation|itinerary) at your request`,
  String.raw`(?:tu|su|la) reserva(?: \S{5,14})? ya no est[aá] (?:activa|vigente)|(?:los )?(?:siguientes )?vuelos (?:fueron|han sido) (?:anulados|cancelados)`,
  String.raw`환불된 항공권`,
  String.raw`(?:tu|su|la) reserva(?: \S{5,14})? (?:ha sido|fue) (?:cancelada|anulada)|(?:deine|ihre) (?:buchung|reise)(?: \S{5,14})? wurde storniert|votre réservation(?: \S{5,14})? a été annulée`,
  String.raw`예약(?:이|을)? (?:모두 |전체 |정상적으로 )?취소(?:되었습니다|하였습니다|가 완료|\s?완료)`,
);

/** Words that say that flights remain, or that less than a flight is refunded. */
export const GOES_ON = anyOf(
  String.raw`(?:been|now|have|are|were|you) re-?booked|rebooked you|(?<!(?:book|find|choose|search for|looking for) (?:a |another |your )?)new flights?(?!\p{L})|(?:alternative|replacement|substitute) flights?|(?:rest|part|remainder) of (?:your|the)|remaining (?:flights?|passengers?|travell?ers?|trip)|still (?:on|confirmed|booked|valid)|(?:new|updated|revised) itinerary|(?:not|un)\s?affected|(?:flights?|rest|others?) (?:stays?|remains?|(?:is|are) unchanged)|(?<!(?:make|create|start) (?:a |another )?)new (?:booking|reservation|tickets?|trip)(?!\p{L})|(?:previous|old|first|earlier|duplicate) (?:booking|reservation|tickets?)|instead(?! of a)|re-?accommodat\p{L}+|re-?rout\p{L}+|moved you`,
  String.raw`(?:seats?|bag(?:gage)?|upgrade|meal) (?:fees? |selection )?(?:refund|has been refunded)|refund(?:ed)? (?:the |for )?(?:your )?(?:seat|bag|upgrade|meal)`,
  String.raw`nuevos? (?:vuelos?|itinerario)|reubic\p{L}+|reprogram\p{L}+|nueva reserva|en su lugar|resto de|no se ven? afectad|umgebucht|neue[rn]? (?:flüge?|flug)|nouveaux? vols?`,
  String.raw`대체|변경된|나머지|잔여\s?(?:여정|구간)|영향`,
);

/** The airline's own notice that a flight is cancelled; with a refund there is no replacement. */
export const FLIGHT_CANCELLED = anyOf(
  String.raw`your (?:\S{2,3}\s?\d{1,4} )?(?:flights?|trip) (?:\S{2,3}\s?\d{1,4} )?(?:is|are|has been|have been|was|were) cancel+ed`,
  String.raw`(?:tu|su) vuelo (?:\S{2,3}\s?\d{1,4} )?(?:ha sido|fue|est[aá]) (?:cancelado|anulado)`,
  String.raw`항공편이? (?:결항|취소)(?:되었|됐)`,
);
/** Money or credit in place of it. */
export const REPAID = anyOf(
  String.raw`refund(?:s|ed)?(?!\p{L})|credit of|credited|travel credit|voucher|reembols(?!able)\p{L}*|reintegr(?:o|amos|ad[oa]|ar\p{L}*)(?!\p{L})|devol(?:uci[oó]n|ver\p{L}*)|erstatt\p{L}*`,
  String.raw`환불`,
);
/** Words that say that a booking is valid. */
export const CONFIRMED = anyOf(
  String.raw`confirmed|confirmad[oa]s?|bestätigt|ticketed|check-?in (?:is )?open`,
  String.raw`확정|예약\s?완료`,
);

/** Words above flights that say that they were cancelled, or refunded. */
export const CALLED_OFF = anyOf(
  String.raw`cancel+ed(?!\p{L})|cancel+ation of (?:your|the)|(?:has |hemos |han )?cancelad[oa]s?(?!\p{L})|cancelaste|cancelamos|(?:cancelaci[oó]n|anulaci[oó]n) de (?:tu|su|la|mi)|anulad[oa]s?(?!\p{L})|anulamos|storniert|annulliert|annulé`,
  String.raw`취소(?:가|를|이)?\s?(?:정상|완료|처리|되었|접수)`,
);
/** Money that was given back, not one that can be. */
export const GIVEN_BACK = anyOf(
  String.raw`refund(?:ed)?(?!\p{L})[^.]{0,24}(?:processed|completed?|approved|issued|granted|confirmed)|(?:reembolso|devoluci[oó]n)[^.]{0,24}(?:aprobad|procesad|realizad|complet|confirmad)[oa]`,
  String.raw`환불이?[^.]{0,10}(?:완료|처리|접수되)`,
);
/** Words that make it a rule, or about less than a flight. */
export const OF_LESS = anyOf(
  String.raw`polic(?:y|ies)|free(?!\p{L})|fees?(?!\p{L})|rules?(?!\p{L})|within|before|up to|until|insurance|partial|difference|seats?(?!\p{L})|bag(?:s|gage)?(?!\p{L})|meals?(?!\p{L})|upgrade|tax(?:es)?(?!\p{L})|can be|may be|hotel|room|car(?!\p{L})|transfer|tour|excursion|parking|lounge|order of|gratis|gratuita|pol[ií]tica|condiciones|asiento|equipaje|parcial|diferencia|kostenlos`,
  String.raw`규정|수수료|무료|가능|보험|좌석|수하물|부분|차액`,
);
/** A place on a list of those who wait for a seat. */
export const WAITING = anyOf(
  String.raw`wait(?:ing)?[- ]?list(?:ed)?|stand-?by list|lista de espera|warteliste`,
  String.raw`대기\s?(?:예약|명단|순번)`,
);
/** Things that travellers with a seat can wait for. */
export const BETTER_SEAT = anyOf(
  String.raw`upgrade|business|first class|premium|earlier flight|seat`,
  String.raw`업그레이드|비즈니스`,
);

/** Words that say that nothing is booked, whatever code is in the document: an alert has one too. */
export const NEVER_BOOKED = anyOf(
  String.raw`you have(?: not|n['’]t) (?:yet )?(?:made a booking|booked (?:these|any) flights)|no (?:seats?|booking|reservation) (?:is|are) (?:being )?held(?: for you)?(?!\p{L})|this (?:alert|e-?mail|quote) is not a booking`,
  String.raw`no has (?:hecho|realizado) ninguna reserva|ning[uú]n asiento est[aá] reservado`,
  String.raw`예약된 (?:항공편|좌석)이 (?:없습니다|아닙니다)`,
);

/** Phrases of documents whose flights are not booked, or not yet. */
export const OPEN = anyOf(
  String.raw`(?:tell|let) (?:me|us) (?:know )?(?:(?:if|whether) (?:i|we) should|which (?:one|option|of)|(?:if|whether) you(?:['’]d| would) (?:like|want) (?:me|us) to|(?:if|whether) you (?:like|want) (?:me|us) to)[^.?!]{0,40}(?:(?:book|hold|reserve)(?: (?:it|them|these|this|that|the flights?|for you))?\s?(?:[.,:?!]|$|for|and|before|by)|prefer|go ahead|proceed)|(?:shall|should|can) (?:i|we) (?:go ahead and )?book(?: (?:it|them|these|this|that|the flights?))?\s?(?:[.,?!]|$|for you)|can(?:['’]t|not) guarantee (?:the|this) (?:price|fare)|(?:flights?|tickets?|these|they|nothing|it) (?:(?:is|are|has|have) )?(?:not|n['’]t|isn['’]t|aren['’]t|hasn['’]t|haven['’]t)? ?(?:yet )?(?:been )?(?:un)?booked(?: yet)?(?<=not .{0,16}|n['’]t .{0,16}|nothing .{0,16}|unbooked.{0,4})|(?:complete|finish|continue) (?:your )?booking|left something behind|before the (?:price|fare)s? (?:goes|go|rise)|price (?:is )?not guaranteed|not a (?:flight )?booking|(?:freez|hold)(?:e|ing) (?:the|this) price|price freeze|awaiting approval|approve or reject|fare options|go to (?:the )?deal|sample dates?|requested flights|book after approval|availability (?:found|alert)|want me to (?:book|hold)|on option until|hold (?:it|them|the seats?) until|no (?:flights?|tickets?|seats) (?:have|has) (?:yet )?been (?:booked|bought)|whether (?:we|i|you|he|she|they) should (?:take|fly|book|go with)(?!\p{L})`,
  String.raw`(?:completar|terminar|continuar con) (?:tu|mi|su|la) (?:reserva|compra)|compra sin terminar|precios pueden cambiar|cupos limitados|consult[aá] (?:por|precios?|tarifas?)|base doble|(?:tarifa|precio) no est[aá] garantizad[oa]|(?:decime|dime|d[ií]game|avisame|av[ií]same) si (?:avanz|segu|procede)\p{L}*|no se ha (?:realizado|hecho) ninguna reserva|(?:av[ií]same|d[ií]game|dime|conf[ií]rmame|av[ií]senos)[^.?!]{0,40}reserv\p{L}*(?!\p{L}|\s(?:el |un |una |la )?(?:hotel|auto|coche|mesa|excursi|tour))|[¿]?(?:te|se|los|las?) (?:los? |las? )?reserv(?:o|amos)\?|(?:vuelos?|nada) a[uú]n no (?:est[aá]n? )?reservad|a[uú]n no (?:he|hemos|hay) (?:reservado (?:los vuelos|nada)|nada reservado)`,
  String.raw`어느 (?:쪽|것|편)으로 진행|진행할까요|예약\s?도와\s?드리|금액은 예약 전|항공(?:권|편)[^.]{0,12}예약(?:하지|되지|이 되지)\s?않|선착순|마감\s?임박|블록 유지|제안\s?드립니다|예약하지 않은|예약 (?:원하시면|희망 시)|(?:요금|운임|견적)\s?안내\s?(?:드립니다|드려요)|장바구니|예약을 완료해`,
);

/** Words for settled flights, even if other things are open. */
export const SETTLED = anyOf(
  String.raw`(?<!(?:not|yet|be|nor) |(?:until|once) .{0,12})(?:confirmed|ticketed)(?!\p{L})|(?<!no (?:est[aá]n? )?)confirmad[oa]s?`,
  String.raw`확정(?:되었|됐|입니다|서|\s?안내)|예약\s?완료|발권\s?완료`,
);

/** Words of news articles. */
export const NEWS = anyOf(
  String.raw`the airline said|a spokes(?:man|woman|person)|(?:officials?|police|authorities|witnesses) said|said (?:on |in a statement)|newswire|from wikipedia|crash(?:ed|es)(?!\p{L})|was a scheduled|spott(?:er|ing)s?(?!\p{L})|posted by|\((?:reuters|ap|afp)\)|(?:la aerol[ií]nea|fuentes|autoridades) (?:inform[oó]|dijo|dijeron|se[ñn]alaron)|inform[oó] (?:la|este|el)|dijeron (?:fuentes|autoridades|testigos)|aterriz[oó] de emergencia|emergency landing`,
  String.raw`\(연합뉴스\)|기자\s?=|(?:밝혔|전했|보도했)다`,
);

/** Questions to travellers after a flight, which no ticket has. */
export const AFTERWARDS = anyOf(
  String.raw`survey|questionnaire|trip report|flight review|we hope you enjoyed|(?:your|our) claim|claim against|ausgleichsforderung|forderung gegen|umfrage|encuesta|su reclamaci[oó]n`,
  String.raw`설문|만족도|보상\s?(?:신청|청구)`,
);
