import type { PublicContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { KeyRing } from '../../context/ports/document-keys.ts';

/** UPSTREAM_UNAVAILABLE if the installation has no usable key; the cause goes only to the log. */
export async function getKeys({
  deps,
  log,
}: Pick<PublicContext, 'deps' | 'log'>): Promise<KeyRing> {
  try {
    return await deps.documentKeys();
  } catch (error) {
    log.error({ err: error }, 'no document key');
    throw new AppError('no-document-key');
  }
}
