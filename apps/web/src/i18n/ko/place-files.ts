import type { placeFiles as en } from '../en/place-files.ts';
import type { Translation } from '../translation.ts';

export const placeFiles: Translation<typeof en> = {
  menu: '장소 추가, 가져오기, 내보내기',
  import: '장소 가져오기',
  export: '장소 내보내기',
  format: {
    kml: 'KML (구글 어스, 내 지도)',
    gpx: 'GPX (GPS 앱과 기기)',
    geojson: 'GeoJSON',
    csv: 'CSV (스프레드시트)',
  },
  exportFailed: '장소를 내보내지 못했어요.',
  title: '“{{trip}}”에 장소 가져오기',
  drop: '장소가 담긴 파일을 여기에 놓으세요',
  browse: '또는 파일 선택',
  reading: '파일을 읽고 있어요…',
  formats:
    'Google 테이크아웃(저장한 목록과 장소), KML, KMZ, GPX, GeoJSON, CSV 파일을 20MB까지 읽어요. 저장할 장소는 먼저 확인하고 고를 수 있어요.',
  empty: '이 파일에서 장소를 찾지 못했어요.',
  emptyDetail: '선과 영역, 이름이 없는 항목은 제외해요.',
  group: {
    new: {
      title_one: '목적지 근처 장소 {{count}}곳',
      title_other: '목적지 근처 장소 {{count}}곳',
      text: '바로 추가할 수 있어요.',
    },
    unlocated: {
      title_one: '위치가 없는 장소 {{count}}곳',
      title_other: '위치가 없는 장소 {{count}}곳',
      text: '파일에 위치가 나와 있지 않아요. 이 여행에 필요한 곳만 골라 주세요. 위치를 정할 때까지 지도에는 나오지 않아요.',
    },
    far: {
      title_one: '멀리 있는 장소 {{count}}곳',
      title_other: '멀리 있는 장소 {{count}}곳',
      text: '목적지에서 100km 넘게 떨어져 있어서 일정과 지도에는 넣지 않아요.',
    },
    saved: {
      title_one: '이미 저장한 장소 {{count}}곳',
      title_other: '이미 저장한 장소 {{count}}곳',
      text: '다시 추가하지 않아요.',
    },
  },
  position: {
    atlas: '이름으로 찾은 위치',
    link: '링크에 있는 위치',
  },
  count: {
    leftOut_one: '파일이 너무 길어서 {{count}}곳은 이 목록에 나오지 않아요.',
    leftOut_other: '파일이 너무 길어서 {{count}}곳은 이 목록에 나오지 않아요.',
    repeated_one: '중복된 {{count}}개를 제외했어요.',
    repeated_other: '중복된 {{count}}개를 제외했어요.',
    unnamed_one: '이름이 없는 {{count}}개를 제외했어요.',
    unnamed_other: '이름이 없는 {{count}}개를 제외했어요.',
    shapes_one: '선과 영역 {{count}}개를 제외했어요.',
    shapes_other: '선과 영역 {{count}}개를 제외했어요.',
    outOfRange_one: '좌표가 잘못된 {{count}}곳은 위치 없이 가져와요.',
    outOfRange_other: '좌표가 잘못된 {{count}}곳은 위치 없이 가져와요.',
  },
  showMore_one: '{{count}}곳 더 보기',
  showMore_other: '{{count}}곳 더 보기',
  room_one: '이 여행에 {{count}}곳을 더 담을 수 있어요.',
  room_other: '이 여행에 {{count}}곳을 더 담을 수 있어요.',
  tooMany_one: '이 여행에는 {{room}}곳만 더 담을 수 있어요. {{count}}곳을 빼 주세요.',
  tooMany_other: '이 여행에는 {{room}}곳만 더 담을 수 있어요. {{count}}곳을 빼 주세요.',
  other: '다른 파일 선택',
  add_zero: '장소 추가',
  add_one: '{{count}}곳 추가',
  add_other: '{{count}}곳 추가',
  added_one: '{{count}}곳을 추가했어요',
  added_other: '{{count}}곳을 추가했어요',
  alreadySaved_one: '{{count}}곳은 이미 저장되어 있었어요.',
  alreadySaved_other: '{{count}}곳은 이미 저장되어 있었어요.',
  undo: '되돌리기',
  undone_one: '추가한 {{count}}곳을 다시 뺐어요',
  undone_other: '추가한 {{count}}곳을 다시 뺐어요',
  undoFailed: '추가한 장소를 다시 빼지 못했어요.',
  problem: {
    'unknown-format':
      '이 파일에서는 장소를 읽을 수 없어요. Google 테이크아웃의 목록이나 저장한 장소, 또는 KML, KMZ, GPX, GeoJSON, CSV 파일을 선택해 주세요.',
    broken: '파일이 손상되었거나 일부가 빠져 있어요. 다시 내보낸 파일로 시도해 주세요.',
    doctype: '이 파일에는 자체 정의(DOCTYPE)가 있어요. 안전을 위해 읽지 않아요.',
    'no-columns':
      '이 표의 열을 구분할 수 없어요. 첫 줄에 이름, 위도, 경도처럼 열 이름을 적어 주세요.',
    'too-large': '한 번에 넣기에는 너무 커요. 파일은 20MB까지예요. 장소를 나누어 내보내 주세요.',
    'too-large-unpacked': '압축을 풀면 40MB가 넘어요. 장소를 나누어 내보내 주세요.',
    'too-much-text':
      '이 장소들의 메모가 너무 길어서 한꺼번에 저장할 수 없어요. 한 번에 글 1MB까지 가져올 수 있어요. 장소를 줄여서 가져온 뒤 같은 파일에서 나머지를 가져오세요.',
    'too-much': '파일을 읽는 데 너무 오래 걸려요. 장소를 나누어 내보내 주세요.',
  },
};
