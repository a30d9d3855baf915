import type { fields } from './en/fields.ts';

type Sentences = Omit<typeof fields, 'other'>;

/** Why a field is wrong: the closed list of the English sentences' keys. Clients know reasons by name. */
export type FieldReason = keyof Sentences;

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

export type FieldParam = string | number | readonly (string | number)[];

/** The values for a reason's sentence, by the names of its placeholders. */
export type FieldParams<Reason extends FieldReason = FieldReason> = {
  readonly [Name in Placeholders<Sentences[Reason]>]: FieldParam;
};

/** The reasons whose sentence has no placeholders. */
export type BareFieldReason = {
  [Reason in FieldReason]: Placeholders<Sentences[Reason]> extends never ? Reason : never;
}[FieldReason];

/** A reason, with the values of its sentence if it needs any. */
export type FieldReasonWithParams =
  | readonly [reason: BareFieldReason]
  | {
      [Reason in Exclude<FieldReason, BareFieldReason>]: readonly [
        reason: Reason,
        params: FieldParams<Reason>,
      ];
    }[Exclude<FieldReason, BareFieldReason>];
