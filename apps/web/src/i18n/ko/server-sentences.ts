import type { ServerSentences } from '../server-sentences.ts';

export const serverSentences: ServerSentences = {
  BAD_REQUEST: '입력한 내용을 확인하고 다시 시도해 주세요.',
  UNAUTHENTICATED: '로그인하고 계속해 주세요.',
  FORBIDDEN: '이 작업을 할 권한이 없어요.',
  INVITE_REQUIRED: '계속하려면 초대 코드를 입력해 주세요.',
  NOT_FOUND: '찾을 수 없어요.',
  CONFLICT: '그사이 내용이 바뀌었어요. 새로 불러온 뒤 다시 변경해 주세요.',
  TRIP_LIMIT_REACHED:
    '만들 수 있는 여행을 모두 만들었어요. 새 여행을 추가하려면 기존 여행을 삭제해 주세요.',
  TOO_LARGE: '크기가 너무 커요.',
  UNSUPPORTED_TYPE: '이런 종류의 내용은 읽을 수 없어요.',
  RULE_VIOLATED: '그렇게는 할 수 없어요.',
  RATE_LIMITED: '요청이 너무 많아요. 잠시 기다렸다가 다시 시도해 주세요.',
  UPSTREAM_UNAVAILABLE: '연결된 서비스가 응답하지 않아요. 나중에 다시 시도해 주세요.',
  MAINTENANCE: '지금 점검하고 있어요. 모두 볼 수 있지만 지금은 변경할 수 없어요.',
  UNAVAILABLE: '지금은 요청이 몰려 있어요. 몇 초 뒤에 다시 시도해 주세요.',
  INTERNAL:
    '저희 쪽에서 문제가 생겼어요. 다시 시도해 주세요. 문의하실 때는 요청 번호를 함께 알려 주세요.',
  'A document can be at most # MB.': '문서는 #MB까지 보관할 수 있어요.',
  'A trip can have at most # documents. Remove one to keep another.':
    '여행 하나에 문서를 #개까지 보관할 수 있어요. 하나를 삭제한 뒤 보관해 주세요.',
  'A trip can have at most # packed items.': '여행 하나에 짐을 #개까지 챙길 수 있어요.',
  'A trip can have at most # places. Remove one to save another.':
    '여행 하나에 장소를 #곳까지 저장할 수 있어요. 하나를 빼고 저장해 주세요.',
  'A trip can have at most # places. This one has room for # more, and you chose #.':
    '여행 하나에 장소를 #곳까지 저장할 수 있어요. 이 여행에는 #곳을 더 담을 수 있는데 #곳을 골랐어요.',
  'Kept documents aren’t available: this installation has no usable key for them.':
    '보관한 문서를 열 수 없어요. 이곳에는 문서를 여는 데 쓸 키가 없어요.',
  'Many files are being sent at the moment. Try again in a few seconds.':
    '지금 많은 파일이 올라오고 있어요. 몇 초 뒤에 다시 시도해 주세요.',
  'No weather data available.': '날씨 정보가 없어요.',
  'One of these places isn’t in this trip.': '이 중에 이 여행의 장소가 아닌 곳이 있어요.',
  'Please confirm that you are at least # years old first.': '먼저 만 #세 이상인지 확인해 주세요.',
  'The account with this e-mail address signs in another way. Please use that way.':
    '이 이메일 주소는 다른 방법으로 로그인하는 계정에서 쓰고 있어요. 그 방법으로 로그인해 주세요.',
  'The code has already been used more often than that. Disable it to stop anyone else from using it.':
    '이미 그보다 많이 쓰인 코드예요. 더는 쓰지 못하게 하려면 코드를 중지해 주세요.',
  'The day has to end after it starts.': '하루는 시작한 뒤에 끝나야 해요.',
  'The file is larger than # MB. Send only the ticket, or paste its text.':
    '파일이 #MB보다 커요. 항공권만 올리거나 텍스트를 붙여 넣어 주세요.',
  'The file stopped arriving before it was complete. Send it again.':
    '파일이 도중에 끊겼어요. 다시 보내 주세요.',
  'The form could not be read. Send it again.': '보낸 내용을 읽지 못했어요. 다시 보내 주세요.',
  'The server is being restarted. Try again in a few seconds.':
    '서버를 다시 시작하고 있어요. 몇 초 뒤에 다시 시도해 주세요.',
  'This file is empty. Download it again, then try again.':
    '빈 파일이에요. 다시 내려받은 뒤 시도해 주세요.',
  'This invite code doesn’t exist. Check it for typos.':
    '없는 초대 코드예요. 잘못 입력하지 않았는지 확인해 주세요.',
  'This invite code has been used up.': '사용 횟수가 다 찬 초대 코드예요.',
  'This invite code is no longer in use.': '더 이상 쓰지 않는 초대 코드예요.',
  'This place isn’t in this trip.': '이 여행에 없는 장소예요.',
  'This trip is too large to plan at once. Give some places a time yourself, or simplify their opening hours.':
    '한 번에 계획하기에는 장소가 너무 많아요. 몇 곳은 시간을 직접 정하거나 영업시간을 간단히 적어 주세요.',
  'Together, the files are larger than # MB. Send fewer of them at once.':
    '파일을 모두 합치면 #MB보다 커요. 나누어 보내 주세요.',
  'Too many documents are being downloaded at the moment. Try again in a few seconds.':
    '지금 내려받는 문서가 너무 많아요. 몇 초 뒤에 다시 시도해 주세요.',
  'We can plan trips of up to # places, and this one has #. Delete some of them.':
    '장소 #곳까지 계획할 수 있는데 이 여행에는 #곳이 있어요. 몇 곳을 빼 주세요.',
  'We couldn’t find this document among yours.': '내 문서에서 찾을 수 없어요.',
  'We couldn’t find this place among yours.': '내 장소에서 찾을 수 없어요.',
  'We couldn’t find this trip among yours.': '내 여행에서 찾을 수 없어요.',
  'We don’t know this destination yet.': '아직 모르는 여행지예요.',
  'You already have several of these in progress. Wait until they are done, then try again.':
    '이미 여러 작업을 하고 있어요. 끝나기를 기다렸다가 다시 시도해 주세요.',
  'You are already sending several files. Wait until one of them is done, then try again.':
    '이미 여러 파일을 보내고 있어요. 하나가 끝나면 다시 시도해 주세요.',
  'You can add at most # items of your own to a trip. Remove one to add another.':
    '직접 추가하는 물건은 여행마다 #개까지예요. 하나를 지운 뒤 추가해 주세요.',
  'You can have a maximum of # trips. Please delete an existing trip to add a new one.':
    '여행은 최대 #개까지 만들 수 있어요. 새 여행을 추가하려면 기존 여행을 삭제해 주세요.',
  'You can keep only files that we can read as tickets, such as PDF files and pictures.':
    'PDF나 사진처럼 항공권으로 읽을 수 있는 파일만 보관할 수 있어요.',
  'You can redeem an invite code only for your own e-mail address.':
    '초대 코드는 내 이메일 주소로만 쓸 수 있어요.',
  'You have # access tokens. Revoke one that you no longer use.':
    '액세스 토큰이 #개 있어요. 쓰지 않는 토큰을 폐기해 주세요.',
  'Your documents can take up at most # MB in total. Remove one to keep another.':
    '문서는 모두 합해 #MB까지 보관할 수 있어요. 하나를 삭제한 뒤 보관해 주세요.',
};
