export const preferences = {
  title: '환경설정',
  inAccount: '계정에 저장되어 어느 기기에서나 똑같이 적용돼요.',
  inBrowser: '이 브라우저에만 저장돼요. 로그인하고 바꾸면 모든 기기에 똑같이 적용돼요.',
  look: {
    title: '화면',
    theme: '테마',
    themes: { light: '밝게', dark: '어둡게', system: '시스템 설정' },
  },
  formats: {
    title: '언어와 표시 방식',
    language: '언어',
    temperature: '온도',
    clock: '시각',
    clocks: { language: '언어에 맞게', '12': '12시간제', '24': '24시간제' },
    clockSample: '시각은 {{time}}처럼 표시돼요.',
    weekStart: '한 주의 시작',
    byLanguage: '언어에 맞게 ({{day}})',
  },
  travel: {
    title: '이동',
    text: '얼마나 걷고 무엇을 탈지 정해요. 이동 시간과 계획이 여기에 맞춰져요.',
    by: '이동 수단',
    means: {
      mixed: '2km까지 걷고, 더 멀면 타기',
      foot: '4km까지 걷고, 더 멀면 타기',
      transit: '1km부터 버스·지하철',
      car: '500m부터 자동차·택시',
    },
  },
  plans: {
    title: '새 계획',
    text: '자동 계획이 처음에 따르는 값이에요. 계획할 때마다 바꿀 수 있어요.',
  },
};
