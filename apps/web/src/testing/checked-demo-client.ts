import { setAnswerChecks } from '@ooo/api/trpc/answer';
import { listProcedures } from '@ooo/api/trpc/list-procedures';
import { demoLink } from '../lib/demo/demo-link.ts';
import { demoProcedures } from '../lib/demo/demo-procedures.ts';
import { type Procedures, trpc, type TrpcClient } from '../lib/trpc.ts';
import { makeDemoWorld } from './demo-world.ts';

const declared = new Map(listProcedures().map((procedure) => [procedure.path, procedure]));

/** Every procedure, with its answers checked by the schema of the server's procedure of that name. */
function withChecks(procedures: Procedures): Procedures {
  const checked = Object.entries(procedures).map(([path, procedure]) => {
    const check = declared.get(path)?.answer;
    if (!check) throw new Error(`the server has no ${path}`);
    return [path, (input: never) => check(procedure(input))] as const;
  });
  return Object.fromEntries(checked);
}

/** A client of the demo in a new browser, whose answers must fit the server's schemas. */
export function makeCheckedDemoClient(): TrpcClient {
  setAnswerChecks('strict');
  const procedures = withChecks(demoProcedures(makeDemoWorld()));
  return trpc.createClient({ links: [demoLink(async () => procedures)] });
}
