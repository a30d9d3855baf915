import { z } from 'zod';
import { MAX_LINE_LENGTH } from '../../limits.ts';
import type { Pass, PassField, PassPurpose } from '../../structured/pass.ts';

const Text = z.string().catch('');

/** Entries of a list that are read: wallets show some ten fields, and one barcode. */
const MAX_LISTED = 100;

const Field = z.object({
  key: Text,
  label: Text,
  value: z.union([z.string(), z.number()]).transform(String),
  ignoresTimeZone: z.boolean().catch(false),
  semantics: z.record(z.string(), z.unknown()).catch({}),
});

/** A list that keeps only its valid entries. */
function lenientList<T>(item: z.ZodType<T>) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((list) =>
      list.slice(0, MAX_LISTED).flatMap((each) => item.safeParse(each).data ?? []),
    );
}

/** Cuts a text to the length that patterns may be run on. */
function cut(text: string): string {
  return text.slice(0, MAX_LINE_LENGTH);
}

const Fields = lenientList(Field);
const Style = z.object({
  transitType: Text,
  headerFields: Fields,
  primaryFields: Fields,
  secondaryFields: Fields,
  auxiliaryFields: Fields,
  backFields: Fields,
});
const OptionalStyle = Style.optional().catch(undefined);
const Barcode = z.object({ message: z.string().min(1) });

/** `pass.json`: what is missing or of the wrong type counts as absent. */
const PassFile = z.object({
  description: Text,
  organizationName: Text,
  boardingPass: OptionalStyle,
  eventTicket: OptionalStyle,
  coupon: OptionalStyle,
  storeCard: OptionalStyle,
  generic: OptionalStyle,
  barcode: Barcode.optional().catch(undefined),
  barcodes: lenientList(Barcode),
  semantics: z.record(z.string(), z.unknown()).catch({}),
  relevantDate: Text,
  relevantDates: lenientList(z.object({ date: Text, startDate: Text, endDate: Text })),
  expirationDate: Text,
});

const TRANSIT: Readonly<Record<string, PassPurpose>> = {
  PKTransitTypeTrain: 'train',
  PKTransitTypeBus: 'bus',
  PKTransitTypeBoat: 'ferry',
};

/** The pass of a parsed `pass.json`; `say` gives the words for a text. Undefined where it is none. */
export function toPass(json: unknown, say: (text: string) => string): Pass | undefined {
  const file = PassFile.safeParse(json).data;
  const style =
    file?.boardingPass ?? file?.eventTicket ?? file?.coupon ?? file?.storeCard ?? file?.generic;
  if (!file || !style) return undefined;
  const { headerFields, primaryFields, secondaryFields, auxiliaryFields, backFields } = style;
  const all = [primaryFields, headerFields, secondaryFields, auxiliaryFields, backFields].flat();
  const toField = ({ key, label, value, ignoresTimeZone }: z.infer<typeof Field>): PassField => {
    return { key: cut(key), label: cut(say(label)), value: cut(say(value)), ignoresTimeZone };
  };
  return {
    purpose: file.boardingPass
      ? (TRANSIT[style.transitType] ?? 'flight')
      : file.eventTicket
        ? 'event'
        : 'other',
    organization: say(file.organizationName),
    title: [say(file.organizationName), say(file.description)].filter(Boolean).join(' · '),
    primary: primaryFields.map(toField),
    fields: all.map(toField),
    barcodes: [
      ...new Set(
        [...file.barcodes, ...(file.barcode ? [file.barcode] : [])].map((it) => cut(it.message)),
      ),
    ],
    semantics: new Map(
      [...all.map((field) => field.semantics), file.semantics].flatMap((facts) =>
        Object.entries(facts),
      ),
    ),
    hints: [
      file.relevantDate,
      ...file.relevantDates.flatMap(({ date, startDate, endDate }) => [date, startDate, endDate]),
      file.expirationDate,
    ].filter((hint) => hint !== ''),
  };
}
