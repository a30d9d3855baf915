import { describe, expect, it } from 'vitest';
import { repairRecordLocators } from './repair-record-locators.ts';

const print = (...codes: string[]): string =>
  codes.map((code) => `Reservation number        ${code}      Class   Economy`).join('\n\n');

describe('repairLocators', () => {
  it.each([
    ['the last of three', print('4XKQ7B', '4XKQ7B', '4XKQ78'), print('4XKQ7B', '4XKQ7B', '4XKQ7B')],
    [
      'the first of three',
      print('0TKW2M', 'QTKW2M', 'QTKW2M'),
      print('QTKW2M', 'QTKW2M', 'QTKW2M'),
    ],
  ])('mends %s', (_, read, printed) => {
    expect(repairRecordLocators(read)).toBe(printed);
  });

  it.each([
    ['Airline confirmation    MQTRW> (Alaska)', 'Airline confirmation    MQTRWX (Alaska)'],
    ['예약번호   4KT2W>', '예약번호   4KT2WX'],
  ])('mends %s', (read, printed) => {
    expect(repairRecordLocators(read)).toBe(printed);
  });

  it.each(['Locator    LOCAT', 'Booking reference and HOTEL> more', 'Seats    MQTRW>'])(
    'leaves %s as it is',
    (text) => {
      expect(repairRecordLocators(text)).toBe(text);
    },
  );

  it.each([
    ['one of two', print('4XKQ7B', '4XKQ78')],
    ['two and two', print('4XKQ7B', '4XKQ78', '4XKQ7B', '4XKQ78')],
    ['three ways of reading it', print('4XKQ7B', '4XKQ78', '4XK07B')],
    ['another code', print('4XKQ7B', '4XKQ7B', '4XKQ7M')],
    ['numbers', 'Ticket: 041778\nTicket: 041778\nTicket: 041770'],
    ['a code under another label', `${print('4XKQ7B', '4XKQ7B')}\nAirline ref   4XKQ78`],
  ])('leaves %s', (_, text) => {
    expect(repairRecordLocators(text)).toBe(text);
  });
});
