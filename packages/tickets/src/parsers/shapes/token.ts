import type { PartialDate } from '../../document.ts';
import type { PrintedFlight } from '../atoms/flight-number.ts';
import type { PrintedTime } from '../atoms/time.ts';

export type Role = 'departure' | 'arrival';

interface Place {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** Something in the text that may belong to a flight. `line` is 0-based. */
export type Token = Place &
  (
    | { readonly kind: 'flight'; readonly value: PrintedFlight }
    | { readonly kind: 'airport' | 'place'; readonly value: string; readonly role?: Role }
    | { readonly kind: 'time'; readonly value: PrintedTime; readonly role?: Role }
    | { readonly kind: 'date'; readonly value: PartialDate; readonly role?: Role }
    | { readonly kind: 'duration'; readonly value: number }
    | { readonly kind: DetailKind; readonly value: string }
  );

export type DetailKind = 'aircraft' | 'seat' | 'meal' | 'baggage' | 'operatedBy' | 'pnr';

export type TokenOf<Kind extends Token['kind']> = Extract<Token, { readonly kind: Kind }>;

/** The tokens of one kind, in order. */
export function ofKind<Kind extends Token['kind']>(
  tokens: readonly Token[],
  ...kinds: readonly Kind[]
): TokenOf<Kind>[] {
  return tokens.filter((token): token is TokenOf<Kind> =>
    (kinds as readonly Token['kind'][]).includes(token.kind),
  );
}
