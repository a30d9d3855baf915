import { describe, expect, it } from 'vitest';
import { findPassengers } from './passenger.ts';

const names = (line: string): string[] => findPassengers(line).map((hit) => hit.value);

describe('findPassengers', () => {
  it.each<[string, string[]]>([
    ['DOE/JOHN MR', ['John Doe']],
    ['Traveller:                    Jane Doe', ['Jane Doe']],
    ['   1. Passenger: MR Max Muster', ['Max Muster']],
    ['1.1KONQUI/KATIE MS  2.1KONQUI/DOCTOR MR', ['Katie Konqui', 'Doctor Konqui']],
    ['승객성명 Passenger Name : KIM/HANA MS', ['Hana Kim']],
    ['NAME : HAN/BORA MS', ['Bora Han']],
    ['Pasajero: Nora Ejemplo', ['Nora Ejemplo']],
    ['Passenger  MR THOMAS ADLER', ['Thomas Adler']],
    ['Passagier: Frau Lina Muster', ['Lina Muster']],
    ['  1.DEMO/ARI MR', ['Ari Demo']],
    [' 1.1MUSTER/MINAMS  2.1MUSTER/MAXMR', ['Mina Muster', 'Max Muster']],
    ['SEAT: 34A CONFIRMED FOR MUSTER/MINA MS', ['Mina Muster']],
  ])('%s', (line, expected) => {
    expect(names(line)).toEqual(expected);
  });

  it.each([
    'GMP SEOUL/GIMPO               CJU JEJU',
    'FROM /TO        FLIGHT  CL DATE',
    'PASSENGER ITINERARY/RECEIPT',
    'ENDORSEMENTS  : NON REF/FARE RULES',
    'SI.P1/SSRDOCSDLHK1/P/CH/E12345678/CH/07JAN76/F/05JUN23/KONQUI/KATIE',
    'Departure  SEOUL(ICN/INCHEON INTL)',
    'LV SEOUL/INCHEON     KE 893    17MAY    0835',
    'TOKYO/HANEDA         JL0043 Y  12MAR   1330',
  ])('finds none in %s', (line) => {
    expect(names(line)).toEqual([]);
  });
});
