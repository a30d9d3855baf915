import { applyRepairs, type Repair } from './repair.ts';

/** What follows the flight and its class in the line of a reservation system: `05FEB 5 ICNBKK HK2`. */
const REST = String.raw`\d{2}[A-Z]{3} (?:[1-7][ *])?[A-Z]{6}\*? ?[A-Z]{2}\d`;

const REPAIRS: readonly Repair[] = [
  {
    // 1 AA   90N 16MAY ORDLHR HK1 read as l AA   90N 16MAY ORDLHR HK1
    shape: new RegExp(
      String.raw`^(\s*)[lI|](?=[. ] {0,3}[A-Z\d]{2} {0,6}\d{1,4} ?[A-Z] {1,3}${REST})`,
      'gmu',
    ),
    mend: (_, left = '') => `${left}1`,
  },
  {
    // AA 8640O 27MAY MADORD HK1 read as AA 86400: a number has four digits, and a class follows it
    shape: new RegExp(String.raw`(?<=^[\s\d.]*[A-Z\d]{2} {0,6}\d{4})0(?= ${REST})`, 'gmu'),
    mend: () => 'O',
  },
  {
    // TG 309 Q 05FEB 5 BKKKTM HK2 read as TG 309 ㅇ @ 05FEB: which class it was remains open
    shape: new RegExp(
      String.raw`(?<=^[\s\d.]*[A-Z\d]{2} {0,6}\d{1,4} )[@ㄱ-ㅣ](?: ?[@ㄱ-ㅣ])?(?= ${REST})`,
      'gmu',
    ),
    mend: (read) => ' '.repeat(read.length),
  },
];

/** Lines of reservation systems as they were printed, where the rest of the line leaves one reading: `AA 86400 27MAY MADORD HK1`. */
export function repairRecords(text: string): string {
  return applyRepairs(text, REPAIRS);
}
