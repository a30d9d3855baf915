import { withoutAccruals } from './accruals.ts';
import { withoutBoards } from './boards.ts';
import { withoutCancelled } from './cancelled.ts';
import { withoutStamps } from './chat-stamps.ts';
import { withoutEarlierMail } from './earlier-mail.ts';
import { withoutMailHeads } from './mail-heads.ts';
import { withoutMailMarks } from './mail-marks.ts';
import { withoutPageMargins } from './page-margins.ts';
import { withoutQuoteMarks } from './quote-marks.ts';
import { withoutRailFlights } from './rail-flights.ts';
import { withoutSaidCancelled } from './said-cancelled.ts';
import { withoutReplaced } from './schedule-change.ts';
import { withoutOtherBookings } from './other-bookings.ts';
import { withoutStatusBar } from './status-bar.ts';

/** The removers of noise between flights, in order. */
const FILTERS: readonly ((lines: readonly string[]) => readonly string[])[] = [
  withoutStatusBar,
  withoutEarlierMail,
  withoutQuoteMarks,
  withoutMailMarks,
  withoutStamps,
  withoutMailHeads,
  withoutPageMargins,
  withoutReplaced,
  withoutCancelled,
  withoutSaidCancelled,
  withoutRailFlights,
  withoutOtherBookings,
  withoutBoards,
  withoutAccruals,
];

/** The lines of a document without its noise: text that belongs to no flight is replaced by blanks. */
export function withoutNoise(lines: readonly string[]): readonly string[] {
  return FILTERS.reduce((kept, without) => without(kept), lines);
}
