import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MAX_TICKET_FILES, MAX_TICKET_FILES_BYTES } from '@ooo/domain/tickets/ticket-files.schema';
import { toAppError } from '../error-translation.ts';
import { AppError, badField } from '../errors.ts';
import type { Upload } from './rest-route.ts';

const MEGABYTE = 1024 * 1024;
/** The largest file of a form. */
export const MAX_UPLOAD_BYTES = 30 * MEGABYTE;
/** What stands in a form beside its files. */
const MAX_FIELDS_BYTES = MEGABYTE;

/** The texts of a form that go on to the procedure. */
const TEXT_FIELDS = new Set(['receivedOn', 'sender']);

interface Form {
  readonly files: { readonly name: string; readonly bytes: Uint8Array }[];
  readonly fields: Map<string, string>;
}

const bytesOf = ({ isList }: Upload): number =>
  isList ? MAX_TICKET_FILES_BYTES : MAX_UPLOAD_BYTES;

function tooLarge({ isList }: Upload): AppError {
  return new AppError('TOO_LARGE', {
    message: isList
      ? `The files have more than ${MAX_TICKET_FILES_BYTES / MEGABYTE} MB together. Send fewer of them at once.`
      : `The file is larger than ${MAX_UPLOAD_BYTES / MEGABYTE} MB. Send the ticket alone, or paste its text.`,
  });
}

/** Answers before the body is read where the browser says that it is too large. */
export function refuseLargeUpload(upload: Upload): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > bytesOf(upload) + MAX_FIELDS_BYTES) throw tooLarge(upload);
  };
}

/** The form's file in memory as `name` and `bytes`, or its files as `documents`, beside its other fields. */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<object> {
  const { field } = upload;
  if (!request.isMultipart()) {
    throw new AppError('UNSUPPORTED_TYPE', {
      message: `Send the file as a form (multipart/form-data) in the field ${field}.`,
    });
  }
  const { files, fields } = await readForm(request, upload).catch((error: unknown) => {
    const known = toAppError(error);
    if (known.code !== 'INTERNAL') throw known;
    throw new AppError('BAD_REQUEST', { message: 'The form could not be read. Send it again.' });
  });
  const [file] = files;
  if (!file) throw badField(field, `Send the file in the field ${field} of the form.`);
  const texts = [...fields].filter(([name, value]) => TEXT_FIELDS.has(name) && value !== '');
  const rest: Record<string, string> = Object.fromEntries(texts);
  if (!upload.isList) return { ...file, ...rest };
  const passwords = readPasswords(fields.get('passwords'));
  const documents = files.map(({ name, bytes }, at) => ({ name, bytes, password: passwords[at] }));
  return { documents, ...rest };
}

async function readForm(request: FastifyRequest, upload: Upload): Promise<Form> {
  const form: Form = { files: [], fields: new Map() };
  let room = bytesOf(upload);
  // One more than are read, so that the schema says how many are.
  const files = upload.isList ? MAX_TICKET_FILES + 1 : 1;
  for await (const part of request.parts({ limits: { files } })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') form.fields.set(part.fieldname, part.value);
      continue;
    }
    const bytes = await readFile(part, upload);
    if (part.fieldname !== upload.field) continue;
    room -= bytes.byteLength;
    if (room < 0) throw tooLarge(upload);
    form.files.push({ name: part.filename, bytes });
  }
  return form;
}

async function readFile(part: MultipartFile, upload: Upload): Promise<Uint8Array> {
  try {
    return await part.toBuffer();
  } catch (error) {
    throw part.file.truncated ? tooLarge({ ...upload, isList: false }) : error;
  }
}

const Passwords = z.record(z.string().regex(/^\d{1,2}$/), z.string().max(200));

/** `{"1": "…"}`: by the index of the document. */
function readPasswords(text = '{}'): Record<string, string> {
  const message = 'Write the passwords as a JSON object by index, like {"0": "…"}.';
  try {
    return Passwords.parse(JSON.parse(text || '{}'));
  } catch {
    throw badField('passwords', message);
  }
}
