import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findTestsByDistance, type Sources } from '../../../scripts/affected.ts';
import { ROOT } from '../../../scripts/run.ts';
import { printTable } from '../table.ts';
import { AREA_NAMES, pickFaults, type Fault } from './pick-faults.ts';
import { Tree } from './tree.ts';

/** Most faults are found by the first tests; the rest run in larger steps. */
const STEPS = [4, 16];

interface Result {
  readonly fault: Fault;
  /** The first test that found it, undefined for a survivor. */
  readonly foundBy: string | undefined;
  /** Test files that ran, and those that are further away than the limit. */
  readonly ran: number;
  readonly left: number;
}

/**
 * Plants small faults into the last commit, one at a time, and runs the tests that the choice of `pnpm test` names,
 * the nearest first, until one fails. The tests that found one run once more without it: a test that fails then
 * has found nothing.
 */
export async function benchFaults(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '200' },
      nearest: { type: 'string', default: '40' },
      workers: { type: 'string', default: '2' },
      only: { type: 'string', default: '' },
      from: { type: 'string', default: '0' },
    },
  });
  const nearest = Number(values.nearest);
  const paths = listSources();
  const sources: Sources = new Map(paths.map((path) => [path, read(path)]));
  const picked = await pickFaults({
    root: ROOT,
    paths,
    seed: Number(values.seed),
    count: Number(values.count),
  });
  const faults = picked.filter(({ path }) => path.includes(values.only));
  const waiting = interleave(faults).slice(Number(values.from));
  const results: Result[] = [];
  const doubtful = new Set<string>();
  const trees = new Set<Tree>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void Promise.all([...trees].map((tree) => tree.remove())).then(() => process.exit(1));
    });
  const work = async (): Promise<void> => {
    const tree = await Tree.make(ROOT);
    trees.add(tree);
    const own: Result[] = [];
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const result = await tryFault(tree, fault, findTestsByDistance(fault.path, sources), nearest);
      own.push(result);
      console.error(tell(result));
    }
    const finders = new Set(own.flatMap(({ foundBy }) => fileOf(foundBy)));
    for (const file of finders) if ((await tree.run([file])).length > 0) doubtful.add(file);
    await tree.remove();
    trees.delete(tree);
    results.push(...own);
  };
  await Promise.all(Array.from({ length: Number(values.workers) }, work));
  report(results, doubtful, Number(values.seed));
}

async function tryFault(
  tree: Tree,
  fault: Fault,
  tests: readonly string[],
  nearest: number,
): Promise<Result> {
  const wanted = nearestFirst(fault.path, tests).slice(0, nearest);
  const left = tests.length - wanted.length;
  let ran = 0;
  for (const size of [...STEPS, wanted.length]) {
    const step = wanted.slice(ran, ran + size);
    const [foundBy] = await tree.run(step, fault);
    ran += step.length;
    if (foundBy !== undefined) return { fault, foundBy, ran, left };
  }
  return { fault, foundBy: undefined, ran, left };
}

/** Those of the same part first, each part by distance: files that import everything bring all tests near. */
function nearestFirst(path: string, tests: readonly string[]): string[] {
  const folders = path.split('/').slice(0, -1);
  const shared = (test: string): number => {
    const others = test.split('/');
    const end = folders.findIndex((folder, at) => folder !== others[at]);
    return end < 0 ? folders.length : end;
  };
  return tests.toSorted((a, b) => shared(b) - shared(a));
}

function report(results: readonly Result[], doubtful: ReadonlySet<string>, seed: number): void {
  const isFound = ({ foundBy }: Result): boolean =>
    foundBy !== undefined && !fileOf(foundBy).some((file) => doubtful.has(file));
  const survivors = results.filter((result) => !isFound(result));
  const rows = AREA_NAMES.map((area) => {
    const own = results.filter(({ fault }) => fault.area === area);
    return [area, own.length, own.filter(isFound).length] as const;
  });
  printTable(['area', 'faults', 'found'], rows);
  for (const survivor of survivors) console.log(tell(survivor));
  for (const file of doubtful) console.log(`fails without a fault: ${file}`);
  console.log(
    JSON.stringify({
      seed,
      faults: results.length,
      found: results.length - survivors.length,
      byArea: Object.fromEntries(rows.map(([area, planted, found]) => [area, { planted, found }])),
      doubtful: doubtful.size,
    }),
  );
}

function tell({ fault, foundBy, ran, left }: Result): string {
  const how = foundBy ?? `SURVIVED ${ran} test files${left > 0 ? `, ${left} not run` : ''}`;
  return `${fault.area} ${fault.path}:${fault.line} ${fault.kind}: ${fault.was} -> ${fault.became}\n    ${how}`;
}

function fileOf(foundBy: string | undefined): string[] {
  const file = foundBy?.split(' › ')[0];
  return file !== undefined && /\.test\.tsx?$/.test(file) ? [file] : [];
}

/** One of each area in turn, so that a stopped run has results for each. */
function interleave(faults: readonly Fault[]): Fault[] {
  const byArea = AREA_NAMES.map((area) => faults.filter((fault) => fault.area === area));
  const longest = Math.max(...byArea.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => byArea.flatMap((own) => own[at] ?? [])).flat();
}

function listSources(): string[] {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((path) => path !== '');
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
