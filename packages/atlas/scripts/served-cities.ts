/**
 * The city or the island that an airport is for, where the sources name the village that it is in, a namesake on
 * another continent or an administrative unit. Found with `compare-cities.ts`, settled by the airport's own name.
 */
const SERVED = `
AAQ Anapa|AAZ Quetzaltenango|ACA Acapulco|ACI Alderney|ACM Puerto Arica|ADA Adana|AIT Aitutaki|AKI Akiak|AKS Auki|ANS Andahuaylas
AOK Karpathos|AOR Alor Setar|APO Apartadó|ARH Arkhangelsk|ASA Assab|ASI Ascension Island|AUQ Hiva Oa|AXJ Amakusa
BAG Baguio|BAS Balalae|BDU Bardufoss|BEB Benbecula|BEF Bluefields|BEJ Tanjung Redeb|BFN Bloemfontein|BFQ Bahía Piña
BIC Belle-Île|BII Enyu|BJB Bojnurd|BKG Branson|BLB Panama City|BLV St. Louis|BMU Bima|BMW Bordj Badji Mokhtar|BMY Belep
BNN Brønnøysund|BNY Bellona|BOC Bocas del Toro|BQB Busselton|BQS Blagoveshchensk|BRB Barreirinhas|BRR Barra|BVC Boa Vista
BWX Banyuwangi|BXG Bendigo|BYR Læsø|BZX Bazhong
CAA Catacamas|CAH Cà Mau|CBO Cotabato|CCE Cairo|CCV Craig Cove|CFU Corfu|CHG Chaoyang|CHT Chatham Islands|CHU Chuathbaluk
CIH Changzhi|CMI Champaign|COL Coll|COV Adana|CPC San Martín de los Andes|CTN Cooktown|CUA Ciudad Constitución|CVN Clovis
CWA Wausau|CWJ Cangyuan|CYI Chiayi|CYZ Cauayan
DAT Datong|DAX Dazhou|DCY Daocheng|DDG Dandong|DEX Dekai|DGT Dumaguete|DHM Dharamshala|DIE Antsiranana|DJE Djerba
DLZ Dalanzadgad|DOM Dominica|DQA Daqing|DRO Durango|DRV Dharavandhoo|DSD La Désirade|DSO Hamhung|DTU Wudalianchi
DWB Soalala|DXN Delhi
EAS San Sebastián|ECN Nicosia|EFL Kefalonia|ELV Elfin Cove|ENE Ende|ENO Encarnación|ENT Enewetak|ENU Enugu|EUA ʻEua
EVE Harstad
FDE Førde|FKS Fukushima|FLS Flinders Island|FRD Friday Harbor|FSC Figari|FUG Fuyang
GAJ Yamagata|GBJ Marie-Galante|GCN Grand Canyon|GDQ Gondar|GEI Green Islands|GGJ Guaíra|GGT Great Exuma|GHA Ghardaïa
GJL Jijel|GKA Goroka|GLV Golovin|GMZ La Gomera|GSM Qeshm|GTO Gorontalo|GZM Gozo
HAA Hasvik|HAQ Hanimaadhoo|HAU Haugesund|HBQ Qilian|HDD Hyderabad|HDN Steamboat Springs|HEA Herat|HEI Heide|HFS Hagfors
HGI Itanagar|HLH Ulanhot|HMB Sohag|HOI Hao|HOL Holikachuk|HSA Turkistan|HSN Zhoushan|HSR Rajkot|HTB Terre-de-Bas
HTT Huatugou|HXD Delingha|HYN Taizhou|HZG Hanzhong
IBR Ibaraki|ICC Coche Island|ICI Cicia|ILY Islay|INQ Inisheer|INU Nauru|IOM Isle of Man|IPC Easter Island|IRC Circle|ISK Nashik
JBB Jember|JKH Chios|JMJ Lancang|JSH Sitia|JYV Jyväskylä|JZH Jiuzhaigou
KAL Kaltag|KAT Kaitaia|KBR Kota Bharu|KCA Kuqa|KDH Kandahar|KGI Kalgoorlie|KGS Kos|KGT Kangding|KIE Arawa|KJB Kurnool
KJT Bandung|KKR Kaukura|KLN Larsen Bay|KNH Kinmen|KOE Kupang|KOI Kirkwall|KOT Kotlik|KOY Olga Bay|KQT Bokhtar
KRC Sungai Penuh|KRF Kramfors|KSA Kosrae|KSJ Kasos|KSO Kastoria|KSU Kristiansund|KTI Phnom Penh|KTP Kingston|KUT Kutaisi
KZO Kyzylorda
LAO Laoag|LAQ Bayda|LBJ Labuan Bajo|LDH Lord Howe Island|LDX Saint-Laurent-du-Maroni|LGP Legazpi|LIO Puerto Limón
LKA Larantuka|LLB Libo|LLO Palopo|LNV Lihir Island|LOH Loja|LRS Leros|LRV Los Roques|LSC La Serena|LSP Punto Fijo
LWK Lerwick|LWY Lawas|LXG Luang Namtha
MAJ Majuro|MBD Mahikeng|MBT Masbate|MCW Mason City|MEQ Meulaboh|MGZ Myeik|MIP Mitzpe Ramon|MIS Misima Island|MMB Memanbetsu
MMW Moma|MNI Montserrat|MNY Mono|MOF Maumere|MOI Mitiaro|MOL Molde|MOZ Moorea|MQT Marquette|MTT Minatitlán|MXZ Meizhou
MYI Murray Island|MZG Magong|MZI Mopti
NAH Tahuna|NAW Narathiwat|NBN Annobón|NDR Nador|NEV Nevis|NLK Norfolk Island|NLV Mykolaiv|NMA Namangan|NMI Mumbai|NOC Knock
NPO Nanga Pinoh|NPT Newport|NTX Natuna|NUM Neom|NYT Naypyidaw|NZH Manzhouli
OAJ Jacksonville|OCJ Ocho Rios|OGZ Vladikavkaz|OHS Sohar|OKE Okinoerabu|OKI Oki Islands|ONJ Odate|ORI Port Lions|ORN Oran
OTD Contadora Island|OUD Oujda|OUZ Zouérat|OVD Oviedo
PAS Paros|PCP Príncipe|PEC Pelican|PHY Phetchabun|PHZ Phi Phi Island|PIB Hattiesburg|PIP Pilot Point|PKS Pakxan|PMF Parma
PNI Pohnpei|PRI Praslin|PRN Pristina|PSO Pasto|PSU Putussibau|PUR Puerto Rico|PWE Pevek|PYG Gangtok|PYJ Udachny|PZH Zhob
PZO Ciudad Guayana
PFA Harbin|QEC Copenhagen|SWZ Sydney|TVT Tashkent|WHN Wuhan
RAM Ramingining|RCM Richmond|REL Trelew|RGO Chongjin|RJA Rajahmundry|RKD Rockland|RKI Sipora|RLK Bayannur|RMU Murcia
RNL Rennell|ROP Rota|ROR Koror|RPR Raipur|RQA Ruoqiang|RTD Rotonda|RVE Saravena|RWS Sumaré
SAG Shirdi|SCC Prudhoe Bay|SCT Socotra|SCU Santiago de Cuba|SDO Sado|SGO St George|SHD Harrisonburg|SHF Shihezi|SHG Shungnak
SHO Manzini|SHY Shinyanga|SKH Birendranagar|SKN Stokmarknes|SKZ Sukkur|SMI Samos|SMS Île Sainte-Marie|SOG Sogndal
SOI South Molle Island|SPB Charlotte Amalie|SPC La Palma|SPX Cairo|SRE Sucre|SRZ Santa Cruz de la Sierra|SSB Christiansted
SSJ Sandnessjøen|STD San Cristóbal|STI Santiago de los Caballeros|STZ Santa Terezinha|SUG Surigao|SVC Silver City
SWQ Sumbawa Besar|SXK Saumlaki|SZT San Cristóbal de las Casas|SZZ Szczecin
TAC Tacloban|TBI Cat Island|TBM Tumbang Samba|TCG Tacheng|TCR Tuticorin|TCZ Tengchong|TDX Trat|THD Thanh Hóa|THL Tachilek
THS Sukhothai|TIQ Tinian|TIR Tirupati|TJG Tanjung|TJN Takume|TKN Tokunoshima|TKX Takaroa|TLA Teller|TMC Tambolaka
TNM King George Island|TOD Tioman|TRE Tiree|TRI Johnson City|TTE Ternate|TUB Tubuai|TUG Tuguegarao|TVS Tangshan|TVU Taveuni
UIH Quy Nhon|UII Utila|ULG Ölgii|ULY Ulyanovsk|UNT Unst|USJ Usharal
VAV Vavaʻu|VBV Vanua Balavu|VCL Chu Lai|VDE El Hierro|VEE Venetie|VGA Vijayawada|VIJ Virgin Gorda|VIT Vitoria-Gasteiz
VLS Valesdir|VPE Ondjiva|VPN Vopnafjörður|VPS Fort Walton Beach|VQS Vieques|VXE Mindelo|VYI Vilyuysk
WBQ Beaver|WGP Waingapu|WHA Wuhu|WIN Winton|WNI Wakatobi|WNS Nawabshah|WOL Wollongong|WSK Wushan|WUT Xinzhou|WUZ Wuzhou
WWT Newtok|WXN Wanzhou
XIC Xichang|XMH Manihi|XQU Qualicum Beach
YAP Yap|YBG Saguenay|YIG Big Bay|YIN Yining|YKH Yingkou|YNI Nitchequon|YON Trashigang|YSQ Songyuan|YTG Sullivan Bay|YTW Yutian
YWN Winisk|YZC Beatton River|YZY Zhangye|YZZ Trail
ZAD Zadar|ZAM Zamboanga|ZBF Bathurst|ZBR Chabahar|ZKG Kegaska|ZNA Nanaimo|ZTH Zakynthos|ZUM Churchill Falls`;

export const SERVED_CITIES: Readonly<Record<string, string>> = Object.fromEntries(
  SERVED.trim()
    .split(/[|\n]/u)
    .map((entry) => [entry.slice(0, 3), entry.slice(4)]),
);

/** Codes of cities whose airport is a second one: the first keeps the code under which trips know the city. */
export const SHARED_CITY_CODES: Readonly<Record<string, string>> = {
  COV: 'ADA',
  NBJ: 'LAD',
  HSR: 'RAJ',
  KJT: 'BDO',
  LGP: 'DRP',
  SRZ: 'VVI',
  SHO: 'MTS',
};

/** Codes for which the second list of airports has the city of a namesake, or the next large town: it names nothing here. */
export const NAMESAKES: ReadonlySet<string> = new Set(
  (
    'ACM AHT AKI AKS BAS BII BNY CCV CHU COL CTN ELV ENT FLS FRD GEI GGJ GLV HOL HTB ICI INQ KAL KCA KLN KOT KOY LDH LDX LNV LRS ' +
    'LRV LWY MIS MMW MNY MOI MYI NZH ORI OTD PEC PHZ PIP PMF PUR RAM RCM SDO SGO SHG SKH SKZ SOI STZ SXK TJN TKX TLA TNM TVU UII ' +
    'VBV VEE WBQ WIN WWT XMH YIG YNI YTG YWN YZC ZKG ZUM'
  ).split(' '),
);
