import type { LegDraft } from '../document.ts';
import type { JourneyLeg } from './journey.ts';

/** A draft with what the rules settled. */
export interface ResolvedLeg extends JourneyLeg {
  readonly draft: LegDraft;
  readonly fromCode?: string | undefined;
  readonly toCode?: string | undefined;
  readonly durationMin?: number | undefined;
}
