import { parseDuration } from '@ooo/domain/shared/duration';
import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import type { Detail } from './details.ts';

const fold = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Details are compared without regard to case, blanks and signs; durations by their minutes. */
export function isDetailRight(
  detail: Detail,
  expected: Partial<TicketSegment>,
  read: TicketSegment,
): boolean {
  const [wanted = '', got = ''] = [expected[detail], read[detail]];
  switch (detail) {
    case 'duration':
      return parseDuration(wanted) === parseDuration(got);
    case 'seat':
      return isSeatRight(wanted, got);
    case 'baggage':
      return fold(got) !== '' && toBaggage(wanted) === toBaggage(got);
    case 'operatedBy':
      return isSameOperator(fold(wanted), fold(got));
    case 'aircraft':
    case 'meal':
    case 'pnr':
      return fold(wanted) === fold(got);
  }
  return detail satisfies never;
}

const toSeat = (text: string): string => fold(text).replace(/^0+/, '');

/** All seats of the travellers in any order, or the first traveller's alone; `07A` and `7A` are one. */
function isSeatRight(wanted: string, got: string): boolean {
  const seats = wanted.split(', ').map(toSeat);
  const read = got
    .split(/[,;/&\s]+/)
    .map(toSeat)
    .filter(Boolean);
  return read[0] === seats[0] && read.every((seat) => seats.includes(seat));
}

/** `AIR FRANCE, AF 1669` and `AIR FRANCE` are one. */
const isSameOperator = (wanted: string, got: string): boolean =>
  got.length > 2 && (wanted.startsWith(got) || got.startsWith(wanted));

const PIECES =
  /(\d+) ?(?:pc|piece|(?:checked )?bag|stück|pieza|pièce|stuk|x|개|maleta|mala|equipaje|valija|valise|koffer)|[x×] ?(\d)\b/;
const KILOS = /(\d+) ?k/;
const NONE =
  /^(?:none|no (?:checked )?bag.*|(?:carry-on|hand (?:baggage|luggage)) only|sin equipaje(?: facturado)?|없음|불포함)$/;

/**
 * `1PC`, `1 bag`, `1 maleta` and `1 Stück` are one, and so are `23K`, `23 Kgs` and `23 kg`: pieces and kilograms
 * count. `No checked baggage` is `0PC`.
 */
function toBaggage(written: string): string {
  const text = NONE.test(written.toLowerCase()) ? '0pc' : written.toLowerCase();
  const [, pieces, times] = PIECES.exec(text) ?? [];
  return `${pieces ?? times ?? ''} pieces, ${KILOS.exec(text)?.[1] ?? ''} kg`;
}
