import { findSymbol } from '@ooo/domain/places/place-picture';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Icon } from '@tabler/icons-react';
import { KIND_ICONS } from '../../../components/kind-icons.ts';

/** What a saved place is, as an icon: by its kind, and by its tag where that is unknown. */
export function findPlaceIcon(poi: Poi): Icon {
  return KIND_ICONS[findSymbol(poi)];
}
