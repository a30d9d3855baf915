"""Writes data/holidays.json from the Python package holidays (MIT):

pip install holidays==0.105
python packages/atlas/scripts/build-holidays.py
"""

import json
from datetime import date
from pathlib import Path

import holidays

VERSION = "0.105"
YEARS = [2026, 2027, 2028]
# The first year of a country that is needed for longer: the demo is a trip to Seoul in 2025.
SINCE = {"KR": 2025}
COUNTRIES = """AE AR AT AU BE BR CA CH CL CN CO CZ DE DK EG ES FI FR GB GR GU HK HR HU ID IE IL IN IS IT JP
KH KR MA MO MX MY NL NO NP NZ PE PH PL PT QA SE SG TH TR TW US VN ZA""".split()
# Codes of cities whose part of the country has other public holidays than the rest.
AREAS = {
    "BCN": "ES-CT", "BER": "DE-BE", "BOM": "IN-MH", "EDI": "GB-SCT", "FLR": "IT-FI",
    "HNL": "US-HI", "KUL": "MY-14", "LIS": "PT-11", "MAD": "ES-MD", "MIL": "IT-MI",
    "MUC": "DE-BY", "ROM": "IT-RM", "SYD": "AU-NSW", "VCE": "IT-VE", "YTO": "CA-ON", "YVR": "CA-BC",
    "ZRH": "CH-ZH",
}  # fmt: skip
# A list of its own stands for the country: outside Scotland and Northern Ireland it is England's.
STANDS_FOR = {"GB": "GB-ENG"}
# Every Sunday in Sweden, and the polling day of Hawaii, change nothing for a traveller.
LEFT_OUT = {"SE": ["Sunday"], "US-HI": ["Election Day"]}
# Munich keeps the Assumption, which Bavaria leaves to its towns.
ADDED = {"DE-BY": [("Assumption Day", "Mariä Himmelfahrt", (8, 15))]}
# The package computes these without saying so: the governments have not set them yet.
NOT_SET_YET = {"MY-14": ["2028-11-15"], "SG": ["2028-11-15"]}
# Names that are long, unusual or literal in the package.
CLEARER = {
    "29 of Lunar New Year": "Day before Lunar New Year's Eve",
    "Assumption Of Mary Day": "Assumption Day",
    "Glorifying Mother of God": "Synaxis of the Mother of God",
    "Green Monday": "Clean Monday",
    "Lady of Camarin Day": "Our Lady of Camarin Day",
    "Meeting of Two Worlds' Day": "Day of the Meeting of Two Worlds",
    "Rose of Lima Day": "Saint Rose of Lima's Day",
    "Scotland's participation in the FIFA World Cup final": "World Cup bank holiday",
    "Universal Fraternization Day": "New Year's Day",
    "Veteran's Day and the Fallen in the Malvinas War":
        "Day of the Veterans and the Fallen of the Malvinas War",
}  # fmt: skip
LITERAL = ("Pass to the Immortality of General Don ", "Anniversary of the Death of General ")
# Days that share a name with a different day of another country.
OF_COUNTRY = {
    "CL": {"National Holiday": "Independence Holidays"},
    "EG": {"Spring Festival": "Sham El-Nessim"},
    "JP": {"National Holiday": "Citizens' Holiday"},
    "KR": {
        "Liberation Day": "National Liberation Day",
        "Alternative holiday for Liberation Day": "Alternative holiday for National Liberation Day",
    },
    "US-HI": {"Statehood Day": "Hawaii Statehood Day"},
}  # fmt: skip
ESTIMATED = [
    " (estimated)", " (تقديري)", " (anggaran)", " (अनुमानित)", " (perkiraan)", " (tahmini)", " (משוער)",
]  # fmt: skip


def without_note(name):
    for mark in ESTIMATED:
        name = name.replace(mark, "")
    return name.replace(", estimated)", ")").replace(" تقديري)", ")")


def clearer(code, name):
    return OF_COUNTRY.get(code, {}).get(name) or CLEARER.get(name, name).replace(*LITERAL)


def years_of(code):
    return [*range(SINCE.get(code, YEARS[0]), YEARS[0]), *YEARS]


def read(code, language):
    country, _, part = STANDS_FOR.get(code, code).partition("-")
    years = years_of(code)
    return holidays.country_holidays(country, subdiv=part or None, years=years, language=language)


def local_names(in_english, in_own):
    """By English name, from the days that have one name: those of two come in any order."""
    pairs = [(in_english[day], in_own.get(day, "")) for day in in_english]
    return {without_note(a): without_note(b) for a, b in pairs if "; " not in a and "; " not in b}


def rows_of(code):
    country = getattr(holidays, code.split("-")[0])
    languages = country.supported_languages or ()
    english = next((name for name in languages if name.startswith("en_US")), None)
    own = country.default_language
    in_english = read(code, english)
    in_own = read(code, own) if own and not own.startswith("en") else {}
    locals_ = local_names(in_english, in_own)
    found = {}
    for day in sorted(in_english):
        if day.year not in years_of(code):
            continue
        for full_name in in_english[day].split("; "):
            name = without_note(full_name)
            local = locals_.get(name, "")
            if name in LEFT_OUT.get(code, []):
                continue
            if name.startswith("Day off (substituted"):
                name, local = "Day off", "休息日"
            name = clearer(code, name)
            row = found.setdefault(name, ["" if local == name else local, [], []])
            is_estimated = name != full_name and "estimated" in full_name
            is_estimated |= day.isoformat() in NOT_SET_YET.get(code, [])
            row[2 if is_estimated else 1].append(day.isoformat())
    for name, local, (month, day) in ADDED.get(code, []):
        found[name] = [local, [date(year, month, day).isoformat() for year in YEARS], []]
    rows = [
        [name, local, " ".join(dates), " ".join(estimated)]
        for name, (local, dates, estimated) in found.items()
    ]
    rows.sort(key=lambda row: min(row[2].split() + row[3].split()))
    return [row if row[3] else row[:3] for row in rows]


codes = sorted(COUNTRIES + sorted(set(AREAS.values())))
lines = [
    "{",
    f'"source":"Python package holidays {VERSION}",',
    f'"asOf":"{date.today().isoformat()}",',
    f'"years":[{YEARS[0]},{YEARS[-1]}],',
    f'"since":{json.dumps(SINCE, separators=(",", ":"))},',
    f'"areas":{json.dumps(AREAS, separators=(",", ":"))},',
    '"rows":{',
]
tables = []
for code in codes:
    rows = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows_of(code)]
    tables.append(f'"{code}":[\n' + ",\n".join(rows) + "\n]")
lines.append(",\n".join(tables))
lines += ["}", "}"]
out = Path(__file__).parent.parent / "data" / "holidays.json"
out.write_text("\n".join(lines) + "\n", encoding="utf-8")
print(out, len(codes), "lists")
