import { STATES } from './opening-words.ts';
import { takeDates, takeWeeks, takeYears } from './parse-dates.ts';
import { takeTimes } from './parse-times.ts';
import { takeDays } from './parse-weekdays.ts';
import type { OpeningRule, RuleRole, TimeSpan } from './rule.types.ts';
import { NotOpeningHours, TokenReader } from './token-reader.ts';

const LONGEST_EXPRESSION = 400;
const ALWAYS: TimeSpan = { from: { minutes: 0 }, to: { minutes: 1440 }, isOpenEnded: false };

/** A rule's statement about the selected time; a remark alone means unknown. */
function takeState(reader: TokenReader): OpeningRule['state'] | undefined {
  const state = reader.takeWord(STATES);
  const hasComment = reader.peek()?.is === 'comment';
  if (hasComment) reader.next();
  return state ?? (hasComment ? 'unknown' : undefined);
}

function needRule(reader: TokenReader, role: RuleRole): OpeningRule {
  const isAlwaysOnAll = reader.takeSign('24/7');
  const years = takeYears(reader);
  const dates = takeDates(reader);
  const weeks = takeWeeks(reader);
  reader.takeSign(':');
  const days = takeDays(reader);
  reader.takeSign(':');
  // `Sa-Su 24/7` is all day on those days.
  const isAlways = isAlwaysOnAll || reader.takeSign('24/7');
  const times = takeTimes(reader);
  const state = takeState(reader);
  // `Mo-Fr` is open on those days at hours that were not written down.
  if (!isAlways && times.length === 0 && state === undefined) throw new NotOpeningHours('no hours');
  return {
    role,
    years,
    dates,
    weeks,
    ...days,
    times: isAlways ? [ALWAYS] : times,
    state: state ?? 'open',
  };
}

function takeRole(reader: TokenReader): RuleRole | undefined {
  if (reader.takeSign(';')) return 'normal';
  if (reader.takeSign(',')) return 'additional';
  return reader.takeSign('||') ? 'fallback' : undefined;
}

/**
 * The rules of an expression in OpenStreetMap's `opening_hours` syntax, in their order; undefined for what is not in
 * the syntax, says no hours (`Mo-Fr`) or is longer than 400 characters. Names of days and months may be long and in
 * any case, dashes of any kind.
 * @see https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 */
export function parseOpeningHours(expression: string): readonly OpeningRule[] | undefined {
  if (expression.trim() === '' || expression.length > LONGEST_EXPRESSION) return undefined;
  try {
    const reader = new TokenReader(expression);
    const rules: OpeningRule[] = [];
    let role: RuleRole = 'normal';
    while (!reader.isAtEnd) {
      // An empty rule says nothing: `; Mo 10:00-12:00;; Tu off`.
      if (role === 'normal' && reader.takeSign(';')) continue;
      rules.push(needRule(reader, role));
      const next = takeRole(reader);
      const isCutOff = reader.isAtEnd && next !== undefined && next !== 'normal';
      if (isCutOff || (!next && !reader.isAtEnd)) return undefined;
      role = next ?? role;
    }
    return rules.length > 0 ? rules : undefined;
  } catch (error) {
    if (error instanceof NotOpeningHours) return undefined;
    throw error;
  }
}
