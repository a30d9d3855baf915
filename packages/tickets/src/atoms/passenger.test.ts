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
    ['2. ZHOU/XINYI 3.LI/NA', ['Xinyi Zhou', 'Na Li']],
    ['SEO/ARA (성인)', ['Ara Seo']],
    ['DAY/DORIS', ['Doris Day']],
    ['1.1HARGROVE/NATHANIEL  2.1HARGROVE/COLETTE', ['Nathaniel Hargrove', 'Colette Hargrove']],
    ['27OCT MANDXB HK  48H NA   ENTWISTLE/ROYMR', ['Roy Entwistle']],
    ['SEAT 14A NO SMOKING CONFIRMED KAMAU/WANJIRU MRS', ['Wanjiru Kamau']],
    ['Guests:  THADDEUS WINSLOW / ROSALIND WINSLOW', ['Thaddeus Winslow', 'Rosalind Winslow']],
    ['탑승객: 나은별, 오준서', ['나은별', '오준서']],
    ['▶ 탑승객 : 정하늘 외 2명', ['정하늘']],
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
    // An amount by its unit, the sign of an agent, a pair of weekdays
    'FLIGHT(S) CALCULATED AVERAGE CO2 EMISSIONS IS 978.44 KG/PERSON',
    'ELK1394Z            WS/SU  05OCT26/0412Z',
    'YC1S2471            AA/SU  18NOV26/0914Z',
    'CLOSED MON/TUE',
    // Fares and their rules
    'SEL KE X/YVR KE YYC451.20KE X/YVR KE X/SEL KE PUS498.77',
    'ENDOSOS   NON END/NON REF/CHNG FEE USD 100',
    'RESTRICTIONS  DOE RUN/PLAIN ONE',
    'Airport check-in costs EUR/GBP 55 per person',
    'Sept 11 Security Fee AY / PFC XF            USD      20.20',
    // Labels in two languages, and what is on board
    'IMPUESTOS / TAXES        USD 25.90 YN',
    'TELEFONO / CONTACTO: 0800 123',
    'ON BOARD: DINNER/BREAKFAST',
    'Point of sale   WEB / LON   Payment',
    'HARVEST AIR SERVICE CO LTD/LIU FANG',
  ])('finds none in %s', (line) => {
    expect(names(line)).toEqual([]);
  });
});
