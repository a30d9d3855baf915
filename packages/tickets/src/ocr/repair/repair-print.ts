import { repairAccents } from './repair-accents.ts';
import { repairCarriers } from './repair-carriers.ts';
import { repairCodes } from './repair-codes.ts';
import { repairDays } from './repair-days.ts';
import { repairDetails } from './repair-details.ts';
import { repairLabels } from './repair-labels.ts';
import { repairRecordLocators } from './repair-record-locators.ts';
import { repairMonths } from './repair-months.ts';
import { repairRecords } from './repair-records.ts';
import { repairSeats } from './repair-seats.ts';

/** The repairs, one for each kind of print; labels first, which give the others their context. */
const REPAIRS = [
  repairLabels,
  repairAccents,
  repairDays,
  repairRecords,
  repairCodes,
  repairDetails,
  repairSeats,
  repairMonths,
  repairRecordLocators,
  repairCarriers,
] as const;

/** Repairs print where its shape leaves no doubt that a letter is a digit, or the other way round. */
export function repairPrint(text: string): string {
  return REPAIRS.reduce((mended, repair) => repair(mended), text);
}
