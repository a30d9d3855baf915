import type { map as en } from '../../en/web/map.ts';
import type { Translation } from '../../translation.ts';

export const map: Translation<typeof en> = {
  label: '{{destination}} 지도',
  ofNoTrip: '여행을 선택하지 않은 지도',
  filter: { label: '보여 줄 날', all: '모든 날', unassigned: '미정' },
  day: '{{number}}일차',
  marker: '{{name}}, {{number}}일차',
  stop: '{{number}}번째: {{name}}',
  ghost: '{{name}}, 제안',
  hotel: '{{name}}, 숙소',
  cluster_one: '이곳에 장소 {{count}}곳',
  cluster_other: '이곳에 장소 {{count}}곳',
  places_one: '장소 {{count}}곳',
  places_other: '장소 {{count}}곳',
  fit: '{{label}}: 지도에 모두 보기',
  setTime: '시간 정하기',
  details: '자세히 보기',
  openInGoogleMaps: 'Google 지도에서 열기',
  openInAppleMaps: 'Apple 지도에서 열기',
  openInOpenStreetMap: 'OpenStreetMap에서 열기',
  otherMaps: '다른 지도',
  hours: '영업시간',
  hoursUnknown: '영업시간을 알 수 없어요',
  hoursLoading: '영업시간을 확인하는 중…',
  closeCard: '닫기',
  canvas: '지도예요. 화살표 키로 움직이고 더하기와 빼기 키로 확대하거나 축소해요.',
  zoomIn: '확대',
  zoomOut: '축소',
  position: {
    show: '내 위치 보기',
    here: '현재 위치',
    far: '{{destination}}에서 {{distance}} 떨어져 있어요',
    failed: '내 위치를 찾지 못했어요',
    insecure: '브라우저는 https로 연 페이지에만 위치를 알려 줘요.',
    denied:
      '브라우저가 이 페이지에 위치를 알려 주지 않아요. 페이지 설정에서 허용한 뒤 다시 시도해 주세요.',
    unknown: '지금은 기기가 위치를 알 수 없어요. 잠시 후 다시 시도해 주세요.',
  },
  streetless: '여기는 지명과 물만 보여요. 거리를 보려면 네트워크나 지도 파일(PMTiles)이 필요해요.',
  point: {
    label:
      '위치를 고르는 지도예요. Enter 키로 핀을 놓고, 화살표 키로 옮기고, 더하기와 빼기 키로 확대하거나 축소해요.',
    hint: '지도를 눌러 핀을 놓은 뒤, 끌거나 화살표 키로 옮기세요.',
    at: '핀 위치 {{where}}',
  },
  unknown: {
    title: '{{name}}의 위치를 아직 몰라요',
    text: '핀으로 첫 장소를 추가하면 지도가 그곳에서 열려요.',
    action: '핀 찍기',
  },
  ready: {
    title: '여행을 계획해 볼까요?',
    places: {
      text: '가 보고 싶은 곳을 저장하세요. 지도에 먼저 나타나고, 날짜에도 넣을 수 있어요.',
      action: '장소 둘러보기',
    },
    trip: { text: '여행을 하나 고르거나 새로 시작하세요.', action: '새 여행' },
  },
};
