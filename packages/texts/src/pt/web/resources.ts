import type { WebTexts } from '../../web.types.ts';
import { withZeroPlurals } from '../../writing/zero-plurals.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { bases } from './bases.ts';
import { common } from './common.ts';
import { documents } from './documents.ts';
import { entry } from './entry.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import { forms } from './forms.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { invites } from './invites.ts';
import { itinerary } from './itinerary.ts';
import { pt as kinds } from '../kinds.ts';
import { landing } from './landing.ts';
import { legal } from './legal.ts';
import { map } from './map.ts';
import { modes } from './modes.ts';
import { overview } from './overview.ts';
import { packing } from './packing.ts';
import { placeFiles } from './place-files.ts';
import { places } from './places.ts';
import { pois } from './pois.ts';
import { preferences } from './preferences.ts';
import { schedule } from './schedule.ts';
import { settings } from './settings.ts';
import { tickets } from './tickets.ts';
import { trip } from './trip.ts';
import { trips } from './trips.ts';
import { weather } from './weather.ts';

export { pt as errors } from '../errors.ts';

const said = {
  account,
  admin,
  bases,
  common,
  documents,
  entry,
  feedback,
  fields,
  forms,
  help,
  history,
  invites,
  itinerary,
  kinds,
  landing,
  legal,
  map,
  modes,
  overview,
  packing,
  placeFiles,
  places,
  pois,
  preferences,
  schedule,
  settings,
  tickets,
  trip,
  trips,
  weather,
} as const satisfies WebTexts;

export const texts = withZeroPlurals(said);
