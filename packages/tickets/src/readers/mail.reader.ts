import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Address, Attachment } from 'postal-mime';
import { airlineCodeByName } from '../atoms/airline.ts';
import { MAX_ATTACHMENTS, MAX_MAIL_DEPTH } from '../limits.ts';
import { TicketError } from '../ticket-error.ts';
import { readHtmlText } from './html.reader.ts';
import { joinDocuments } from './join-documents.ts';
import { parseMail } from './mail/parse-mail.ts';
import { readSentOn } from './mail/sent-on.ts';
import type { Notice, RawDocument, ReadContext } from './reader.types.ts';

/** A mail with its pages and its attachments, mails among them, as one document. */
export async function readMail(bytes: Uint8Array, context: ReadContext): Promise<RawDocument> {
  const mail = await parseMail(bytes);
  const page = mail.html === undefined ? undefined : readHtmlText(mail.html);
  const sentOn = readSentOn(mail.headers.find(({ key }) => key === 'date')?.value);
  const attached = await readAttachments(mail.attachments, context, sentOn);
  const inner = joinDocuments(attached);
  const sender = chooseSender([
    formatSender(mail.from ?? mail.sender),
    ...[page, ...attached].map((document) => document?.sender),
  ]);
  return {
    kind: 'mail',
    ...inner,
    text: [chooseBody(page?.text, mail.text), inner.text].join('\n\n'),
    structured: [...(page?.structured ?? []), ...inner.structured],
    ...(sender === undefined ? {} : { sender }),
    ...(mail.subject === undefined ? {} : { subject: mail.subject }),
    ...(sentOn === undefined ? {} : { sentOn }),
  };
}

/**
 * Both bodies have the same content, but one is often a stub. The page keeps its tables as columns, so it is
 * used unless the plain body has more times in it.
 */
function chooseBody(page: string | undefined, plain: string | undefined): string {
  if (page === undefined || plain === undefined) return page ?? plain ?? '';
  return countTimes(plain) > countTimes(page) ? plain : page;
}

function countTimes(text: string): number {
  return text.match(/\b\d{1,2}[:.h]\d{2}\b/g)?.length ?? 0;
}

async function readAttachments(
  attachments: readonly Attachment[],
  context: ReadContext,
  sentOn: CalendarDate | undefined,
) {
  if (context.depth >= MAX_MAIL_DEPTH) return [];
  const documents: RawDocument[] = [];
  for (const attachment of attachments) {
    if (documents.length === MAX_ATTACHMENTS) break;
    const document = await readAttachment(attachment, context, sentOn);
    if (document) documents.push(document);
  }
  return documents;
}

/** An attachment that cannot be read, such as a logo, does not spoil the mail around it. */
async function readAttachment(
  attachment: Attachment,
  context: ReadContext,
  sentOn: CalendarDate | undefined,
): Promise<RawDocument | undefined> {
  const { content, filename } = attachment;
  const bytes =
    typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  try {
    return await context.readInner(bytes, filename ?? undefined, sentOn);
  } catch (error) {
    if (!(error instanceof TicketError)) throw error;
    return error.code === 'ENCRYPTED' ? toLockedNotice(filename) : undefined;
  }
}

/** The ticket may be in it: the traveller should know why it was not read. */
function toLockedNotice(name: string | null): RawDocument {
  const locked: Notice = {
    code: 'NO_TEXT',
    message: (say) => say.lockedAttachment(name ?? undefined),
  };
  return { kind: 'pdf', text: '', structured: [], notices: [locked] };
}

/** The first that is an airline: who sends a mail on is not the one who wrote it. */
function chooseSender(senders: readonly (string | undefined)[]): string | undefined {
  return senders.find((sender) => airlineCodeByName(sender ?? '') !== undefined) ?? senders[0];
}

function formatSender(from: Address | undefined): string | undefined {
  if (from?.address === undefined) return undefined;
  return from.name === '' ? from.address : `${from.name} <${from.address}>`;
}
