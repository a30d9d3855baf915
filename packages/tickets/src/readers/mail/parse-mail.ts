import PostalMime, { type Email } from 'postal-mime';
import { TicketError } from '../../ticket-error.ts';
import { decodeHtml } from '../html/decode-html.ts';
import { decodeAgain, decodeText } from '../text/decode-text.ts';
import { toWesternBytes } from '../text/western-bytes.ts';
import { unflow } from './unflow.ts';

/** The share of non-ASCII characters that may be lost before a text's label is ignored. */
const MAX_LOST = 0.1;
const LAST_ASCII = 0x7f;
const REPLACEMENT = 0xfffd;
/** Decodes any bytes reversibly. */
const WESTERN = 'windows-1252';
const SHIFTED_KOREAN = /(?:cs)?iso-?2022-?kr/gi;
const FLOWED = /\bformat\s*=\s*"?flowed\b/gi;
const DELETES_SPACES = /\bdelsp\s*=\s*"?yes\b/i;
const TEXT_PART = /^(content-type:[ \t]*text\/(?:plain|html))\b/gim;
const END_OF_HEAD = /\r?\n\r?\n/;

type Bodies = Pick<Email, 'html' | 'text'>;

/** A mail in its parts, its texts as they were written, whatever their labels say. Fails with a `TicketError`. */
export async function parseMail(bytes: Uint8Array): Promise<Email> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const fixed = source.replace(FLOWED, 'format=fixed');
  const known = fixed.replace(SHIFTED_KOREAN, WESTERN);
  const mail = await parse(known);
  const { html, text } = isLost(mail) ? await parseUnlabelled(known) : mail;
  const plain = text === undefined ? undefined : decodeAgain(text);
  return {
    ...mail,
    ...(mail.subject === undefined ? {} : { subject: decodeAgain(mail.subject) }),
    ...(html === undefined ? {} : { html: decodeAgain(html) }),
    ...(plain === undefined
      ? {}
      : { text: fixed === source ? plain : unflow(plain, DELETES_SPACES.test(source)) }),
  };
}

async function parse(source: string): Promise<Email> {
  try {
    return await PostalMime.parse(Buffer.from(source, 'latin1'), {
      forceRfc822Attachments: true,
      maxNestingDepth: 30,
    });
  } catch (cause) {
    throw new TicketError('BROKEN', (say) => say.brokenMail, { cause });
  }
}

/** True where texts have no label, or a wrong one: their bytes are not characters of it. */
function isLost({ html = '', text = '' }: Bodies): boolean {
  let beyond = 0;
  let lost = 0;
  for (const body of [html, text]) {
    for (let at = 0; at < body.length; at++) {
      const code = body.charCodeAt(at);
      if (code > LAST_ASCII) beyond += 1;
      if (code === REPLACEMENT) lost += 1;
    }
  }
  return lost > beyond * MAX_LOST;
}

/** The bodies with their bytes for a label: the first label of a part counts, and is one that keeps them. */
async function parseUnlabelled(source: string): Promise<Bodies> {
  const label = `; charset=${WESTERN}`;
  const labelled = source.replace(TEXT_PART, `$1${label}`);
  const [head = ''] = labelled.split(END_OF_HEAD, 1);
  const hasType = /^content-type:/im.test(head);
  const { html, text } = await parse(
    hasType ? labelled : labelled.replace(END_OF_HEAD, `\nContent-Type: text/plain${label}\n\n`),
  );
  return {
    ...(html === undefined ? {} : { html: decodeHtml(bytesOf(html)) }),
    ...(text === undefined ? {} : { text: decodeText(bytesOf(text)) }),
  };
}

function bytesOf(body: string): Uint8Array {
  return toWesternBytes(body) ?? new TextEncoder().encode(body);
}
