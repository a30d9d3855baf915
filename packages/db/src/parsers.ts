import { types } from 'pg';
import { toSafeInteger } from './safe-integer.ts';

type Parser = (text: string) => unknown;
type BinaryParser = (bytes: Buffer) => unknown;

/** The driver's types name the built-in ones; values of any other type stay text. */
const parserOfDriver: (typeId: number, format: 'text') => Parser = types.getTypeParser;
const binaryParserOfDriver: (typeId: number, format: 'binary') => BinaryParser =
  types.getTypeParser;

const parseInstant = parserOfDriver(types.builtins.TIMESTAMPTZ, 'text');

/** How values leave the driver: a `date` stays a `yyyy-MM-dd` string, an `int8` becomes a number. */
const PARSERS: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [types.builtins.DATE, (text) => text],
  [types.builtins.INT8, toSafeInteger],
  [types.builtins.TIMESTAMPTZ, toInstant],
]);

/** The parser for a column of this type, by PostgreSQL's number for it. */
export function parserOf(typeId: number): Parser {
  return PARSERS.get(typeId) ?? parserOfDriver(typeId, 'text');
}

/** The driver's parser for a column in binary form, which it receives only on request. */
export function binaryParserOf(typeId: number): BinaryParser {
  return binaryParserOfDriver(typeId, 'binary');
}

/**
 * `2027-04-01 09:30:00.123456+00` as a Date, truncated to milliseconds. The platform parses what it can: the driver's
 * own parser takes ten times as long, and a list of trips has six instants in each row.
 */
export function toInstant(text: string): unknown {
  const isCommon = text.endsWith('+00') && text[4] === '-' && text[10] === ' ';
  return isCommon ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : parseInstant(text);
}
