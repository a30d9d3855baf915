import type { Db } from '@ooo/db/tables/database';
import type { TicketPool } from '@ooo/tickets/worker/pool';
import type { TipSuggestions } from '@ooo/domain/overview/overview-tips';
import type { PlaceTipSuggestions } from '@ooo/domain/places/place-tips';
import type { PackingEdits } from '@ooo/domain/packing/packing-edits.schema';
import type { ForecastProvider } from './ports/forecast.ts';
import type { PlacesProvider } from './ports/places.ts';
import type { Env } from './ports/env.ts';
import type { ProfilePictures } from './ports/profile-pictures.ts';
import type { DocumentGates } from './ports/document-gates.ts';
import type { KeyRing } from './ports/document-keys.ts';
import type { TravelTables } from './ports/travel-tables.ts';
import type { LiveSettings } from './ports/settings.ts';
import type { Climates } from './ports/climates.ts';
import type { StartWatches } from './ports/starts.ts';
import type { PlaceFileReader } from './ports/place-file-reader.ts';
import type { Planner } from './ports/planning.ts';
import type { Asked, AssistantClient, SharedAnswers } from './ports/assistant.ts';

/** The dependencies of the application; in tests the database is a clone. */
export interface Deps {
  readonly env: Env;
  readonly db: Db;
  readonly clock: () => Date;
  /** Sources of places besides the atlas, in order of preference; none offline. */
  readonly places: readonly PlacesProvider[];
  /** Reads documents in processes of their own, so a hostile document cannot take the server down. */
  readonly tickets: Pick<TicketPool, 'read' | 'readTogether' | 'makePortrait'>;
  /** Makes plans in worker threads, within limits on time and memory. */
  readonly planner: Pick<Planner, 'plan' | 'suggest' | 'listHours'>;
  /** How long it takes from place to place, where a routing server is set. */
  readonly travelTables: TravelTables;
  /** Reads files of places in a thread, within limits on time and memory. */
  readonly placeFiles: Pick<PlaceFileReader, 'preview'>;
  /** Seal the documents that travellers keep; rejects if the installation has no usable key. */
  readonly documentKeys: () => Promise<KeyRing>;
  readonly documentGates: DocumentGates;
  /** The assistant; undefined without a key or offline. */
  readonly assistant: AssistantClient | undefined;
  /** Its answers about packing lists. */
  readonly packingAnswers: SharedAnswers<Asked<PackingEdits>>;
  /** Its answers about destinations. */
  readonly tipAnswers: SharedAnswers<Asked<TipSuggestions>>;
  /** Its answers about recommendations. */
  readonly placeTipAnswers: SharedAnswers<Asked<PlaceTipSuggestions>>;
  /** Undefined offline: all days are then climate. */
  readonly forecast: ForecastProvider | undefined;
  /** The usual weather of days, from weather stations and, except offline, from an archive. */
  readonly climates: Climates;
  readonly profilePictures: ProfilePictures;
  /** Whether the threads and processes that plan and read can be started. */
  readonly starts: StartWatches;
  readonly settings: LiveSettings;
  readonly version: string;
}
