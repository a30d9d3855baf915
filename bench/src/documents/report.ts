import { median, quantile, rounded } from '../stats.ts';
import { printTable } from '../table.ts';
import { DETAILS, type Detail } from './details.ts';
import type { Form } from './forms.ts';
import type { Verdict } from './judge.ts';

/** One document in one form, read and judged. */
export interface Row {
  readonly name: string;
  readonly form: Form;
  readonly hasFlights: boolean;
  readonly ms: number;
  /** Processor time, which others on the machine change little. */
  readonly processorMs: number;
  readonly verdict: Verdict;
}

/** The sums of the verdicts on documents with flights. */
const SUMMED = [
  'legs',
  'legsRight',
  'legsAsked',
  'legsAskedNeedlessly',
  'extraLegs',
  'questions',
  'questionsRight',
] as const satisfies readonly (keyof Verdict)[];

type Sums = Readonly<Record<(typeof SUMMED)[number], number>>;

interface Figures extends Sums {
  readonly documents: number;
  readonly documentsRight: number;
  /** Percent of the segments whose document prints the detail. */
  readonly details: Readonly<Record<Detail, number | null>>;
  readonly others: number;
  readonly othersEmpty: number;
  readonly msMedian: number;
  readonly msP95: number;
  readonly processorMsMedian: number;
}

/** Prints a table with a row a form, what was missed, and the figures as JSON in the last line. */
export function report(rows: readonly Row[], forms: readonly Form[]): void {
  const figures = new Map(
    forms.map((form) => [form, count(rows.filter((row) => row.form === form))]),
  );
  printTable(
    [
      'form',
      'documents',
      'legs',
      '%',
      'asked',
      'needless',
      'extra',
      'questions',
      ...DETAILS,
      'others',
      'ms',
      'p95',
      'processor',
    ],
    [...figures].map(([form, one]) => toCells(form, one)),
  );
  const missed = rows.filter((row) => row.verdict.misses.length > 0);
  if (missed.length > 0) console.log('');
  for (const { form, name, verdict } of missed) {
    console.log(`${form} ${name}`);
    for (const miss of verdict.misses) console.log(`    ${miss}`);
  }
  console.log(JSON.stringify(Object.fromEntries(figures)));
}

function toCells(form: Form, one: Figures): (string | number)[] {
  return [
    form,
    `${one.documentsRight}/${one.documents}`,
    `${one.legsRight}/${one.legs}`,
    percent(one.legsRight + one.legsAsked, one.legs) ?? '–',
    one.legsAsked,
    one.legsAskedNeedlessly,
    one.extraLegs,
    `${one.questionsRight}/${one.questions}`,
    ...DETAILS.map((detail) => one.details[detail] ?? '–'),
    `${one.othersEmpty}/${one.others}`,
    one.msMedian,
    one.msP95,
    one.processorMsMedian,
  ];
}

function count(rows: readonly Row[]): Figures {
  const flights = rows.filter((row) => row.hasFlights);
  const others = rows.filter((row) => !row.hasFlights);
  const sum = (of: (verdict: Verdict) => number): number =>
    flights.reduce((total, { verdict }) => total + of(verdict), 0);
  const times = rows.map((row) => row.ms);
  return {
    documents: flights.length,
    documentsRight: flights.filter(({ verdict }) => isRight(verdict)).length,
    ...(Object.fromEntries(SUMMED.map((of) => [of, sum((verdict) => verdict[of])])) as Sums),
    details: Object.fromEntries(
      DETAILS.map((detail) => [
        detail,
        percent(
          sum((verdict) => verdict.details[detail]?.right ?? 0),
          sum((verdict) => verdict.details[detail]?.printed ?? 0),
        ),
      ]),
    ) as Record<Detail, number | null>,
    others: others.length,
    othersEmpty: others.filter(({ verdict }) => verdict.extraLegs === 0).length,
    msMedian: rounded(median(times), 1),
    msP95: rounded(quantile(times, 0.95), 1),
    processorMsMedian: rounded(median(rows.map((row) => row.processorMs)), 1),
  };
}

const isRight = ({ legs: segments, legsRight, legsAsked, extraLegs }: Verdict): boolean =>
  legsRight + legsAsked === segments && extraLegs === 0;

const percent = (share: number, whole: number): number | null =>
  whole === 0 ? null : rounded((100 * share) / whole, 1);
