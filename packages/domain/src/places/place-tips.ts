import { PLACE_TEXTS } from '@ooo/texts/places';
import { z } from 'zod';
import { toPlainLine } from '../assistant/plain-line.ts';
import { isTimeless } from '../assistant/timeless-line.ts';
import { fold } from '../shared/fold.ts';
import type { Language } from '../shared/language.ts';
import { MAX_PLACE_TIPS, MAX_TIP_LENGTH, type PlaceTip } from './place-tips.schema.ts';

/** The assistant's answer about a page of recommendations. None of it is trusted. */
export const PlaceTipSuggestions = z.object({
  tips: z.array(z.object({ id: z.string().max(500), tip: z.string().max(2000) })).max(100),
});
export type PlaceTipSuggestions = z.infer<typeof PlaceTipSuggestions>;

/** When a place is open comes from its source. */
const HOURS =
  /\b(?:[ap]\.?m\b|o['’]clock|noon|midnight|opens|closes|closed|open (?:daily|late|all|every|until|till|from)|weekends?|weekdays?|abre|abren|abierto|abierta|cierra|cierran|cerrado|cerrada|mediod[ií]a|medianoche|fin(?:es)? de semana)\b|영업|개장|폐장|휴무|휴관|자정|정오|주말|평일/iu;
/** So does what it costs. */
const COST =
  /\b(?:free (?:entry|entrance|admission|of charge|to (?:enter|visit))|admission|entrance fees?|tickets? costs?|gratis|gratuit[ao]s?|entrada libre)\b|무료|입장료|공짜/iu;
const STREET =
  /\b\p{Lu}[\p{L}'’-]* (?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane)\b|\b(?:[Cc]alle|[Aa]venida|[Rr]ue|[Bb]oulevard) (?:(?:de|del|du|des|la|las|los|el) )*\p{Lu}|번지|번길/u;

function isAllowed(line: string, language: Language): boolean {
  const isShort = line.length <= MAX_TIP_LENGTH && isTimeless(line);
  return (
    isShort &&
    ![PLACE_TEXTS[language].numberWords, HOURS, COST, STREET].some((fact) => fact.test(line))
  );
}

interface Page {
  readonly language: Language;
  /** The ids of the recommendations. */
  readonly ids: readonly string[];
}

/**
 * The assistant's tips for the places of a page, in its order, each place and each sentence once. One for another place,
 * or that tells of numbers, days, hours, costs or addresses, or is not plain, short and in the reader's script, is dropped.
 */
export function toPlaceTips(
  { tips: suggested }: PlaceTipSuggestions,
  { language, ids }: Page,
): PlaceTip[] {
  const open = new Set(ids);
  const said = new Set<string>();
  const tips: PlaceTip[] = [];
  for (const { id, tip: suggestion } of suggested) {
    const tip = toPlainLine(suggestion, language);
    if (!tip || !open.has(id) || !isAllowed(tip, language) || said.has(fold(tip))) continue;
    open.delete(id);
    said.add(fold(tip));
    tips.push({ id, tip });
    if (tips.length === MAX_PLACE_TIPS) break;
  }
  return tips;
}
