import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Poi, PoiCreate, PoiPatch } from '@ooo/domain/pois/poi.schema';

export async function listPois(_deps: Deps, _user: CurrentUser, _id: number): Promise<Poi[]> {
  throw new AppError('INTERNAL');
}

export async function createPoi(_deps: Deps, _user: CurrentUser, _i: PoiCreate): Promise<Poi> {
  throw new AppError('INTERNAL');
}

export async function updatePoi(
  _deps: Deps,
  _user: CurrentUser,
  _id: number,
  _p: PoiPatch,
): Promise<Poi> {
  throw new AppError('INTERNAL');
}

export async function deletePoi(_deps: Deps, _user: CurrentUser, _id: number): Promise<void> {
  throw new AppError('INTERNAL');
}
