import type { FastifyRequest } from 'fastify';
import { toAppError } from '../error-translation.ts';
import { AppError, badField } from '../errors.ts';

const MEGABYTE = 1024 * 1024;
export const MAX_UPLOAD_BYTES = 30 * MEGABYTE;

function tooLarge(): AppError {
  return new AppError('TOO_LARGE', {
    message: `The file is larger than ${MAX_UPLOAD_BYTES / MEGABYTE} MB. Send the ticket alone, or paste its text.`,
  });
}

/** Answers before the body is read where the browser says that it is too large. */
export async function refuseLargeUpload(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + MEGABYTE)
    throw tooLarge();
}

/** The form's file in memory, beside its fields `receivedOn` and `sender`. */
export async function readUpload(request: FastifyRequest, upload: string): Promise<unknown> {
  if (!request.isMultipart()) {
    throw new AppError('UNSUPPORTED_TYPE', {
      message: `Send the file as a form (multipart/form-data) in the field ${upload}.`,
    });
  }
  const input = await readForm(request, upload).catch((error: unknown) => {
    const known = toAppError(error);
    if (known.code !== 'INTERNAL') throw known;
    throw new AppError('BAD_REQUEST', { message: 'The form could not be read. Send it again.' });
  });
  if (!('bytes' in input))
    throw badField(upload, `Send the file in the field ${upload} of the form.`);
  return input;
}

async function readForm(request: FastifyRequest, upload: string): Promise<object> {
  const input: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer().catch((error: unknown) => {
        throw part.file.truncated ? tooLarge() : error;
      });
      if (part.fieldname === upload) Object.assign(input, { name: part.filename, bytes });
    } else if (part.fieldname === 'receivedOn' || part.fieldname === 'sender') {
      if (part.value !== '') input[part.fieldname] = part.value;
    }
  }
  return input;
}
