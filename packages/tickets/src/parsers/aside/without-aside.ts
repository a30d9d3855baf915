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

/** What takes away what stands between flights and is of something else, in order. */
const ASIDE: readonly ((lines: readonly string[]) => readonly string[])[] = [
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

/** The lines of a document without what stands between its flights and is of something else, blanks in its place. */
export function withoutAside(lines: readonly string[]): readonly string[] {
  return ASIDE.reduce((kept, without) => without(kept), lines);
}
