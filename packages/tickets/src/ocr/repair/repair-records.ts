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
    // TG 309 Q 05FEB read as TG 309 ㅇ O5FEB
    shape: new RegExp(
      String.raw`(?<=^[\s\d.]*[A-Z\d]{2} {0,6}\d{1,4} {1,3}\S? ?)O(?=[1-9][A-Z]{3} (?:[1-7][ *])?[A-Z]{6})`,
      'gmu',
    ),
    mend: () => '0',
  },
  {
    // TG 309 Q 05FEB 5 BKKKTM HK2 read as TG 309 ㅇ @ 05FEB: which class it was remains open
    shape: new RegExp(
      String.raw`(?<=^[\s\d.]*[A-Z\d]{2} {0,6}\d{1,4} )[@ㄱ-ㅣ가-힣](?: ?[@ㄱ-ㅣ])?(?= ${REST})`,
      'gmu',
    ),
    mend: (read) => ' '.repeat(read.length),
  },
  {
    // 05FEB  E  0 788 M read as 05FEB  비  0 788 피: the sign of the electronic ticket, and a meal that remains open
    shape: /(?<=^.{30,90}\d{2}[A-Z]{3} {1,3})[가-힣](?= {1,3}[0-3] [A-Z\d]{3}(?: |$))/gmu,
    mend: () => 'E',
  },
  {
    shape: /(?<=\d{2}[A-Z]{3} {1,3}E {1,3}[0-3] [A-Z\d]{3} {1,2})[가-힣\d](?=\s?$)/gmu,
    mend: () => '',
  },
];

/** Lines of reservation systems as they were printed, where the rest of the line leaves one reading: `AA 86400 27MAY MADORD HK1`. */
export function repairRecords(text: string): string {
  return applyRepairs(text, REPAIRS);
}
