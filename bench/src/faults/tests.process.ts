import { createVitest } from 'vitest/node';

/** Test files from the root, in the order in which they run; the fault is in `changed`. */
export interface Order {
  readonly changed: string;
  readonly tests: readonly string[];
}

/** The first failed tests, as `file › title`; empty if all passed. */
export type Answer = readonly string[];

/** One vitest for many runs, which keeps its servers and compiled files. Its working folder is the clone. */
const vitest = await createVitest({
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [{}],
  silent: true,
});

let before = '';

async function runTests({ changed, tests }: Order): Promise<Answer> {
  // An earlier run's failures would count for this one and stop it.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  for (const path of [before, changed]) vitest.invalidateFile(`${process.cwd()}/${path}`);
  before = changed;
  const wanted = new Set(tests.map((path) => `${process.cwd()}/${path}`));
  const all = await vitest.globTestSpecifications();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    all.filter(({ moduleId }) => wanted.has(moduleId)),
  );
  const failed = testModules.flatMap((module) => {
    const file = module.moduleId.slice(process.cwd().length + 1);
    if (module.state() !== 'failed') return [];
    const titles = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
    return (titles.length > 0 ? titles : ['does not load']).map((title) => `${file} › ${title}`);
  });
  return failed.length > 0 || unhandledErrors.length === 0 ? failed : ['an error in no test'];
}

process.on('message', (order: Order) => {
  void runTests(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.([`vitest itself: ${String(error)}`]),
  );
});
process.once('SIGTERM', () => void vitest.close().finally(() => process.exit()));
process.send?.('ready');
