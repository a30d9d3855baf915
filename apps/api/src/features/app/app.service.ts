import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AppConfig } from './app.schema.ts';

export async function describeApp(_deps: Deps): Promise<AppConfig> {
  throw new AppError('INTERNAL');
}
