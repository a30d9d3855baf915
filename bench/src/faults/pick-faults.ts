import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { makeRandom } from '../random.ts';

/** One small change of a source that makes it do something else. */
export interface Fault {
  readonly area: Area;
  /** From the root of the repository. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  /** The kind, as Stryker names its mutators. */
  readonly kind: string;
  readonly was: string;
  readonly became: string;
  /** The whole source with the fault in it. */
  readonly text: string;
}

export type Area = keyof typeof AREAS;

/** Sources to plant faults into: code with decisions, without data, texts and types. */
const AREAS = {
  rules: /^packages\/domain\/src\/(?!testing\/)/,
  queries: /^packages\/db\/src\/queries\//,
  policies: /^apps\/api\/src\/(?:auth|features|gates|plugins|rest|shared|trpc)\//,
  components: /^apps\/web\/src\/(?:app\/(?!ui\/)|components\/|features\/|lib\/)/,
};
export const AREA_NAMES = Object.keys(AREAS) as Area[];

const LEFT_OUT = /\.(?:test|fixture|types|schema|texts)\.tsx?$|\/(?:testing|test|data)\/|\.d\.ts$/;

/** Names of classes, columns and sentences: the type checker and the tests of texts check them. */
const KIND_LEFT_OUT = 'StringLiteral';

/** `count` faults, spread evenly over the areas and determined by the seed and the sources alone. */
export async function pickFaults({
  root,
  paths,
  seed,
  count,
}: {
  root: string;
  paths: readonly string[];
  seed: number;
  count: number;
}): Promise<Fault[]> {
  const perArea = Math.ceil(count / AREA_NAMES.length);
  const picked: Fault[] = [];
  for (const [index, area] of AREA_NAMES.entries()) {
    const random = makeRandom(seed * AREA_NAMES.length + index);
    const files = paths.filter((path) => AREAS[area].test(path) && !LEFT_OUT.test(path)).sort();
    const faults: Fault[] = [];
    for (const path of files) faults.push(...(await listFaults(root, path, area)));
    for (let taken = 0; taken < perArea && faults.length > 0; taken += 1)
      picked.push(...faults.splice(Math.floor(random() * faults.length), 1));
  }
  return picked;
}

async function listFaults(root: string, path: string, area: Area): Promise<Fault[]> {
  const content = await readFile(join(root, path), 'utf8');
  const starts = [0];
  for (let at = content.indexOf('\n'); at >= 0; at = content.indexOf('\n', at + 1))
    starts.push(at + 1);
  const { mutants } = await new Instrumenter(SILENT).instrument(
    [{ name: path, content, mutate: true }],
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  const meant = mutants.filter(({ mutatorName }) => mutatorName !== KIND_LEFT_OUT);
  return meant.map(({ location: { start, end }, mutatorName, replacement }) => {
    const from = (starts[start.line] ?? 0) + start.column;
    const to = (starts[end.line] ?? 0) + end.column;
    return {
      area,
      path,
      line: start.line + 1,
      kind: mutatorName,
      was: shorten(content.slice(from, to)),
      became: shorten(replacement),
      text: content.slice(0, from) + replacement + content.slice(to),
    };
  });
}

function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length <= 90 ? line : `${line.slice(0, 89)}…`;
}

const never = (): boolean => false;
const nothing = (): void => undefined;
const SILENT = {
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
