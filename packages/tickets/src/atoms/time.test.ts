import { describe, expect, it } from 'vitest';
import { findTimes } from './time.ts';

const read = (text: string) => findTimes(text).map((hit) => hit.value.time);

const readBare = (line: string) => findTimes(line, { bare: true }).map(({ value }) => value.time);

describe('findTimes', () => {
  it.each([
    ['10:20', '10:20'],
    ['9:05', '09:05'],
    ['10:20P', '22:20'],
    ['1020P', '22:20'],
    ['359P', '15:59'],
    ['6:20 PM', '18:20'],
    ['6:20PM', '18:20'],
    ['10:05 a.m.', '10:05'],
    ['2:00 p.m.', '14:00'],
    ['2:20 p. m.', '14:20'],
    ['12:00N', '12:00'],
    ['12:05 AM', '00:05'],
    ['12:30 PM', '12:30'],
    ['3:30AM', '03:30'],
    ['3PM', '15:00'],
    ['09:00 Uhr', '09:00'],
    ['09.30 Uhr', '09:30'],
    ['18h30', '18:30'],
    ['06:45hrs', '06:45'],
    ['13:25 Hrs', '13:25'],
    ['오전 10:20', '10:20'],
    ['오전 9시 5분', '09:05'],
    ['14시 5분', '14:05'],
    ['오후 2:20', '14:20'],
    ['오전 12:10', '00:10'],
    ['오후 2시 20분', '14:20'],
    ['14시 20분', '14:20'],
    ['24:00', '00:00'],
    ['9시 출발', '09:00'],
    ['0710H (7:10AM)', '07:10'],
    ['Mon 0045H', '00:45'],
    ['1905 hrs', '19:05'],
    ['leaving at 16.35, with BA85', '16:35'],
    ['landing at 18.15 the same evening', '18:15'],
    ['12:30  Múnich', '12:30'],
    ['dep 12 noon', '12:00'],
    ['12noon', '12:00'],
    ['arrives at midnight', '00:00'],
    ['a las 12 del mediodía', '12:00'],
    ['정오에 출발', '12:00'],
    ['午後2時30分', '14:30'],
    ['下午2:30', '14:30'],
    ['上午9点05分', '09:05'],
    ['14点05分', '14:05'],
    ['10:00 (Local Time)', '10:00'],
  ])('%s', (text, expected) => {
    expect(findTimes(text).map((hit) => hit.value)).toEqual([{ time: expected }]);
  });

  it.each<[string, string, number]>([
    ['00:15 +1', '00:15', 1],
    ['00:15+1', '00:15', 1],
    ['13:40 Uhr +1', '13:40', 1],
    ['1:22 AM+', '01:22', 1],
    ['01:45 (+1)', '01:45', 1],
    ['05:10 +2 days', '05:10', 2],
    ['06:30 익일', '06:30', 1],
    ['익일 06:30', '06:30', 1],
    ['익익일 04:35', '04:35', 2],
    ['07:10 +1일', '07:10', 1],
    ['06:05 next day', '06:05', 1],
    ['06:05 (día siguiente)', '06:05', 1],
  ])('%s has its day', (text, time, dayShift) => {
    expect(findTimes(text).map((hit) => hit.value)).toEqual([{ time, dayShift }]);
  });

  it.each<[string, string, number | undefined]>([
    ['1020', '10:20', undefined],
    ['0015+1', '00:15', 1],
    ['#0605', '06:05', 1],
  ])('reads %s where times stand bare', (text, time, dayShift) => {
    const [hit] = findTimes(text, { bare: true });
    expect(hit?.value).toEqual(dayShift === undefined ? { time } : { time, dayShift });
    expect(findTimes(text)).toEqual([]);
  });

  it.each([
    '25:00',
    '10:75',
    'KE1020',
    '1020',
    '10.20',
    '2025-10-15',
    'EUR 18.30',
    '+09:00',
    '12:34:56:78',
    'after noon',
    '2560 hrs',
    '1905 horses',
    'at 12.50 EUR each',
    'at 3.50 per night',
    'version 16.35',
    'EUR 11.40 -> USD 17.05',
    'LHR 11.40 kg',
    'noon tea',
    'midnight sun',
    '9시간',
    '3시에 만나자',
  ])('finds none in %s', (text) => {
    expect(findTimes(text)).toEqual([]);
  });

  it('reads a time once that brackets say again', () => {
    expect(read('Sat. 22 May. 2027, 2010H (08:10 PM)')).toEqual(['20:10']);
    expect(read('14:30 (2:30 PM) - 16:05 (4:05 PM)')).toEqual(['14:30', '16:05']);
    expect(read('20:10 (21:10 in Seoul)')).toEqual(['20:10', '21:10']);
    expect(read('20:10  20:10')).toEqual(['20:10', '20:10']);
  });

  it('reads the half of the day that a range says once', () => {
    expect(read('Tuesday, February 2⋅7:50 – 9:30pm')).toEqual(['19:50', '21:30']);
    expect(read('12:15 – 1:05pm')).toEqual(['12:15', '13:05']);
    expect(read('11:30 – 1:05pm')).toEqual(['11:30', '13:05']);
    expect(read('7:45 – 11:05am')).toEqual(['07:45', '11:05']);
    expect(read('07:50 – 9:30pm')).toEqual(['07:50', '21:30']);
    expect(read('7:50, 9:30pm')).toEqual(['07:50', '21:30']);
  });

  it('reads dots behind the codes of both ends', () => {
    expect(read('7 march - NH211 - HND 11.40 -> LHR 17.05')).toEqual(['11:40', '17:05']);
  });

  it('reads both ends of a range', () => {
    expect(findTimes('10:00-11:05').map((hit) => hit.value.time)).toEqual(['10:00', '11:05']);
  });

  it.each([
    ['오후 2시 20분 출발, 4시 10분 도착', ['14:20', '16:10']],
    ['저녁 7시 30분 제주 출발, 김포 8시 40분 도착', ['19:30', '20:40']],
    ['밤 11시 출발 5시 10분 도착', ['23:00', '05:10']],
    ['오전 9시 5분 출발 10시 15분 도착', ['09:05', '10:15']],
    ['14시 20분 출발 16시 10분 도착', ['14:20', '16:10']],
    ['오후 2시 출발, 오전 4시 10분 도착', ['14:00', '04:10']],
  ])('carries the half of the day on: %s', (line, times) => {
    expect(findTimes(line).map(({ value }) => value.time)).toEqual(times);
  });

  it('keeps of a time told twice the one that says more', () => {
    const line = '06 Mar, 0710 (7:10AM)';
    const hits = findTimes(line, { bare: true });
    expect(hits.map(({ start, end }) => line.slice(start, end))).toEqual(['7:10AM']);
    expect(findTimes('0710 (8:10AM)', { bare: true })).toHaveLength(2);
  });

  it('reads two clocks behind codes with a slash, and no fractions', () => {
    expect(readBare('BA178 JFK-LHR 0755/1950')).toEqual(['07:55', '19:50']);
    expect(readBare('TPE/ICN BR170 0700/1030')).toEqual(['07:00', '10:30']);
    expect(readBare('REF 0755/1950')).toEqual(['07:55', '19:50']);
    expect(readBare('ref 0755/1950/2')).toEqual([]);
  });
});
