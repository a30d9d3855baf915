type Fields = [year: number, month: number, ...rest: number[]];

function isFields(parts: readonly unknown[]): parts is Fields {
  return parts.length > 1 && parts.every((part) => typeof part === 'number');
}

/**
 * A `Date` whose local fields are its UTC fields: it holds a wall time with no zone, so that code
 * which counts in local time gives the same answer in every process. No hour is missing or double.
 */
export class WallDate extends Date {
  constructor(...parts: Fields | [instant: number | string | Date] | []) {
    if (isFields(parts)) super(Date.UTC(...parts));
    else super(parts[0] ?? Date.now());
  }

  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
  override getDay(): number {
    return this.getUTCDay();
  }
  override getHours(): number {
    return this.getUTCHours();
  }
  override getMinutes(): number {
    return this.getUTCMinutes();
  }
  override getSeconds(): number {
    return this.getUTCSeconds();
  }
  override getTimezoneOffset(): number {
    return 0;
  }
  override setDate(day: number): number {
    return this.setUTCDate(day);
  }
  override setHours(...fields: Parameters<Date['setUTCHours']>): number {
    return this.setUTCHours(...fields);
  }
}
