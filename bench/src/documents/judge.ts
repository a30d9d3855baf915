import type {
  TicketSegment,
  TicketQuestion,
  TicketReading,
} from '@ooo/domain/tickets/ticket.schema';
import { DETAILS, type Detail } from './details.ts';
import { isDetailRight } from './compare-details.ts';
import type { Expectation } from './expectation.ts';

const CORE = [
  'flightNumber',
  'from',
  'to',
  'departureDate',
  'departureTime',
  'arrivalDate',
  'arrivalTime',
] as const;

export interface Verdict {
  readonly legs: number;
  /** Number, airports, dates and times as expected. */
  readonly legsRight: number;
  /** The document leaves them open, and a question offers the right choice: the best possible result. */
  readonly legsAsked: number;
  /** The document has it, but the reader asks, and offers the right choice. */
  readonly legsAskedNeedlessly: number;
  readonly extraLegs: number;
  readonly questions: number;
  /** Questions with the right answer among their choices. */
  readonly questionsRight: number;
  readonly details: Readonly<
    Partial<Record<Detail, { readonly right: number; readonly printed: number }>>
  >;
  /** `segment 2 arrivalDate: 2026-10-03, read 2026-10-02`. */
  readonly misses: readonly string[];
}

/** Nothing could be read: every expected segment is missing. */
export function missAll(expected: Expectation, why: string): Verdict {
  return { ...judge(expected, { legs: [], questions: [] }), misses: [why] };
}

/** A reading compared with the expected result. Segments are paired by number and day, then by number, then in their order. */
export function judge(
  { legs: segments, open }: Expectation,
  reading: Pick<TicketReading, 'legs' | 'questions'>,
): Verdict {
  const pairs = pair(segments, reading.legs);
  const questions = reading.questions.map((question) => isAnswerable(question, pairs));
  const states = pairs.map((one) => judgeSegment(one, reading.questions, open));
  return {
    legs: segments.length,
    legsRight: states.filter((state) => state.is === 'right').length,
    legsAsked: states.filter((state) => state.is === 'asked').length,
    legsAskedNeedlessly: states.filter((state) => state.is === 'asked needlessly').length,
    extraLegs: Math.max(0, reading.legs.length - segments.length),
    questions: questions.length,
    questionsRight: questions.filter(Boolean).length,
    details: Object.fromEntries(
      DETAILS.map((detail) => [detail, countDetail(pairs, detail)] as const).filter(
        ([, { printed }]) => printed > 0,
      ),
    ),
    misses: [
      ...states.flatMap((state) => state.misses),
      ...reading.legs
        .filter((segment) => pairs.every(({ read }) => read !== segment))
        .map(
          (segment) =>
            `extra segment ${segment.flightNumber ?? '?'} ${segment.from ?? '?'}-${segment.to ?? '?'}`,
        ),
    ],
  };
}

interface Pair {
  readonly at: number;
  readonly expected: Partial<TicketSegment>;
  readonly read: TicketSegment | undefined;
  /** Index of `read` among the segments of the reading. */
  readonly readAt: number;
}

type Likeness = (one: Partial<TicketSegment>, other: TicketSegment) => boolean;

const LIKENESSES: readonly Likeness[] = [
  (one, other) =>
    one.flightNumber === other.flightNumber &&
    one.departureDate === other.departureDate &&
    one.from === other.from,
  (one, other) => one.flightNumber === other.flightNumber && one.from === other.from,
  (one, other) => one.flightNumber === other.flightNumber,
  (one, other) => one.from === other.from && one.to === other.to,
  () => true,
];

function pair(expected: readonly Partial<TicketSegment>[], read: readonly TicketSegment[]): Pair[] {
  const found = new Map<number, number>();
  for (const isLike of LIKENESSES) {
    for (const [at, segment] of expected.entries()) {
      if (found.has(at)) continue;
      const taken = new Set(found.values());
      const match = read.findIndex((other, index) => !taken.has(index) && isLike(segment, other));
      if (match >= 0) found.set(at, match);
    }
  }
  return expected.map((segment, at) => {
    const readAt = found.get(at) ?? -1;
    return { at, expected: segment, read: read[readAt], readAt };
  });
}

function judgeSegment(
  one: Pair,
  questions: readonly TicketQuestion[],
  open: keyof TicketSegment | undefined,
): { is: 'right' | 'asked' | 'asked needlessly' | 'wrong'; misses: readonly string[] } {
  const { at, expected, read } = one;
  if (!read)
    return { is: 'wrong', misses: [`segment ${at + 1} ${expected.flightNumber} is missing`] };
  const wrong = CORE.filter(
    (field) => expected[field] !== undefined && expected[field] !== read[field],
  );
  const asked = questions.filter((question) => concerns(question, one));
  const detailMisses = DETAILS.filter(
    (detail) => expected[detail] !== undefined && !isDetailRight(detail, expected, read),
  ).map(
    (detail) => `segment ${at + 1} ${detail}: ${expected[detail]}, read ${read[detail] ?? '–'}`,
  );
  const misses = [
    ...wrong.map(
      (field) => `segment ${at + 1} ${field}: ${expected[field]}, read ${read[field] ?? '–'}`,
    ),
    ...detailMisses,
  ];
  const isOpen = open !== undefined;
  if (wrong.length === 0) {
    if (isOpen && asked.length === 0) {
      return { is: 'wrong', misses: [...misses, `segment ${at + 1}: ${open} is guessed`] };
    }
    return { is: isOpen ? 'asked' : 'right', misses };
  }
  const isAnswered = wrong.every((field) =>
    asked.some((question) =>
      question.choices.some(({ value }) => value.includes(expected[field] ?? '?')),
    ),
  );
  if (!isAnswered) return { is: 'wrong', misses };
  return isOpen ? { is: 'asked', misses: detailMisses } : { is: 'asked needlessly', misses };
}

const concerns = (question: TicketQuestion, { readAt }: Pair): boolean =>
  question.leg === undefined || question.leg === readAt;

/** True if a choice is the expected value of some segment that the question is about. */
function isAnswerable(question: TicketQuestion, pairs: readonly Pair[]): boolean {
  const values = pairs
    .filter((one) => concerns(question, one))
    .flatMap(({ expected }) => CORE.map((field) => expected[field]))
    .filter((value) => value !== undefined);
  return question.choices.some((choice) => values.some((value) => choice.value.includes(value)));
}

function countDetail(pairs: readonly Pair[], detail: Detail): { right: number; printed: number } {
  const printed = pairs.filter(({ expected }) => expected[detail] !== undefined);
  const right = printed.filter(
    ({ expected, read }) => read && isDetailRight(detail, expected, read),
  );
  return { right: right.length, printed: printed.length };
}
