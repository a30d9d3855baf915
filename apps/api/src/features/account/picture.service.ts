import type { UserId } from '@ooo/domain/shared/ids';
import type { AgeUncheckedContext } from '../../context/context.ts';
import type { PictureFile } from '../../trpc/picture-file.ts';

/** Whose picture a caller may see is the procedure's to say: their own, or as an admin anyone's. */
export async function readPicture(
  { deps: { profilePictures }, log }: AgeUncheckedContext,
  { userId }: { readonly userId: UserId },
): Promise<PictureFile | null> {
  const webp = await profilePictures.read(userId, log);
  return webp ? { webp } : null;
}
