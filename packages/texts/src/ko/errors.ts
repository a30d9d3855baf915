import type { ErrorParams, ErrorSentences } from '../errors.types.ts';
import { megabytes, readersOwn } from '../writing/error-parts.ts';

const OUTSIDE_FLIGHTS =
  '도착하기 전이거나 떠난 뒤의 시간이에요. 도착과 출발 사이의 시간을 골라 주세요.';

function saySeen({ why, seen }: ErrorParams['not-this-machine']): string {
  if (why === 'address') return `이 요청은 ${seen}에서 왔어요.`;
  return why === 'proxy'
    ? `이 요청은 프록시를 거쳐 왔어요(${seen}).`
    : '이 요청은 다른 이름으로 왔어요.';
}

export const ko: ErrorSentences = {
  malformed: '입력한 내용을 확인하고 다시 시도해 주세요.',
  'signed-out': '로그인하고 계속해 주세요.',
  forbidden: '이 작업을 할 권한이 없어요.',
  'invite-required': '계속하려면 초대 코드를 입력해 주세요.',
  'not-found': '찾을 수 없어요.',
  'changed-meanwhile': '그사이 내용이 바뀌었어요. 새로 불러온 뒤 다시 변경해 주세요.',
  'trips-full':
    '만들 수 있는 여행을 모두 만들었어요. 새 여행을 추가하려면 기존 여행을 삭제해 주세요.',
  'too-large': '크기가 너무 커요.',
  'unsupported-type': '이런 종류의 내용은 읽을 수 없어요.',
  'rule-violated': '그렇게는 할 수 없어요.',
  'rate-limited': '요청이 너무 많아요. 잠시 기다렸다가 다시 시도해 주세요.',
  'upstream-unavailable': '연결된 서비스가 응답하지 않아요. 나중에 다시 시도해 주세요.',
  maintenance: '지금 점검하고 있어요. 모두 볼 수 있지만 지금은 변경할 수 없어요.',
  busy: '지금은 요청이 몰려 있어요. 몇 초 뒤에 다시 시도해 주세요.',
  internal:
    '저희 쪽에서 문제가 생겼어요. 다시 시도해 주세요. 문의하실 때는 요청 번호를 함께 알려 주세요.',

  'invalid-fields': '입력한 내용을 확인하고 다시 시도해 주세요.',
  'not-json': '요청 본문이 올바른 JSON이 아니에요.',
  'neither-json-nor-form': '본문은 JSON으로, 파일은 폼(multipart/form-data)으로 보내 주세요.',
  'no-such-procedure': '그런 기능은 없어요.',
  'not-in-demo': ({ procedure }) => `데모에 없는 기능이에요(${procedure}).`,
  'wrong-method': '이 방식으로는 요청할 수 없는 기능이에요.',
  'answer-is-file': '파일로 답하는 기능이에요. /api 아래의 REST로 요청해 주세요.',
  'batch-too-long': ({ limit }) => `한 번에 ${limit}개까지 묶어서 요청할 수 있어요.`,
  'value-too-large': '요청에 너무 큰 수나 너무 긴 글이 있어요.',
  'value-not-kept': '요청에 저장할 수 없는 글자나 숫자가 있어요.',
  'value-unreadable': '읽을 수 없는 값이 들어 있어요.',
  'body-empty': '요청 본문이 비어 있어요.',
  'body-without-object': '요청 본문이 비어 있어요. JSON 객체를 보내 주세요.',
  'body-not-object': '요청 본문에 JSON 객체를 보내 주세요.',
  'nested-too-deep': ({ limit }) => `요청이 ${limit}단계보다 깊게 중첩되어 있어요.`,
  'answer-too-large': '한 번에 답하기에는 너무 많아요. 나누어 요청해 주세요.',
  'several-hosts': '요청에 호스트가 둘 이상 적혀 있어요.',
  unintelligible: '요청을 이해하지 못했어요.',
  'no-such-address': '이 주소에는 아무것도 없어요.',
  cancelled: '요청이 취소되었어요.',
  'planning-cancelled': '일정 짜기를 취소했어요.',
  'reading-cancelled': '읽기를 취소했어요.',
  'file-reading-cancelled': '파일 읽기를 취소했어요.',

  'other-site': '다른 사이트에서 보낸 요청이라 받지 않았어요.',
  'not-this-machine': (seen) =>
    `이 방법으로는 OOO가 실행되는 컴퓨터에서만 로그인할 수 있어요. ${saySeen(seen)} ${seen.publicUrl} 주소를 열어 주세요.`,
  'signs-in-another-way':
    '이 이메일 주소는 다른 방법으로 로그인하는 계정에서 쓰고 있어요. 그 방법으로 로그인해 주세요.',
  'age-unconfirmed': ({ age }) => `먼저 만 ${age}세 이상인지 확인해 주세요.`,
  'session-required': '액세스 토큰으로는 할 수 없어요. 브라우저에서 로그인해 주세요.',
  'token-read-only': '읽기만 할 수 있는 액세스 토큰이에요.',
  'token-limit': ({ limit }) => `액세스 토큰이 ${limit}개 있어요. 쓰지 않는 토큰을 폐기해 주세요.`,
  'too-many-requests': '요청이 너무 많아요. 잠시 기다렸다가 다시 시도해 주세요.',
  'too-much-at-once': '한꺼번에 너무 많이 요청했어요. 잠시 기다렸다가 다시 시도해 주세요.',
  'waited-too-long': '지금은 요청이 몰려 있어요. 몇 초 뒤에 다시 시도해 주세요.',
  'several-in-progress': '이미 여러 작업을 하고 있어요. 끝나기를 기다렸다가 다시 시도해 주세요.',
  'invite-unknown': '없는 초대 코드예요. 잘못 입력하지 않았는지 확인해 주세요.',
  'invite-disabled': '더 이상 쓰지 않는 초대 코드예요.',
  'invite-used-up': '사용 횟수가 다 찬 초대 코드예요.',
  'invite-of-another': '초대 코드는 내 이메일 주소로만 쓸 수 있어요.',
  'invite-code-taken': ({ code }) => `이미 있는 코드예요: ${code}`,
  'no-such-invite-code': ({ code }) => `찾을 수 없는 코드예요: ${code}`,
  'invite-code-used-more':
    '이미 그보다 많이 쓰인 코드예요. 더는 쓰지 못하게 하려면 코드를 중지해 주세요.',

  database: '데이터베이스가 응답하지 않아요.',
  'disk-full': '데이터 폴더의 디스크가 가득 찼어요.',
  'not-started': '서버의 일부가 시작되지 않아요.',
  stopping: '서버를 멈추고 있어요.',
  restarting: '서버를 다시 시작하고 있어요. 몇 초 뒤에 다시 시도해 주세요.',
  'no-room-for-files': '지금은 서버에 파일을 둘 자리가 없어요. 나중에 다시 시도해 주세요.',
  'takes-no-files': '지금은 서버가 파일을 받을 수 없어요. 나중에 다시 시도해 주세요.',

  'trip-limit': ({ limit }) =>
    `여행은 최대 ${limit}개까지 만들 수 있어요. 새 여행을 추가하려면 기존 여행을 삭제해 주세요.`,
  'no-such-trip': '내 여행에서 찾을 수 없어요.',
  'no-such-airport': ({ code }) => `${code} 코드를 쓰는 공항이 없어요. 도시 이름으로 찾아보세요.`,
  'unknown-destination': '아직 모르는 여행지예요.',
  'no-weather': '날씨 정보가 없어요.',
  'packed-limit': ({ limit }) => `여행 하나에 짐을 ${limit}개까지 챙길 수 있어요.`,
  'own-item-limit': ({ limit }) =>
    `직접 추가하는 물건은 여행마다 ${limit}개까지예요. 하나를 지운 뒤 추가해 주세요.`,
  'day-end': '하루는 시작한 뒤에 끝나야 해요.',

  'no-such-place': '내 장소에서 찾을 수 없어요.',
  'place-not-in-trip': '이 여행에 없는 장소예요.',
  'places-not-in-trip': '이 중에 이 여행의 장소가 아닌 곳이 있어요.',
  'poi-limit': ({ limit }) =>
    `여행 하나에 장소를 ${limit}곳까지 저장할 수 있어요. 하나를 빼고 저장해 주세요.`,
  'poi-limit-for-chosen': ({ limit, room, chosen }) =>
    `여행 하나에 장소를 ${limit}곳까지 저장할 수 있어요. 이 여행에는 ${room}곳을 더 담을 수 있는데 ${chosen}곳을 골랐어요.`,
  'plan-place-limit': ({ limit, count }) =>
    `장소 ${limit}곳까지 계획할 수 있는데 이 여행에는 ${count}곳이 있어요. 몇 곳을 빼 주세요.`,
  'plan-too-much':
    '한 번에 계획하기에는 장소가 너무 많아요. 몇 곳은 시간을 직접 정하거나 영업시간을 간단히 적어 주세요.',
  'moved-meanwhile': ({ name }) =>
    `그사이 이 장소의 시간이 바뀌었어요: ${name}. 지금 시간을 확인한 뒤 다시 옮겨 주세요.`,
  'outside-trip': OUTSIDE_FLIGHTS,
  'before-arrival': OUTSIDE_FLIGHTS,
  'after-departure': OUTSIDE_FLIGHTS,

  'form-needed': ({ field }) => `파일을 폼(multipart/form-data)의 ${field} 칸에 담아 보내 주세요.`,
  'form-unreadable': '보낸 내용을 읽지 못했어요. 다시 보내 주세요.',
  'file-stalled': '파일이 도중에 끊겼어요. 다시 보내 주세요.',
  'file-too-large': ({ limitBytes }) =>
    `파일이 ${megabytes(limitBytes)}MB보다 커요. 항공권만 올리거나 텍스트를 붙여 넣어 주세요.`,
  'files-too-large': ({ limitBytes }) =>
    `파일을 모두 합치면 ${megabytes(limitBytes)}MB보다 커요. 나누어 보내 주세요.`,
  'own-uploads': '이미 여러 파일을 보내고 있어요. 하나가 끝나면 다시 시도해 주세요.',
  'many-uploads': '지금 많은 파일이 올라오고 있어요. 몇 초 뒤에 다시 시도해 주세요.',
  'many-downloads': '지금 내려받는 문서가 너무 많아요. 몇 초 뒤에 다시 시도해 주세요.',
  'no-such-document': '내 문서에서 찾을 수 없어요.',
  'no-document-key': '보관한 문서를 열 수 없어요. 이곳에는 문서를 여는 데 쓸 키가 없어요.',
  'document-of-other-key': '다른 키로 암호화한 문서인데, 이곳에는 그 키가 더 이상 없어요.',
  'document-damaged': '문서가 손상되어 열 수 없어요.',
  'document-empty': '빈 파일이에요. 다시 내려받은 뒤 시도해 주세요.',
  'document-too-large': ({ limitBytes }) =>
    `문서는 ${megabytes(limitBytes)}MB까지 보관할 수 있어요.`,
  'document-type': 'PDF나 사진처럼 항공권으로 읽을 수 있는 파일만 보관할 수 있어요.',
  'document-limit': ({ limit }) =>
    `여행 하나에 문서를 ${limit}개까지 보관할 수 있어요. 하나를 삭제한 뒤 보관해 주세요.`,
  'document-space': ({ limitBytes }) =>
    `문서는 모두 합해 ${megabytes(limitBytes)}MB까지 보관할 수 있어요. 하나를 삭제한 뒤 보관해 주세요.`,
  'place-file-unknown-format':
    '이 파일에서는 장소를 읽을 수 없어요. Google 테이크아웃의 목록이나 저장한 장소, 또는 KML, KMZ, GPX, GeoJSON, CSV 파일을 선택해 주세요.',
  'place-file-broken': '파일이 손상되었거나 일부가 빠져 있어요. 다시 내보낸 파일로 시도해 주세요.',
  'place-file-doctype': '이 파일에는 자체 정의(DOCTYPE)가 있어요. 안전을 위해 읽지 않아요.',
  'place-file-unknown-encoding':
    '이 파일이 어떤 인코딩인지 알 수 없어요. 인코딩을 고르거나 UTF-8로 저장해 주세요.',
  'place-file-no-columns':
    '이 표의 열을 구분할 수 없어요. 첫 줄에 이름, 위도, 경도처럼 열 이름을 적어 주세요.',
  'place-file-too-large': ({ limitBytes }) =>
    `파일이 ${megabytes(limitBytes)}MB보다 커요. 장소를 나누어 내보내 주세요.`,
  'place-file-too-large-unpacked': ({ limitBytes }) =>
    `압축을 풀면 ${megabytes(limitBytes)}MB가 넘어요. 장소를 나누어 내보내 주세요.`,
  'place-file-too-much': '파일을 읽는 데 너무 오래 걸려요. 장소를 나누어 내보내 주세요.',

  ...readersOwn,
};
