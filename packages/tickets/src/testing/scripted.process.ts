import { setTimeout } from 'node:timers/promises';
import type { TicketAnswer, TicketReading } from '@ooo/domain/tickets/ticket.schema';
import type { DraftedDocument } from '../document.ts';
import type { OnDocumentStep } from '../readers/reader.types.ts';
import type { TicketInput } from '../read-ticket.ts';
import { makeDocument } from './make-document.ts';
import { TicketError } from '../ticket-error.ts';
import { serve } from '../worker/serve.ts';

const NOTHING: TicketReading = {
  legs: [],
  passengers: [],
  warnings: [],
  questions: [],
  evidence: [],
};

/** A large share of a test's limit. */
const MUCH_BYTES = 150_000_000;
/** Memory that documents leave in use. */
const kept: Buffer[] = [];

/** A reader that does what the document says, to test the pool's response. */
serve({ read, draft, resolve: () => NOTHING, draw: () => [], portrait: ({ bytes }) => bytes });

async function read({ bytes }: TicketInput, onStep: OnDocumentStep): Promise<TicketAnswer> {
  onStep({ step: 'opening' });
  const script = new TextDecoder().decode(bytes).replace('%PDF-1.7\n', '');
  if (script === 'loop') for (;;);
  if (script === 'fill memory') fillMemory();
  if (script === 'fill buffers') fillBuffers();
  if (script === 'keep much') kept.push(Buffer.alloc(MUCH_BYTES, 1));
  if (script === 'need much') await useMuch();
  if (script === 'crash') process.abort();
  if (script === 'exit') process.exit(3);
  if (script === 'secrets') return { text: JSON.stringify(process.env), flights: NOTHING };
  if (script === 'refuse') throw new TicketError('ENCRYPTED', 'It is locked.');
  if (script === 'fail') throw new TypeError('A mistake in the code.');
  if (script.endsWith('picture')) onStep({ step: 'print' });
  if (script === 'slow picture') await setTimeout(1200);
  if (script === 'endless picture') for (;;);
  return { text: script, flights: NOTHING };
}

async function draft(input: TicketInput, onStep: OnDocumentStep): Promise<DraftedDocument> {
  const { text } = await read(input, onStep);
  return { document: makeDocument(text), parsed: { segments: [], facts: { passengers: [] } } };
}

/** Holds memory for longer than the interval of the memory watch. */
async function useMuch(): Promise<void> {
  const buffer = Buffer.alloc(MUCH_BYTES, 1);
  await setTimeout(150);
  buffer.fill(2);
}

function fillMemory(): void {
  const blocks: string[][] = [];
  for (let size = 0; size < 1e9; size += 1)
    blocks.push(Array.from({ length: 1000 }, () => `block ${size}`));
}

/** Memory outside the heap, as decoded pictures and WebAssembly take it. */
function fillBuffers(): void {
  const buffers: Buffer[] = [];
  for (;;) buffers.push(Buffer.alloc(10_000_000, 1));
}
