import type { WriteTime } from '../formats.types.ts';
import type {
  Advice,
  DocumentTopic,
  DoubtedField,
  ImpossibleTime,
  MissingPart,
  NoBooking,
  RefusedKind,
  SeenMoment,
  TicketSentences,
} from '../tickets.types.ts';
import { minutesOf } from '../writing/minutes-of.ts';
import { pt as formats } from './formats.ts';

const { day, duration } = formats;

const PARTS: Readonly<Record<MissingPart, string>> = {
  flightNumber: 'o número do voo',
  from: 'o aeroporto de partida',
  to: 'o aeroporto de chegada',
  date: 'a data',
};

const FIELDS: Readonly<Record<DoubtedField, string>> = {
  flightNumber: 'o número do voo',
  from: 'o aeroporto de partida',
  to: 'o aeroporto de chegada',
  departureDate: 'o dia de partida',
  departureTime: 'a hora de partida',
  arrivalTime: 'a hora de chegada',
  seat: 'o assento',
};

const TOPICS: Readonly<Record<DocumentTopic, string>> = {
  hotel: 'uma reserva de hotel',
  train: 'um bilhete de comboio',
  bus: 'um bilhete de autocarro',
  car: 'um aluguer de carro',
  parking: 'uma reserva de estacionamento',
  transfer: 'um transfer para o aeroporto',
  ferry: 'um bilhete de ferry',
  event: 'um bilhete para um evento',
  invoice: 'uma fatura',
};

const NO_BOOKING: Readonly<Record<NoBooking, string>> = {
  cancelled: 'É uma reserva cancelada: já não tem voos.',
  waiting: 'É uma lista de espera: ainda não há nenhum lugar confirmado nestes voos.',
  flown: 'Fala de voos já feitos: não é uma reserva.',
  offered: 'É uma oferta: nada diz que os voos estejam reservados.',
  watched:
    'É uma lista de voos de um aeroporto ou de uma companhia: nada diz que estejam reservados.',
  freight: 'Parece um documento de carga aérea: não tem passageiros.',
  service:
    'Trata de outra coisa e só menciona voos. Adicione o bilhete ou a confirmação da companhia aérea.',
};

const IMPOSSIBLE: Readonly<Record<ImpossibleTime, string>> = {
  'too-fast': 'Nenhum avião voa tão depressa.',
  'too-slow': 'Nenhum voo demora tanto.',
  'lands-before': 'Chegaria antes de partir.',
};

function moment({ airport, date, time }: SeenMoment, write: WriteTime): string {
  return `${airport} ${day(date)} ${write(minutesOf(time))}`;
}

function number(value: number): string {
  return value.toLocaleString('pt-PT');
}

function distance(km: number): string {
  return `${number(km)} km`;
}

const KINDS: Readonly<Record<RefusedKind, string>> = {
  picture: 'é uma imagem de um tipo pouco comum',
  outlook: 'é uma mensagem do Outlook',
  'open-document': 'está no formato OpenDocument',
  spreadsheet: 'é uma folha de cálculo',
  presentation: 'é uma apresentação',
  archive: 'está comprimido',
  other: 'não é um documento',
};

const ADVICE: Readonly<Record<Advice, string>> = {
  'upload-pdf': 'Envie o PDF do bilhete ou cole o texto.',
  'save-as-pdf': 'Guarde-o como PDF ou cole o texto.',
  'save-as-eml': 'Guarde-o como .eml ou PDF, ou cole o texto.',
  'save-as-jpeg': 'Guarde-a como JPEG ou PNG, ou faça uma captura de ecrã.',
  unpack: 'Descomprima-o e envie só o bilhete.',
};

const READABLE =
  'PDF, imagens (PNG, JPEG, WebP, HEIC), documentos do Word, e-mails, ficheiros de calendário, cartões da carteira digital, páginas web e texto simples';

/** `a, b nem c`, after a negation. */
function listNone(parts: readonly string[]): string {
  const head = parts.slice(0, -1).join(', ');
  return [head, parts.at(-1)].filter(Boolean).join(' nem ');
}

export const pt = (time: WriteTime): TicketSentences => ({
  whichArrivalDay: 'Em que dia chega este voo?',
  whichYear: 'De que ano é este voo?',
  whichDay: (printed) => `Que dia quer dizer “${printed}”?`,
  whichAirport: (printed) => `Que aeroporto é “${printed}”?`,
  whichValue: (field) => `O documento dá dois valores para ${FIELDS[field]}. Qual é o certo?`,
  day,
  dayAsPrinted: (date) => `${day(date)}, tal como aparece`,

  yearAssumed: (year, after) => {
    const start = after === 'today' ? 'de hoje' : 'do dia em que recebeu o bilhete';
    return `O bilhete não diz o ano. ${year} é o primeiro possível depois ${start}.`;
  },
  durationMismatch: (printedMin, flownMin) =>
    `O bilhete diz ${duration(printedMin)}, mas pelas horas o voo demora ${duration(flownMin)}.`,
  incompleteSegment: (missing, flightNumber) => {
    const flight = flightNumber === undefined ? 'de um voo' : `do voo ${flightNumber}`;
    return `O documento não diz ${listNone(missing.map((part) => PARTS[part]))} ${flight}.`;
  },
  unknownAirport: (printed) => `Não conhecemos nenhum aeroporto com o nome “${printed}”.`,
  impossibleTimes: ({ reason, departure, arrival, minutes, km }) => {
    const flown = reason === 'lands-before' ? '' : ` em ${duration(minutes)}`;
    const seen = `${moment(departure, time)} – ${moment(arrival, time)}`;
    return `Pelas horas (${seen}), este voo percorre ${distance(km)}${flown}. ${IMPOSSIBLE[reason]} Verifique os dias e as horas.`;
  },
  impossibleDuration: ({ reason, minutes, km }) =>
    `O bilhete diz que este voo percorre ${distance(km)} em ${duration(minutes)}. ${IMPOSSIBLE[reason]}`,
  airportsApart: (landed, leaves, km) =>
    `O voo anterior chega a ${landed} e este parte de ${leaves}, a ${distance(km)} de distância. Verifique os aeroportos ou adicione o que falta entre eles.`,
  flightsOverlap: (landed, leaves) =>
    `Este voo parte (${moment(leaves, time)}) antes de o anterior chegar (${moment(landed, time)}). Verifique os dias e as horas dos dois.`,
  scheduleChanged: 'A companhia aérea mudou o horário. Usamos as horas novas.',
  assistantUnchecked:
    'O assistente leu este voo na imagem, e não havia texto para o confirmar. Compare cada campo com o bilhete.',
  assistantFailed:
    'Falta algo aqui, e o assistente que ajuda com isso não respondeu. Escreva o que falta ou tente mais tarde.',
  assistantSpent:
    'Falta algo aqui, e a ajuda do assistente para hoje já se esgotou. Escreva o que falta.',

  otherTopic: (topic) => `Parece ${TOPICS[topic]}: não tem nenhum voo.`,
  noBooking: (why) => NO_BOOKING[why],
  numberWithoutDate: 'Há um número de voo, mas nenhuma data.',
  numberWithoutAirports:
    'Há algo parecido com um número de voo, mas faltam os aeroportos de partida e de chegada.',
  notJoined: 'Há números de voo e datas, mas nada que os junte num voo.',
  flightWordsOnly: 'Fala de voos, mas não tem um número de voo com aeroportos e data.',
  nothingLikeFlight:
    'Neste documento não há nada parecido com um voo: nem número, nem aeroportos, nem datas.',
  otherPass: 'Este cartão da carteira digital não é um cartão de embarque: não tem nenhum voo.',

  textCut: (maxCharacters) =>
    `O documento é muito longo: lemos só os primeiros ${number(maxCharacters)} caracteres. ` +
    'Se faltarem voos, cole a parte onde aparecem.',
  pagesCut: (pages, read) => `Este PDF tem ${pages} páginas; lemos as primeiras ${read}.`,
  eventsCut: (events, read) => `Este calendário tem ${events} eventos; lemos os primeiros ${read}.`,
  drawnPagesCut: (pages, read) =>
    `${pages} páginas deste PDF são imagens; lemos as primeiras ${read}.`,
  picturesOnly:
    'Este PDF tem imagens, mas nenhum texto que se consiga ler: deve ter sido digitalizado. ' +
    'Envie o PDF da companhia aérea ou cole o texto do bilhete.',
  pictureWithoutText:
    'Não conseguimos ler texto nesta imagem. Tire uma foto mais nítida, com boa luz e o bilhete inteiro, ou cole o texto.',
  lockedAttachment: (name) =>
    `${name === undefined ? 'Um anexo deste e-mail' : `O anexo ${name}`} tem palavra-passe, por isso não foi lido.`,

  emptyFile: 'Este ficheiro está vazio. Faça o download do bilhete outra vez e tente de novo.',
  noText: 'Este ficheiro não tem texto. Faça o download do bilhete outra vez e tente de novo.',
  tooLarge: (size, limit) =>
    `Este ficheiro tem ${size} MB, e um bilhete pode ter no máximo ${limit} MB. ` +
    'Envie só a página com os voos ou cole o texto.',
  tooSlow:
    'A leitura deste documento demorou demais. Envie só a página com os voos ou cole o texto.',
  tooMuchMemory: 'Este documento é pesado demais para um bilhete. Cole só o texto com os voos.',
  unreadable: 'Não foi possível ler este documento. Cole o texto do bilhete ou escreva os voos.',
  busy: 'Há muitos bilhetes em leitura neste momento. Tente de novo daqui a pouco.',
  busyWithYours:
    'Os seus outros bilhetes ainda estão em leitura. Espere que acabem e tente de novo.',
  noReader:
    'De momento não é possível ler bilhetes. Tente de novo dentro de alguns minutos ou escreva os voos.',
  lockedPdf: 'Este PDF tem palavra-passe. Escreva-a aqui ou envie um PDF guardado sem ela.',
  wrongPassword:
    'Esta palavra-passe não abre o PDF. Verifique as maiúsculas e tente de novo, ou envie um PDF guardado sem ela.',
  brokenPdf: 'Este PDF está danificado ou incompleto. Faça o download outra vez ou cole o texto.',
  brokenMail:
    'Este e-mail está danificado e não foi possível abri-lo. Guarde-o de novo ou cole o texto.',
  brokenPicture:
    'Esta imagem está danificada e não foi possível abri-la. Tire-a ou guarde-a de novo, ou cole o texto do bilhete.',
  pictureTooLarge: (width, height) =>
    `Esta imagem tem ${number(width)} × ${number(height)} píxeis, o que é demais. ` +
    'Envie uma mais pequena que mostre só os voos.',
  brokenCalendar:
    'Este ficheiro de calendário está danificado e não foi possível abri-lo. Faça o download outra vez ou cole o texto do bilhete.',
  brokenPass:
    'Este cartão da carteira digital está danificado e não foi possível abri-lo. Faça o download outra vez ou cole o texto do bilhete.',
  lockedOffice: 'Este documento tem palavra-passe. Guarde-o sem ela ou como PDF, e envie esse.',
  brokenWord:
    'Este documento do Word está danificado e não foi possível abri-lo. Guarde-o como PDF ou cole o texto.',
  tooManyPacked: (limit) =>
    `Este ficheiro contém mais de ${limit} ficheiros. Envie só o bilhete ou cole o texto.`,
  tooLargeUnpacked: (limit) =>
    `Descomprimido, este ficheiro tem mais de ${limit} MB. Envie só a página com os voos ou cole o texto.`,
  refused: ({ kind, advice, isCalledPdf }) => {
    const called = isCalledPdf ? 'Este ficheiro tem nome de PDF, mas' : 'Este ficheiro';
    return `${called} ${KINDS[kind]}. Conseguimos ler ${READABLE}. ${ADVICE[advice]}`;
  },
});
