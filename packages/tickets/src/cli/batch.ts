import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { TicketPool } from '../worker/pool.ts';
import { FileRequest } from './file-request.ts';
import { toOutput } from './output.ts';
import { readFileTicket, toMessage } from './read-file-ticket.ts';

/** A line of JSON out for every line in, in the same order: one document's trouble is not the next one's. */
export async function runBatch(
  pool: TicketPool,
  input: Readable,
  print: (line: string) => void,
): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() !== '') print(JSON.stringify(await answerLine(pool, line)));
  }
}

async function answerLine(pool: TicketPool, line: string) {
  const request = parseRequest(line);
  if (!request)
    return { error: 'Write one JSON object a line: {"file", "receivedOn"?, "sender"?}.' };
  const start = performance.now();
  try {
    const { flights } = await readFileTicket(pool, request);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    return { ...toOutput(flights), ms };
  } catch (error) {
    return { error: toMessage(error) };
  }
}

function parseRequest(line: string): FileRequest | undefined {
  try {
    return FileRequest.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
