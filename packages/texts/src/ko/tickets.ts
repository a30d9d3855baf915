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
import { ko as formats } from './formats.ts';

const { day, duration } = formats;

const PARTS: Readonly<Record<MissingPart, string>> = {
  flightNumber: '편명',
  from: '출발 공항',
  to: '도착 공항',
  date: '날짜',
};

/** With the particle of a subject. */
const FIELDS: Readonly<Record<DoubtedField, string>> = {
  flightNumber: '편명이',
  from: '출발 공항이',
  to: '도착 공항이',
  departureDate: '출발 날짜가',
  departureTime: '출발 시각이',
  arrivalTime: '도착 시각이',
  seat: '좌석이',
};

const TOPICS: Readonly<Record<DocumentTopic, string>> = {
  hotel: '호텔 예약',
  train: '기차표',
  bus: '버스표',
  car: '렌터카 예약',
  parking: '주차 예약',
  transfer: '공항 픽업이나 이동 예약',
  ferry: '배표',
  event: '입장권',
  invoice: '청구서',
};

const NO_BOOKING: Readonly<Record<NoBooking, string>> = {
  cancelled: '취소된 예약이에요. 남은 항공편이 없어요.',
  waiting: '대기 예약이에요. 아직 확정된 좌석이 없어요.',
  flown: '이미 탑승한 항공편의 기록이에요. 예약된 항공편은 없어요.',
  offered: '항공편을 안내하거나 제안하는 문서예요. 예약되었다는 내용은 없어요.',
  watched: '공항이나 항공사의 운항 정보예요. 예약되었다는 내용은 없어요.',
  freight: '항공 화물 서류 같아요. 탑승하는 항공편은 없어요.',
  service:
    '다른 예약이나 서류에 항공편이 언급되었을 뿐이에요. 항공권이나 항공사 예약을 올려 주세요.',
};

const IMPOSSIBLE: Readonly<Record<ImpossibleTime, string>> = {
  'too-fast': '그렇게 빠른 항공편은 없어요.',
  'too-slow': '그렇게 오래 걸리는 항공편은 없어요.',
  'lands-before': '출발하기 전에 도착하는 셈이에요.',
};

function moment({ airport, date, time }: SeenMoment, write: WriteTime): string {
  return `${airport} ${day(date)} ${write(minutesOf(time))}`;
}

function distance(km: number): string {
  return `${km.toLocaleString('ko-KR')}km`;
}

const KINDS: Readonly<Record<RefusedKind, string>> = {
  picture: '흔하지 않은 형식의 그림이에요',
  outlook: 'Outlook 메시지예요',
  'open-document': 'OpenDocument 파일이에요',
  spreadsheet: '스프레드시트예요',
  presentation: '프레젠테이션이에요',
  archive: '압축 파일이에요',
  other: '문서가 아니에요',
};

const ADVICE: Readonly<Record<Advice, string>> = {
  'upload-pdf': '항공권 PDF를 올리거나 텍스트를 붙여 넣어 주세요.',
  'save-as-pdf': 'PDF로 저장해 올리거나 텍스트를 붙여 넣어 주세요.',
  'save-as-eml': '.eml이나 PDF로 저장해 올리거나 텍스트를 붙여 넣어 주세요.',
  'save-as-jpeg': 'JPEG나 PNG로 저장하거나 화면을 캡처해 올려 주세요.',
  unpack: '압축을 풀고 항공권만 올려 주세요.',
};

const READABLE =
  'PDF, 사진(PNG, JPEG, WebP, HEIC), Word 문서, 메일, 캘린더 파일, 월렛 패스, 웹 페이지, 일반 텍스트';

export const ko = (time: WriteTime): TicketSentences => ({
  whichArrivalDay: '이 항공편은 며칠에 도착하나요?',
  whichYear: '이 항공편은 몇 년도인가요?',
  whichDay: (printed) => `“${printed}” 표기는 며칠을 뜻하나요?`,
  whichAirport: (printed) => `“${printed}”에 해당하는 공항은 어디인가요?`,
  whichValue: (field) => `문서에 ${FIELDS[field]} 두 가지로 적혀 있어요. 어느 쪽이 맞나요?`,
  day,
  dayAsPrinted: (date) => `${day(date)}, 적힌 그대로`,

  yearAssumed: (year, after) =>
    `항공권에 연도가 없어서 ${after === 'today' ? '오늘' : '받은 날'} 이후 가장 가까운 ${year}년으로 읽었어요.`,
  durationMismatch: (printedMin, flownMin) =>
    `항공권에는 ${duration(printedMin)}으로 적혀 있지만, 시각으로 계산하면 ${duration(flownMin)}이에요.`,
  incompleteSegment: (missing, flightNumber) => {
    const flight = flightNumber === undefined ? '한 항공편' : `${flightNumber}편`;
    return `문서에 ${flight}의 정보가 빠져 있어요: ${missing.map((part) => PARTS[part]).join(', ')}.`;
  },
  unknownAirport: (printed) => `“${printed}”에 해당하는 공항을 찾지 못했어요.`,
  impossibleTimes: ({ reason, departure, arrival, minutes, km }) => {
    const flown = reason === 'lands-before' ? '' : `, ${duration(minutes)}`;
    const seen = `${moment(departure, time)} – ${moment(arrival, time)}`;
    return `적힌 시각(${seen})과 거리(${distance(km)}${flown})가 맞지 않아요. ${IMPOSSIBLE[reason]} 날짜와 시각을 확인해 주세요.`;
  },
  impossibleDuration: ({ reason, minutes, km }) =>
    `항공권에는 ${distance(km)} 거리를 ${duration(minutes)}에 간다고 적혀 있어요. ${IMPOSSIBLE[reason]}`,
  airportsApart: (landed, leaves, km) =>
    `앞 항공편은 ${landed}에 도착하는데, 이 항공편은 ${distance(km)} 떨어진 ${leaves}에서 출발해요. 공항을 확인하거나 빠진 항공편을 더해 주세요.`,
  flightsOverlap: (landed, leaves) =>
    `앞 항공편이 도착하기(${moment(landed, time)}) 전에 이 항공편이 출발해요(${moment(leaves, time)}). 두 항공편의 날짜와 시각을 확인해 주세요.`,
  scheduleChanged: '항공사가 일정을 바꿨어요. 새 시각으로 읽었어요.',
  assistantUnchecked:
    '어시스턴트가 사진에서 읽은 항공편이라 확인할 글이 없어요. 항목마다 항공권과 비교해 주세요.',
  assistantFailed:
    '빠진 내용이 있는데, 도와줄 어시스턴트가 답하지 않았어요. 빠진 내용을 직접 적거나 나중에 다시 해 보세요.',
  assistantSpent:
    '빠진 내용이 있는데, 오늘은 어시스턴트의 도움을 다 썼어요. 빠진 내용을 직접 적어 주세요.',

  otherTopic: (topic) => `${TOPICS[topic]} 같아요. 항공편은 들어 있지 않아요.`,
  noBooking: (why) => NO_BOOKING[why],
  numberWithoutDate: '편명은 있지만 날짜가 없어요.',
  numberWithoutAirports: '편명처럼 보이는 것은 있지만 출발 공항과 도착 공항이 없어요.',
  notJoined: '편명과 날짜는 있지만 항공편 하나로 이어지지 않아요.',
  flightWordsOnly: '항공편 이야기는 있지만 공항과 날짜가 함께 적힌 편명이 없어요.',
  nothingLikeFlight: '이 문서에는 항공편이 보이지 않아요. 편명도, 공항도, 비행 날짜도 없어요.',
  otherPass: '탑승권이 아닌 월렛 패스예요. 항공편은 들어 있지 않아요.',

  textCut: (maxCharacters) =>
    `문서가 아주 길어서 처음 ${maxCharacters.toLocaleString('ko-KR')}자까지만 읽었어요. ` +
    '빠진 항공편이 있으면 그 부분을 붙여 넣어 주세요.',
  pagesCut: (pages, read) => `이 PDF는 ${pages}쪽이어서 처음 ${read}쪽까지만 읽었어요.`,
  eventsCut: (events, read) =>
    `이 캘린더에는 일정이 ${events}개 있어서 처음 ${read}개까지만 읽었어요.`,
  drawnPagesCut: (pages, read) =>
    `이 PDF에는 그림으로 된 쪽이 ${pages}쪽 있어서 처음 ${read}쪽까지만 읽었어요.`,
  picturesOnly:
    '이 PDF에는 스캔한 것처럼 그림만 있고 읽을 수 있는 텍스트가 없어요. ' +
    '항공사가 보낸 PDF를 올리거나 항공권 텍스트를 붙여 넣어 주세요.',
  pictureWithoutText:
    '이 사진에서 읽을 수 있는 글자가 없어요. 밝은 곳에서 항공권 전체가 선명하게 나오도록 다시 찍거나 텍스트를 붙여 넣어 주세요.',
  lockedAttachment: (name) =>
    `${name === undefined ? '이 메일의' : name} 첨부 파일은 비밀번호가 있어 읽지 못했어요.`,

  emptyFile: '빈 파일이에요. 항공권을 다시 내려받아 올려 주세요.',
  noText: '이 파일에는 텍스트가 없어요. 항공권을 다시 내려받아 올려 주세요.',
  tooLarge: (size, limit) =>
    `이 파일은 ${size}MB예요. 항공권은 ${limit}MB까지 읽을 수 있어요. ` +
    '항공편이 있는 페이지만 올리거나 텍스트를 붙여 넣어 주세요.',
  tooSlow:
    '문서를 읽는 데 너무 오래 걸렸어요. 항공편이 있는 페이지만 올리거나 텍스트를 붙여 넣어 주세요.',
  tooMuchMemory:
    '항공권치고는 문서가 너무 무거워요. 항공편이 있는 부분의 텍스트를 붙여 넣어 주세요.',
  unreadable: '이 문서를 읽지 못했어요. 항공권 텍스트를 붙여 넣거나 항공편을 직접 입력해 주세요.',
  busy: '지금 읽고 있는 항공권이 많아요. 잠시 뒤에 다시 시도해 주세요.',
  busyWithYours: '다른 항공권을 아직 읽고 있어요. 다 읽은 뒤에 다시 시도해 주세요.',
  noReader: '지금은 항공권을 읽을 수 없어요. 몇 분 뒤에 다시 시도하거나 항공편을 직접 적어 주세요.',
  lockedPdf:
    '비밀번호가 걸린 PDF예요. 비밀번호를 입력하거나 비밀번호 없이 저장한 PDF를 올려 주세요.',
  wrongPassword:
    '이 비밀번호로는 PDF가 열리지 않아요. 대소문자를 확인해 다시 입력하거나 비밀번호 없이 저장한 PDF를 올려 주세요.',
  brokenPdf:
    'PDF가 손상되었거나 끝까지 내려받지 않았어요. 다시 내려받거나 텍스트를 붙여 넣어 주세요.',
  brokenMail: '메일이 손상되어 열지 못했어요. 다시 저장하거나 텍스트를 붙여 넣어 주세요.',
  brokenPicture:
    '사진이 손상되어 열지 못했어요. 다시 찍거나 저장해 올리거나 항공권 텍스트를 붙여 넣어 주세요.',
  pictureTooLarge: (width, height) =>
    `이 사진은 ${width.toLocaleString('ko-KR')} × ${height.toLocaleString('ko-KR')}픽셀로, 읽을 수 있는 것보다 커요. ` +
    '항공편만 보이는 더 작은 사진을 올려 주세요.',
  brokenCalendar:
    '캘린더 파일이 손상되어 열지 못했어요. 다시 내려받거나 항공권 텍스트를 붙여 넣어 주세요.',
  brokenPass:
    '월렛 패스가 손상되어 열지 못했어요. 다시 내려받거나 항공권 텍스트를 붙여 넣어 주세요.',
  lockedOffice: '비밀번호가 걸린 문서예요. 비밀번호 없이 저장하거나 PDF로 저장해 올려 주세요.',
  brokenWord:
    'Word 문서가 손상되어 열지 못했어요. PDF로 저장해 올리거나 텍스트를 붙여 넣어 주세요.',
  tooManyPacked: (limit) =>
    `이 파일에는 파일이 ${limit}개 넘게 묶여 있어요. 항공권만 올리거나 텍스트를 붙여 넣어 주세요.`,
  tooLargeUnpacked: (limit) =>
    `압축을 풀면 ${limit}MB가 넘는 파일이에요. 항공편이 있는 페이지만 올리거나 텍스트를 붙여 넣어 주세요.`,
  refused: ({ kind, advice, isCalledPdf }) => {
    const called = isCalledPdf ? '이 파일은 이름은 PDF지만 사실은' : '이 파일은';
    return `${called} ${KINDS[kind]}. 읽을 수 있는 것은 ${READABLE}예요. ${ADVICE[advice]}`;
  },
});
