import {
  CANDIDATE_STATES,
  type PlaceCandidate,
  type PlaceFilePreview,
} from '@ooo/domain/place-files/place-files.schema';

export type CandidateState = (typeof CANDIDATE_STATES)[number];

/** A candidate, and where it is in the preview. */
export interface Choice {
  readonly index: number;
  readonly place: PlaceCandidate;
}

export interface ChoiceGroup {
  readonly state: CandidateState;
  readonly choices: readonly Choice[];
}

/** The candidates by their situation; without empty groups. */
export function groupChoices({ candidates }: PlaceFilePreview): ChoiceGroup[] {
  const choices = candidates.map((place, index) => ({ index, place }));
  return CANDIDATE_STATES.map((state) => ({
    state,
    choices: choices.filter(({ place }) => place.state === state),
  })).filter((group) => group.choices.length > 0);
}

/** What is chosen to begin with: what lies near the destination, as far as there is room. */
export function firstChosen({ candidates, room }: PlaceFilePreview): ReadonlySet<number> {
  const near = candidates.flatMap(({ state }, index) => (state === 'new' ? [index] : []));
  return new Set(near.slice(0, room));
}

export function withChosen(
  chosen: ReadonlySet<number>,
  indexes: readonly number[],
  isChosen: boolean,
): ReadonlySet<number> {
  const next = new Set(chosen);
  for (const index of indexes) {
    if (isChosen) next.add(index);
    else next.delete(index);
  }
  return next;
}
