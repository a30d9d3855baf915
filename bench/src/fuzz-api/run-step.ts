import { ask, type Answer, type Asked } from './ask.ts';
import { type Judged, judgeRest, judgeTrpc } from './judge.ts';
import type { FuzzCase } from './make-case.ts';
import type { Step } from './make-steps.ts';
import { isEnding } from './make-steps.ts';
import { toJson } from './mutate.ts';
import { isFields } from './pick.ts';
import { toRest, toTrpc } from './send-case.ts';

export interface Ran {
  readonly answers: readonly Answer[];
  readonly codes: readonly string[];
  readonly faults: readonly string[];
  /** The slow requests, whatever their result. */
  readonly slow: readonly string[];
}

const SLOW_MS = 1000;

const describe = ({ method, path, body = '' }: Asked, what: string): string =>
  `${method} ${path.slice(0, 200)} ${body.toString().slice(0, 300)} (${what})`;

/** Asks over every transport that can, and says what is wrong with the answers. */
export async function runStep(
  url: string,
  { cases, isBatch, route }: Step,
  headers: Readonly<Record<string, string>>,
): Promise<Ran> {
  const what = cases
    .map((one) => one.what)
    .join(' | ')
    .slice(0, 300);
  const answers: Answer[] = [];
  const faults: string[] = [];
  const slow: string[] = [];
  const send = async (asked: Asked, judge: (answer: Answer) => Judged[]): Promise<Judged[]> => {
    const answer = await ask(url, { ...asked, headers: { ...headers, ...asked.headers } });
    answers.push(answer);
    const ms = Math.round(answer.ms);
    if (ms > SLOW_MS) slow.push(`${ms} ms, ${cases.length} calls: ${describe(asked, what)}`);
    const judged = judge(answer);
    const wrong = judged.flatMap(({ fault }) => fault ?? []);
    if (wrong.length > 0) faults.push(`${describe(asked, what)}: ${wrong[0]}`);
    return judged;
  };
  const trpc = toTrpc(cases, isBatch);
  const byTrpc = await send(trpc, (answer) => judgeTrpc(answer, cases.length, isBatch));
  const [only] = cases;
  const rest = only && route && toRest(only, route);
  const byRest = rest ? await send(rest, (answer) => [judgeRest(answer)]) : [];
  const [first, second] = [byTrpc[0]?.code, byRest[0]?.code];
  if (only && rest?.body && second && first !== second && areComparable(only, route?.path ?? '')) {
    faults.push(`${describe(rest, what)}: ${second} over REST, ${first} over tRPC`);
  }
  return { answers, faults, slow, codes: [...byTrpc, ...byRest].map(({ code }) => code) };
}

/**
 * False where the transports differ by their nature: what works once, what is a GET in one of them, what superjson
 * was told, forms, keys that only REST refuses, and ids that are not numbers of up to 15 digits.
 */
function areComparable({ procedure, value, meta }: FuzzCase, path: string): boolean {
  const worksOnce = isEnding(procedure) || procedure.path === 'admin.createInviteCode';
  const isForm = procedure.path === 'documents.keep' || /^tickets\..*Document/.test(procedure.path);
  if (worksOnce || isForm || procedure.type === 'query' || meta) return false;
  if (/"(__proto__|constructor)":/.test(toJson(value).slice(0, 20_000))) return false;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.every((name) => isFields(value) && isId(value[name]));
}

function isId(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(Number(value)) < 1e15;
}
