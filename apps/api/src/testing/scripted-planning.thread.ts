import { setTimeout as pause } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

/** Replaces the planner in a thread: does what the name of a place of its task says. */
interface ScriptedTask {
  readonly source: { readonly pois: readonly { readonly name: string }[] };
}

export function hours({ questions }: { readonly questions: readonly { expression: string }[] }) {
  if (questions[0]?.expression.startsWith('spin')) for (;;);
  return questions.map(() => []);
}

export async function plan({ source }: ScriptedTask): Promise<unknown> {
  const [name = '', amount = ''] = source.pois[0]?.name.split(' ') ?? [];
  if (name === 'spin') for (;;);
  if (name === 'grow') for (const held: unknown[] = []; ; held.push(Array.from({ length: 1e5 })));
  if (name === 'fail') throw new Error('The script says so.');
  if (name === 'end') process.exit(1);
  if (name === 'pause') await pause(Number(amount));
  return { items: [], unplaced: [{ poiId: threadId, name, reason: JSON.stringify(process.env) }] };
}
