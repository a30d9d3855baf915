import type { fields } from './en/fields.ts';

type Sentences = Omit<typeof fields, 'other'>;

/** Why a field is wrong: a closed list, which the English sentences make. Clients know reasons by name. */
export type FieldReason = keyof Sentences;

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

export type FieldParam = string | number | readonly (string | number)[];

/** What the sentence of a reason needs, by the names of its placeholders. */
export type FieldParams<Reason extends FieldReason = FieldReason> = {
  readonly [Name in Placeholders<Sentences[Reason]>]: FieldParam;
};

/** The reasons whose sentence needs nothing else. */
export type BareFieldReason = {
  [Reason in FieldReason]: Placeholders<Sentences[Reason]> extends never ? Reason : never;
}[FieldReason];

/** A reason, with what its sentence needs where it needs something. */
export type FieldReasonWithParams =
  | readonly [reason: BareFieldReason]
  | {
      [Reason in Exclude<FieldReason, BareFieldReason>]: readonly [
        reason: Reason,
        params: FieldParams<Reason>,
      ];
    }[Exclude<FieldReason, BareFieldReason>];
