import { fold, foldWords } from '../shared/fold.ts';
import type { Language } from '../shared/language.ts';
import { numbersOf, toPlainLine } from '../assistant/plain-line.ts';
import { isOutOfReach } from './out-of-reach.ts';
import type { PackingEdits } from './packing-edits.schema.ts';
import { inPackingOrder } from './packing-order.ts';
import { shortenReason } from './packing-reason.ts';
import {
  MAX_PACKING_ITEMS,
  type PackingCategory,
  type PackingRecommendation,
} from './packing.schema.ts';

const MAX_ADDED = 12;
const MAX_QUANTITY = 10;
const MAX_NAME_LENGTH = 60;
const ID_LENGTH = 60;
/** The most that may be added of one thing, and in a category of clothes. */
const MORE_OF_ONE = 2;
const MORE_PIECES = 3;

/** Of these a traveller wears one at a time, so neither the days nor the bag has room for many. */
const CLOTHES: ReadonlySet<PackingCategory> = new Set([
  'Tops',
  'Bottoms',
  'Underwear & Sleepwear',
  'Outerwear & Layers',
  'Shoes',
  'Accessories',
  'Clothing',
]);

interface Trip {
  /** Of the list and the edits. */
  readonly language: Language;
  readonly days: number;
}

/**
 * The list of the rules with what the assistant suggests and these rules allow; what is its own is labelled. Nothing is
 * removed, and nothing that is essential, a document, medication, or made for rain or cold is changed; nor is what the
 * traveller added. An edit that breaks a rule is dropped whole.
 */
export function applyPackingEdits(
  list: readonly PackingRecommendation[],
  { add, change }: PackingEdits,
  trip: Trip,
): PackingRecommendation[] {
  const editor = new Editor(list, trip);
  for (const each of change) editor.change(each);
  for (const each of add) editor.add(each);
  return inPackingOrder(editor.list);
}

class Editor {
  readonly #trip: Trip;
  readonly #items: Map<string, PackingRecommendation>;
  readonly #changed = new Set<string>();
  readonly #pieces = new Map<PackingCategory, number>();
  readonly #names: string[][];
  #added = 0;

  constructor(list: readonly PackingRecommendation[], trip: Trip) {
    this.#trip = trip;
    this.#items = new Map(list.map((each) => [each.id, each]));
    this.#names = list.map(({ item }) => nameWords(item));
  }

  get list(): PackingRecommendation[] {
    return [...this.#items.values()];
  }

  change({ id, quantity: wanted, priority, reason }: PackingEdits['change'][number]): void {
    const item = this.#items.get(id);
    if (!item || isOutOfReach(item) || this.#changed.has(id)) return;
    const quantity = wanted ?? item.quantity;
    const said =
      reason === undefined ? item.reason : this.#readReason(reason, quantity, item.reason);
    if (said === undefined) return;
    const isOtherQuantity = quantity !== item.quantity;
    // The reason of the rules tells how their number came about.
    if (isOtherQuantity && (reason === undefined || !this.#mayBecome(item, quantity))) return;
    if (!isOtherQuantity && reason === undefined && (priority ?? item.priority) === item.priority) {
      return;
    }
    if (CLOTHES.has(item.category)) this.#count(item.category, quantity - item.quantity);
    this.#changed.add(id);
    const edited = { quantity, priority: priority ?? item.priority, reason: said };
    this.#items.set(id, { ...item, ...edited, by: 'assistant' });
  }

  add({ item, category, quantity, priority, reason }: PackingEdits['add'][number]): void {
    if (this.#added >= MAX_ADDED || this.#items.size >= MAX_PACKING_ITEMS) return;
    if (category === 'Documents' || !isCount(quantity) || !this.#hasRoom(category, quantity))
      return;
    const name = toPlainLine(item, this.#trip.language);
    if (!name || name.length > MAX_NAME_LENGTH || numbersOf(name).length > 0) return;
    const words = nameWords(name);
    const id = `ai-${fold(name).replaceAll(' ', '-')}`.slice(0, ID_LENGTH);
    if (words.length === 0 || this.#items.has(id) || this.#isListed(words)) return;
    const said = this.#readReason(reason, quantity);
    if (said === undefined) return;
    this.#added += 1;
    this.#names.push(words);
    if (CLOTHES.has(category)) this.#count(category, quantity);
    const edited = { id, item: name, category, quantity, reason: said, priority };
    this.#items.set(id, { ...edited, by: 'assistant' });
  }

  /** A number is allowed if the rules' reason has it, or if it is the quantity or the days; any other is invented. */
  #readReason(text: string, quantity: number, before = ''): string | undefined {
    const line = toPlainLine(text, this.#trip.language);
    const known = new Set([...numbersOf(before), String(quantity), String(this.#trip.days)]);
    return line && numbersOf(line).every((number) => known.has(number))
      ? shortenReason(line)
      : undefined;
  }

  #mayBecome({ category, quantity }: PackingRecommendation, wanted: number): boolean {
    if (!CLOTHES.has(category) || !isCount(wanted)) return false;
    if (wanted < quantity) return wanted >= quantity / 2;
    return wanted <= quantity + MORE_OF_ONE && this.#hasRoom(category, wanted - quantity, wanted);
  }

  /** No traveller wears more of a thing than there are days. */
  #hasRoom(category: PackingCategory, more: number, ofOne = more): boolean {
    if (!CLOTHES.has(category)) return true;
    const pieces = this.#pieces.get(category) ?? 0;
    return pieces + more <= MORE_PIECES && ofOne <= this.#trip.days;
  }

  #count(category: PackingCategory, more: number): void {
    this.#pieces.set(category, (this.#pieces.get(category) ?? 0) + Math.max(0, more));
  }

  /** Under the same name, or one that says the same with more words: `Umbrella` beside `Compact umbrella`. */
  #isListed(words: readonly string[]): boolean {
    return this.#names.some((name) => words.every((word) => name.includes(word)));
  }
}

function isCount(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}

/** The words of a name as they are compared, in the singular as far as an `s` makes the plural. */
function nameWords(name: string): string[] {
  return foldWords(name).map((word) => (word.length > 3 ? word.replace(/s$/u, '') : word));
}
