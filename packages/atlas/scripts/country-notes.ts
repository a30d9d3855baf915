/**
 * Facts about countries that no package has, written for OOO from general knowledge: code, plug types (checked with
 * Wikidata), volts, hertz, tipping with its percent, tap water, and emergency numbers: police, ambulance,
 * fire and the one for all. Where volts or hertz depend on the region there are two.
 */
const ROWS = `
AE CDG 230 50 rounding-up 0-10 safe-in-cities 999 998 997
AL CF 230 50 rounding-up 0-10 not-recommended 129 127 128 112
AM CF 230 50 service-included 0-10 safe-in-cities 102 103 101 911
AR CI 220 50 customary 10-10 safe-in-cities 911 107 100 911
AT CF 230 50 rounding-up 5-10 safe 133 144 122 112
AU I 230 50 not-expected 0-0 safe 000 000 000 000
AW ABF 120 60 service-included 0-10 safe 911 911 911 911
AZ CF 220 50 service-included 0-10 not-recommended 102 103 101 112
BA CF 230 50 rounding-up 0-10 safe-in-cities 122 124 123 112
BB AB 115 50 service-included 0-10 safe 211 511 311
BD CDGK 230 50 rounding-up 0-10 not-recommended 999 999 999 999
BE CE 230 50 service-included 0-5 safe 101 112 112 112
BG CF 230 50 customary 10-10 safe-in-cities 112 112 112 112
BH G 230 50 service-included 0-10 not-recommended 999 999 999 999
BN G 240 50 not-expected 0-0 safe-in-cities 993 991 995
BO AC 230 50 rounding-up 0-10 not-recommended 110 118 119
BR CN 127,220 60 service-included 0-0 not-recommended 190 192 193
BS AB 120 60 service-included 0-5 not-recommended 919 919 919 919
CA AB 120 60 customary 15-20 safe 911 911 911 911
CH CJ 230 50 service-included 0-5 safe 117 144 118 112
CL CL 220 50 customary 10-10 safe-in-cities 133 131 132
CN ACI 220 50 not-expected 0-0 not-recommended 110 120 119
CO AB 120 60 service-included 0-0 safe-in-cities 123 123 123 123
CR AB 120 60 service-included 0-5 safe-in-cities 911 911 911 911
CU ABC 110,220 60 customary 10-10 not-recommended 106 104 105
CY G 230 50 service-included 0-10 safe-in-cities 112 112 112 112
CZ CE 230 50 rounding-up 5-10 safe 158 155 150 112
DE CF 230 50 rounding-up 5-10 safe 110 112 112 112
DK CEFK 230 50 service-included 0-0 safe 112 112 112 112
DO AB 120 60 service-included 0-10 not-recommended 911 911 911 911
DZ CF 230 50 rounding-up 0-10 not-recommended 17 14 14
EC AB 120 60 service-included 0-5 not-recommended 911 911 911 911
EE CF 230 50 rounding-up 0-10 safe 112 112 112 112
EG CF 220 50 customary 10-10 not-recommended 122 123 180
ES CF 230 50 rounding-up 0-10 safe 112 112 112 112
ET CF 220 50 rounding-up 5-10 not-recommended 991 907 939
FI CF 230 50 not-expected 0-0 safe 112 112 112 112
FJ I 240 50 not-expected 0-0 safe-in-cities 917 911 911
FR CE 230 50 service-included 0-5 safe 17 15 18 112
GB G 230 50 customary 10-12.5 safe 999 999 999 999
GE CF 220 50 service-included 0-10 safe-in-cities 112 112 112 112
GH DG 230 50 customary 5-10 not-recommended 191 193 192 112
GR CF 230 50 rounding-up 5-10 safe-in-cities 100 166 199 112
GT AB 120 60 customary 10-10 not-recommended 110 123 123
GU AB 110 60 customary 15-20 safe 911 911 911 911
HK G 220 50 service-included 0-0 safe 999 999 999 999
HR CF 230 50 rounding-up 5-10 safe 192 194 193 112
HU CF 230 50 customary 10-15 safe 107 104 105 112
ID CF 230 50 service-included 0-10 not-recommended 110 118 113 112
IE G 230 50 customary 10-12.5 safe 112 112 112 112
IL CH 230 50 customary 10-15 safe 100 101 102
IN CDM 230 50 customary 5-10 not-recommended 112 108 101 112
IS CF 230 50 not-expected 0-0 safe 112 112 112 112
IT CFL 230 50 rounding-up 0-10 safe 113 118 115 112
JM AB 110 50 customary 10-15 safe-in-cities 119 110 110
JO CDFGJ 230 50 service-included 0-10 not-recommended 911 911 911 911
JP AB 100 50,60 not-expected 0-0 safe 110 119 119
KE G 240 50 rounding-up 5-10 not-recommended 999 999 999 999
KG CF 220 50 service-included 0-10 not-recommended 102 103 101 112
KH ACG 230 50 rounding-up 0-10 not-recommended 117 119 118
KR CF 220 60 not-expected 0-0 safe 112 119 119
KW CG 240 50 rounding-up 0-10 not-recommended 112 112 112 112
KZ CF 220 50 service-included 0-10 not-recommended 102 103 101 112
LA ABCEF 230 50 rounding-up 0-10 not-recommended 1191 1195 1190
LB CDG 230 50 customary 10-15 not-recommended 112 140 175
LK DGM 230 50 service-included 0-10 not-recommended 119 110 110
LT CF 230 50 rounding-up 5-10 safe 112 112 112 112
LU CF 230 50 rounding-up 0-10 safe 113 112 112 112
LV CF 230 50 rounding-up 5-10 safe 112 112 112 112
MA CE 220 50 rounding-up 5-10 not-recommended 19 15 15
MC CEF 230 50 service-included 0-5 safe 17 18 18 112
MM CDFG 230 50 rounding-up 0-10 not-recommended 199 192 191
MN CE 220 50 rounding-up 0-10 not-recommended 102 103 101
MO G 230 50 service-included 0-0 safe 999 999 999 999
MP AB 120 60 customary 10-15 not-recommended 911 911 911 911
MT G 230 50 rounding-up 5-10 safe 112 112 112 112
MU CG 230 50 rounding-up 0-10 safe-in-cities 999 114 115
MV CDG 230 50 service-included 0-10 not-recommended 119 102 118
MX AB 127 60 customary 10-15 not-recommended 911 911 911 911
MY G 230 50 not-expected 0-0 not-recommended 999 999 999 999
NG DG 230 50 rounding-up 0-10 not-recommended 112 112 112 112
NI AB 120 60 customary 10-10 not-recommended 118 128 115
NL CF 230 50 rounding-up 0-10 safe 112 112 112 112
NO CF 230 50 rounding-up 0-10 safe 112 113 110
NP CDM 230 50 service-included 0-10 not-recommended 100 102 101
NZ I 230 50 not-expected 0-0 safe 111 111 111 111
OM CG 240 50 rounding-up 0-10 not-recommended 9999 9999 9999 9999
PA AB 120 60 customary 10-10 safe-in-cities 104 911 103
PE ABC 220 60 rounding-up 0-10 not-recommended 105 106 116
PF ABE 220 60 not-expected 0-0 safe-in-cities 17 15 18
PH ABC 230 60 service-included 0-10 not-recommended 911 911 911 911
PK CDGM 230 50 rounding-up 5-10 not-recommended 15 115 16
PL CE 230 50 customary 10-10 safe 997 999 998 112
PR AB 120 60 customary 15-20 safe 911 911 911 911
PT CF 230 50 rounding-up 0-10 safe 112 112 112 112
PY C 220 50 customary 10-10 not-recommended 911 911 911 911
QA DG 240 50 service-included 0-10 safe-in-cities 999 999 999 999
RO CF 230 50 customary 10-10 safe-in-cities 112 112 112 112
RS CF 230 50 rounding-up 5-10 safe-in-cities 192 194 193
RU CF 230 50 customary 5-10 not-recommended 102 103 101 112
RW CJ 230 50 rounding-up 5-10 not-recommended 112 912 111
SA ABCG 230 60 rounding-up 0-10 not-recommended 999 997 998
SC G 240 50 service-included 0-10 safe-in-cities 999 999 999 999
SE CF 230 50 rounding-up 0-10 safe 112 112 112 112
SG G 230 50 service-included 0-0 safe 999 995 995
SI CF 230 50 rounding-up 5-10 safe 113 112 112 112
SK CE 230 50 rounding-up 5-10 safe 158 155 150 112
SN CDEK 230 50 rounding-up 0-10 not-recommended 17 1515 18
SV AB 115 60 customary 10-10 not-recommended 911 132 913 911
TH ABCF 230 50 rounding-up 0-10 not-recommended 191 1669 199
TN CE 230 50 rounding-up 5-10 not-recommended 197 190 198
TR CF 230 50 customary 5-10 not-recommended 112 112 112 112
TW AB 110 60 service-included 0-0 not-recommended 110 119 119
TZ DG 230 50 rounding-up 5-10 not-recommended 112 112 112 112
UA CF 230 50 customary 5-10 not-recommended 102 103 101 112
UG G 240 50 rounding-up 5-10 not-recommended 999 999 999 999
US AB 120 60 customary 15-20 safe 911 911 911 911
UY CFIL 230 50 customary 10-10 safe 911 911 911 911
UZ CF 220 50 service-included 0-10 not-recommended 102 103 101
VA CFL 230 50 not-expected 0-0 safe 112 118 115 112
VE AB 120 60 service-included 0-10 not-recommended 911 911 911 911
VN AC 220 50 not-expected 0-0 not-recommended 113 115 114
ZA CDMN 230 50 customary 10-15 safe-in-cities 10111 10177 10177 112
`;

export interface CountryNote {
  readonly code: string;
  readonly plugs: readonly string[];
  readonly volts: readonly number[];
  readonly hertz: readonly number[];
  readonly tipping: string;
  readonly percent: readonly number[];
  readonly tapWater: string;
  readonly emergency: readonly string[];
}

export const COUNTRY_NOTES: readonly CountryNote[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [
      code = '',
      plugs = '',
      volts = '',
      hertz = '',
      tipping = '',
      percent = '',
      tapWater = '',
    ] = row.split(' ');
    return {
      code,
      plugs: plugs.split(''),
      volts: volts.split(',').map(Number),
      hertz: hertz.split(',').map(Number),
      tipping,
      percent: percent.split('-').map(Number),
      tapWater,
      emergency: row.split(' ').slice(7),
    };
  });
