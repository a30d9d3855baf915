import type { ColumnType } from 'kysely';
import type { UserId } from '@ooo/domain/shared/ids';

/** The picture of a user's address at the sign-in provider. Until one came, `image` and `fetched_at` are null. */
export interface ProfilePictureTable {
  user_id: ColumnType<UserId, UserId, never>;
  address: string;
  /** The address is not asked before this. */
  ask_again_at: Date;
  /** A small square WebP. */
  image: ColumnType<Buffer | null, Uint8Array | null, Uint8Array | null>;
  /** The ETag of the picture. */
  etag: string | null;
  /** When the address last confirmed the picture. */
  fetched_at: Date | null;
}
