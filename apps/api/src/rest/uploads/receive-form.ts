import { finished } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MAX_TICKET_FILES, MAX_TICKET_FILES_BYTES } from '@ooo/domain/tickets/ticket-files.schema';
import { toAppError } from '../../errors/error-translation.ts';
import { AppError } from '../../errors/app-error.ts';
import { badField } from '../../errors/fields-error.ts';
import { isClientGone } from '../../plugins/client-gone.ts';
import type { Upload } from '../rest-route.ts';
import type { Received } from './received.types.ts';
import { openUnnamedFile, type UnnamedFile } from './unnamed-file.ts';
import { within } from './within.ts';

const MEGABYTE = 1024 * 1024;
/** The largest file of a form. */
export const MAX_UPLOAD_BYTES = 30 * MEGABYTE;
/** The fields of a form besides its files. */
const MAX_FIELDS_BYTES = MEGABYTE;

/** The form's texts, which are passed to the procedure. */
const TEXT_FIELDS = new Set(['encoding', 'language', 'receivedOn', 'sender']);

interface Form {
  readonly files: { readonly name: string; readonly file: UnnamedFile }[];
  readonly fields: Map<string, string>;
}

const bytesOf = ({ isList, limit }: Upload): number =>
  limit?.bytes ?? (isList ? MAX_TICKET_FILES_BYTES : MAX_UPLOAD_BYTES);

export function tooLarge({ isList, limit }: Upload): AppError {
  if (limit) return new AppError(limit.reason, { limitBytes: limit.bytes });
  return isList
    ? new AppError('files-too-large', { limitBytes: MAX_TICKET_FILES_BYTES })
    : new AppError('file-too-large', { limitBytes: MAX_UPLOAD_BYTES });
}

/** The largest body of a form, its fields among it. */
export const maxFormBytes = (upload: Upload): number => bytesOf(upload) + MAX_FIELDS_BYTES;

/** The form's file as `name` and `bytes`, or its files as `documents`, beside its other fields. */
export async function receiveForm(
  request: FastifyRequest,
  upload: Upload,
  folder: string,
): Promise<Received> {
  const { field } = upload;
  if (!request.isMultipart()) {
    throw new AppError('form-needed', { field });
  }
  const form: Form = { files: [], fields: new Map() };
  const close = async (): Promise<void> => {
    await Promise.all(form.files.map(async ({ file }) => file.close()));
  };
  try {
    await readForm(form, request, upload, folder);
    return { byteLength: sizeOf(form), open: toInput(form, upload), close };
  } catch (error) {
    await close();
    const known = toAppError(error);
    if (known.code !== 'INTERNAL' || isClientGone(request, error)) throw error;
    throw new AppError('form-unreadable');
  }
}

const sizeOf = ({ files }: Form): number =>
  files.reduce((sum, { file }) => sum + file.byteLength(), 0);

/** Errors in the form's fields are reported before any file is opened. */
function toInput({ files, fields }: Form, upload: Upload): () => Promise<object> {
  const [first] = files;
  const { field, isList } = upload;
  if (!first) throw badField(field, 'file-field', { field });
  const texts = [...fields].filter(([name, value]) => TEXT_FIELDS.has(name) && value !== '');
  const rest: Record<string, string> = Object.fromEntries(texts);
  if (!isList) return async () => ({ name: first.name, bytes: await first.file.read(), ...rest });
  const passwords = readPasswords(fields.get('passwords'));
  return async () => {
    const documents = files.map(async ({ name, file }, at) => ({
      name,
      bytes: await file.read(),
      password: passwords[at],
    }));
    return { documents: await Promise.all(documents), ...rest };
  };
}

async function readForm(
  form: Form,
  request: FastifyRequest,
  upload: Upload,
  folder: string,
): Promise<void> {
  let room = bytesOf(upload);
  // One more than are read, so that the schema says how many are.
  const files = upload.isList ? MAX_TICKET_FILES + 1 : 1;
  for await (const part of request.parts({ limits: { files } })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') form.fields.set(part.fieldname, part.value);
    } else if (part.fieldname === upload.field) {
      room -= await storeFile(form, part, { upload, folder, room });
    } else {
      // The parts behind it come no sooner.
      await finished(part.file.resume());
    }
  }
}

async function storeFile(
  form: Form,
  part: MultipartFile,
  { upload, folder, room }: { upload: Upload; folder: string; room: number },
): Promise<number> {
  const file = await openUnnamedFile(folder);
  form.files.push({ name: part.filename, file });
  await file.write(within(room, part.file, () => tooLarge(upload)));
  if (part.file.truncated) throw tooLarge({ ...upload, isList: false });
  return file.byteLength();
}

const Passwords = z.record(z.string().regex(/^\d{1,2}$/), z.string().max(200));

/** `{"1": "…"}`: by the index of the document. */
function readPasswords(text = '{}'): Record<string, string> {
  try {
    return Passwords.parse(JSON.parse(text || '{}'));
  } catch {
    throw badField('passwords', 'passwords');
  }
}
