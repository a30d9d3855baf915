import { describe, expect, it } from 'vitest';
import { findLocator } from './locator.ts';

const read = (text: string): string | undefined => findLocator(text.split('\n'))?.value;

describe('findLocator', () => {
  it.each([
    ['BOOKING REF: 123456', '123456'],
    ['FLIGHT BOOKING REF: DL/QX7RTE', 'QX7RTE'],
    ['BOOKING REF : AMADEUS: 6TZQ8W, AIRLINE: SK/6TZQ8W', '6TZQ8W'],
    ['Individual reservation code:   ** ABC123 **', 'ABC123'],
    ['Travellink booking reference: XXX007', 'XXX007'],
    ['Record Locator  GH7K2L', 'GH7K2L'],
    ['Confirmation # 3ABCDE', '3ABCDE'],
    ['PNR: J1NA1R', 'J1NA1R'],
    ['Tu localizador es\nKQTQ8L', 'KQTQ8L'],
    ['Référence de dossier : 7KQ2LB', '7KQ2LB'],
    ['Código de reserva de la aerolínea   TKWQ7B', 'TKWQ7B'],
    ['The airline’s reference is QK7TWB, check in with it.', 'QK7TWB'],
    ['Booking reference: 5M7RXH\nEtihad Airways Confirmation: XKTQLB', 'XKTQLB'],
    ['RLOC: 3KQ7ZB', '3KQ7ZB'],
    ['예약번호 8004 9 Reference         4417-2093 (QX7R2M)', 'QX7R2M'],
    ['Airline confirmation   MQTRWX (Alaska Airlines)', 'MQTRWX'],
    ['Uw boekingscode: X7WMPQ', 'X7WMPQ'],
    [
      'Nombre   Código de reserva / Booking code   Número\nMUSTER   KZQ7R                              075',
      'KZQ7R',
    ],
    ['eTicket Itinerary and Receipt for Confirmation  HX3K9Q', 'HX3K9Q'],
    ['Tu código de confirmación es  QPRTXA', 'QPRTXA'],
    ['Your booking reference is: KQ2ZPX', 'KQ2ZPX'],
    ['예약번호 : POI321', 'POI321'],
    ['아시아나 예약번호는 9RBK4M 입니다', '9RBK4M'],
    ['Booking ref for the pair of you is QX4TZL.', 'QX4TZL'],
    ['예약번호 Booking Reference : 1234-5678 (QWE123)', 'QWE123'],
    ['Localizador: QW8ER7', 'QW8ER7'],
    ['Código de reserva: LAN7QX', 'LAN7QX'],
    ['Buchungscode: EWQ7T2', 'EWQ7T2'],
    ['Airline Booking Reference (PNR): 6TT8UU', '6TT8UU'],
    ['예약번호\nLKJ852', 'LKJ852'],
    [
      'Identity document          Buchungsnummer /Booking code\n                           XXX007',
      'XXX007',
    ],
    [
      `CONFIRMATION NUMBER${' '.repeat(55)}TICKET ISSUED\nGQ7RKZ${' '.repeat(68)}Feb 20, 2026`,
      'GQ7RKZ',
    ],
    ['예약번호 80010 Reference         4417-2093 (QX7R2M)', 'QX7R2M'],
    ['Booking code   15OCT\nJB72KQ', 'JB72KQ'],
    ['Localizador de la aerolínea   ZQ8LTN', 'ZQ8LTN'],
    ['Confirmation QKTWZX', 'QKTWZX'],
    ['BOOKING REFERENCE:  AMADEUS: 3QHW8T, AIRLINE: CM/B5KQ7W', 'B5KQ7W'],
    ['LOCALIZADOR AMADEUS: X9WQ4T\nLOCALIZADOR COMPANIA: 8MPL2C', '8MPL2C'],
    ['Código de reserva aerolínea: NQXVTE', 'NQXVTE'],
    ['Notes: ref KZ7T4M, seat 17D', 'KZ7T4M'],
    ['예약번호\n예약일\n결제 상태\nKT8QWM\n2027년 02월 16일', 'KT8QWM'],
    ['Booking reference\nStatus\nPassengers\nXQTKTM', 'XQTKTM'],
    ['Passenger             Reservation   Seq\nMS SAOIRSE GALLIGAN   WQ4TKL        41', 'WQ4TKL'],
    ['[예약번호 Reservation No.]  QF4ZKN', 'QF4ZKN'],
    ['Código de reserva para check-in: KVTPNB', 'KVTPNB'],
    ['Our booking reference for both of their flights is\n7QKXTM. Night at', '7QKXTM'],
    ['Theo: send me the booking code so i can see\nMaya: XR5T2B', 'XR5T2B'],
    ['CONFIRMATION QKTWZX', 'QKTWZX'],
    ['Rezerwacja KQ7W2T', 'KQ7W2T'],
    ['Référence compagnie : CL5XJV', 'CL5XJV'],
    ['Frau              Buchungscode\nAnna Muster       Fluggesellschaft: ZJ6R4V', 'ZJ6R4V'],
    [
      'CODIGO DE RESERVA   FECHA DE EMISION\nBOOKING REF.        ISSUE DATE\nC1/ZBQKTH           19 ENE 2027',
      'ZBQKTH',
    ],
    ['LOCALIZADOR COMPAÑÍA AÉREA: JQ7KWT', 'JQ7KWT'],
    ['RESERVA KWTZQH DE LA AEROLINEA', 'KWTZQH'],
    ['PNR KWTZQH DE 1610', 'KWTZQH'],
    ['Votre réservation QKTWZX est confirmée', 'QKTWZX'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    'Booking reference: please call us',
    'Reservation',
    'Confirmation number: 3345.221.908',
    'ABC123',
    'BOOKING CONFIRMATION  TRAVEL',
    'Confirmation  1234567',
    'CONFIRMATION LETTER',
    'BOOKING REF   POINT OF SALE',
    'Booking STATUS: confirmed',
    'Booking reference\nStatus\n2027-02-16\nPaid by card\nKT8QWM',
    'Passenger   Reservation   Seq\nMS GALLIGAN   BOOKED        41',
    'ref 77120, seat 17D',
    'send me the code\nMaya: XR5T2B',
    'the booking code is with Anna\nMaya: SEE YOU',
  ])('finds none in %s', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
