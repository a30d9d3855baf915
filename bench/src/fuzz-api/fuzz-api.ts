import { isEnding, makeStep, type Role } from './make-steps.ts';
import { readBack, readBackAsAdmin } from './read-back.ts';
import { type Ran, runStep } from './run-step.ts';
import { type Answer, ask } from './ask.ts';
import { ADMIN_EMAIL, makeTraveller, type Traveller } from './travellers.ts';

/** The requests until the owner's data is read back and the owner changes. */
const READ_BACK_EVERY = 250;

const CALM = { maintenanceMode: false, debugLogging: false };

interface Fuzzed {
  readonly answers: Answer[];
  readonly codes: string[];
  readonly faults: string[];
  readonly slow: string[];
}

interface Options {
  readonly requests: number;
  readonly seed: number;
  readonly step?: number;
}

export async function fuzzApi(url: string, { requests, seed, step }: Options): Promise<Fuzzed> {
  const fuzzed: Fuzzed = { answers: [], codes: [], faults: [], slow: [] };
  let people = 0;
  const arrive = async (): Promise<Traveller> =>
    makeTraveller(url, `fuzz-${(people += 1)}@example.com`);
  const admin = await makeTraveller(url, ADMIN_EMAIL);
  const stranger = await arrive();
  let owner = await arrive();
  let throwaway = await arrive();
  const personOf = (role: Role): Traveller =>
    ({ owner, admin, stranger, throwaway, nobody: { ...owner, headers: {} } })[role];
  const lookBack = async (at: number): Promise<void> => {
    const lost = [...(await readBack(url, owner)), ...(await readBackAsAdmin(url, admin))];
    fuzzed.faults.push(...lost.map((fault) => `after step ${at}, read back: ${fault}`));
  };

  let readAt = 0;
  let number = step ?? 0;
  const isDone = (): boolean =>
    step === undefined ? fuzzed.answers.length >= requests : number > step;
  for (; !isDone(); number += 1) {
    const made = makeStep(seed, number, (role) => personOf(role).owned);
    const ran = await runStep(url, made, personOf(made.role).headers);
    keep(fuzzed, ran, number);
    const [first] = made.cases;
    if (first && isEnding(first.procedure) && ran.codes.includes('ok')) throwaway = await arrive();
    if (first?.procedure.path === 'admin.setSettings') await calm(url, admin);
    if (fuzzed.answers.length - readAt >= READ_BACK_EVERY) {
      await lookBack(number);
      readAt = fuzzed.answers.length;
      owner = await arrive();
      if (readAt % 1000 < READ_BACK_EVERY) console.error(`${readAt} requests`);
    }
  }
  await lookBack(number);
  return fuzzed;
}

function keep({ answers, codes, faults, slow }: Fuzzed, ran: Ran, number: number): void {
  answers.push(...ran.answers.map((answer) => ({ ...answer, text: '' })));
  codes.push(...ran.codes);
  slow.push(...ran.slow.map((one) => `step ${number}: ${one}`));
  faults.push(...ran.faults.map((fault) => `step ${number}: ${fault}`));
}

/** Maintenance would refuse the next step, and the debug log is long. */
async function calm(url: string, { headers }: Traveller): Promise<void> {
  const body = JSON.stringify({ json: CALM });
  const json = { ...headers, 'content-type': 'application/json' };
  await ask(url, { method: 'POST', path: '/trpc/admin.setSettings', headers: json, body });
}
