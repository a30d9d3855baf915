import type { map as en } from '../en/map.ts';
import type { Translation } from '../translation.ts';

export const map: Translation<typeof en> = {
  label: '{{destination}} 지도',
  filter: { label: '보여 줄 날', all: '모든 날', unassigned: '미정' },
  day: '{{number}}일차',
  marker: '{{name}}, {{number}}일차',
  cluster_one: '이곳에 장소 {{count}}곳',
  cluster_other: '이곳에 장소 {{count}}곳',
  places_one: '장소 {{count}}곳',
  places_other: '장소 {{count}}곳',
  fit: '{{label}}: 지도에 모두 보기',
  setTime: '시간 정하기',
  openInGoogleMaps: 'Google 지도에서 열기',
  closeCard: '닫기',
  zoomIn: '확대',
  zoomOut: '축소',
  ready: {
    title: '여행을 계획해 볼까요?',
    text: '가 보고 싶은 곳을 저장하세요. 지도에 먼저 나타나고, 날짜에도 넣을 수 있어요.',
    action: '장소 둘러보기',
  },
};
