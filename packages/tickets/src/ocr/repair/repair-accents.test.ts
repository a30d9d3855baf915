import { describe, expect, it } from 'vitest';
import { repairAccents } from './repair-accents.ts';

describe('repairAccents', () => {
  it.each([
    ['Duragao               10h00', 'Duração               10h00'],
    ['Duracáo               9h35', 'Duração               9h35'],
    ['Avido            Airbus A330-900neo', 'Avião            Airbus A330-900neo'],
    ['Siége                             31A, 31B', 'Siège                             31A, 31B'],
    ['LH 1793      durchgefihrt von: Lufthansa', 'LH 1793      durchgeführt von: Lufthansa'],
    ['Kalki$                           Tarih', 'Kalkış                           Tarih'],
    ['Data de emissdo   27 de novembro', 'Data de emissão   27 de novembro'],
    ['Cédigo de reserva de la aerolinea   TKWQ7L', 'Código de reserva de la aerolinea   TKWQ7L'],
    ['Nùmero de confirmacion  3WQKTB', 'Número de confirmacion  3WQKTB'],
    ['Reférence du dossier   QT4WKM', 'Référence du dossier   QT4WKM'],
  ])('mends %s', (read, printed) => {
    expect(repairAccents(read)).toBe(printed);
  });

  it.each([
    ['Verpflegung   Snack und Getrank', 'Verpflegung   Snack und Getränk'],
    ['warmes Frihstuck an Bord', 'warmes Frühstück an Bord'],
    ['petit dejeuner', 'petit déjeuner'],
  ])('mends a meal: %s', (read, printed) => {
    expect(repairAccents(read)).toBe(printed);
  });

  it.each([
    'PETIT DEJEUNER',
    'diner',
    'Collation',
    'Depart   LGA',
    'Departure   LGA',
    'Aviao   Airbus A330',
    'Cédigo postal   28042',
    'Prédigo de reserva',
    'Dur   10h00',
    'durchgefihrt',
    'The duragao of it   x',
    'Bauer   Anna',
    'SIEGEL/ANNA   220',
    'Avignon   Paris',
  ])('leaves %s as it is', (text) => {
    expect(repairAccents(text)).toBe(text);
  });
});
