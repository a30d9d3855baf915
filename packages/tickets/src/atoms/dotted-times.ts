/** `09.30 Uhr`, `18h30`. */
const DOTTED =
  /(?<![\d:.,])(\d{1,2})[.h]([0-5]\d)(?=\s{0,2}(?:[ap]\.?\s?m\b|Uhr|hrs?\b|h\b)|(?<=h\d\d)(?!\p{L}))(?:\s{0,2}([ap]\.?\s?m\b\.?))?/giu;
/** Dots are a clock's only after `kl.` or in a range: `08.15 - 09.25`. */
const DOTTED_RANGE =
  /(?<![\d:.,])(?:(?<=\bkl\.?\s)|(?=\d{1,2}\.\d{2}\s?[-–]\s?\d{1,2}\.\d{2}(?![\d.]))|(?<=\d\.\d{2}\s?[-–]\s?))(\d{1,2})\.([0-5]\d)(?![\d.,])/giu;
/** Or behind a word of what happens then: `leaving at 16.35 and landing at 18.15`. */
const DOTTED_TOLD =
  /(?<=(?<!\p{L})(?:at|leav(?:es?|ing)|land(?:s|ing)|arriv(?:es?|ing)|depart(?:s|ing)|dep|arr|um|alle(?: ore)?|til)\.?\s)(\d{1,2})\.([0-5]\d)(?!\d|[.,]\d|\s?(?:[€$£%]|EUR|USD|GBP|kg|km|per|each|a night|Euro))/giu;
/** What is before a price, as a code does before a time. */
const MONEY = 'EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|AUD|CAD|NZD|SGD|HKD|MXN|BRL|TRY|ZAR|AED';
const DOTTED_BEHIND_CODE = String.raw`(?<![\p{L}\d])(?!${MONEY})[A-Z]{3}\s(?=\d)`;
const NEXT_END = String.raw`\s{0,3}(?:->|→|[-–>/,|])\s{0,3}`;
/** Or right behind the codes of two airports: `HND 11.40 -> LHR 17.05`. */
const DOTTED_CODED = new RegExp(
  String.raw`(?<=${DOTTED_BEHIND_CODE}|${DOTTED_BEHIND_CODE}\d{1,2}\.\d{2}${NEXT_END}[A-Z]{3}\s)(\d{1,2})\.([0-5]\d)(?![\d.])(?=${NEXT_END}(?!${MONEY})[A-Z]{3}\s\d{1,2}\.\d{2}(?![\d.,])|(?<=${DOTTED_BEHIND_CODE}\d{1,2}\.\d{2}${NEXT_END}[A-Z]{3}\s\d{1,2}\.\d{2})(?!,\d))`,
  'gu',
);

/** Times with a dot or an `h` between hours and minutes, where something says that they are; of two that overlap the first counts. */
export const DOTTED_TIMES: readonly RegExp[] = [DOTTED, DOTTED_RANGE, DOTTED_TOLD, DOTTED_CODED];
