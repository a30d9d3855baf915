import { LANGUAGES, SPECIFIED_LANGUAGES } from '@ooo/texts/languages';
import { describe, expect, it } from 'vitest';
import { planSentences } from './plan-sentences.ts';
import type { Help, LeftOut, PlanSentences } from '@ooo/texts/plan.types';

const said = (say: (sentences: PlanSentences) => string) =>
  SPECIFIED_LANGUAGES.map((language) => say(planSentences({ language, clock: 'language' })));

const PRADO = { name: 'Prado', minutes: 1 };
const THURSDAY = { weekday: 4 };
const MOMENT = { day: { weekday: 5 }, startMin: 600 };

describe('planSentences', () => {
  it.each<[(say: PlanSentences) => string, readonly string[]]>([
    [
      (say) => say.onlyOpenOn(THURSDAY),
      [
        'Thursday is the only day of your trip when it’s open.',
        '여행하는 동안 목요일에만 문을 열어요.',
        'En tu viaje solo abre el jueves.',
      ],
    ],
    [
      (say) => say.onlyOpenOn({ weekday: 4, number: 8 }),
      [
        'Thursday (Day 8) is the only day of your trip when it’s open.',
        '여행하는 동안 목요일(8일차)에만 문을 열어요.',
        'En tu viaje solo abre el jueves (día 8).',
      ],
    ],
    [
      (say) => say.moved({ closedOn: 2, isHabit: true, movedTo: 3 }),
      [
        'Closed on Tuesdays, so it moved to Wednesday.',
        '화요일마다 쉬어서 수요일로 옮겼어요.',
        'Cierra los martes, así que pasa al miércoles.',
      ],
    ],
    [
      (say) => say.moved({ closedOn: 6, isHabit: true, movedTo: 0 }),
      [
        'Closed on Saturdays, so it moved to Sunday.',
        '토요일마다 쉬어서 일요일로 옮겼어요.',
        'Cierra los sábados, así que pasa al domingo.',
      ],
    ],
    [
      (say) => say.moved({ closedOn: 5, isHabit: false, movedTo: 6 }),
      [
        'Closed on Friday, so it moved to Saturday.',
        '금요일에 쉬어서 토요일로 옮겼어요.',
        'Cierra el viernes, así que pasa al sábado.',
      ],
    ],
    [
      (say) => say.nearness(PRADO),
      [
        '1 minute’s walk from Prado.',
        'Prado에서 걸어서 1분 거리예요.',
        'A 1 minuto a pie de Prado.',
      ],
    ],
    [
      (say) => say.nearness({ name: 'Prado', minutes: 0 }),
      ['Next to Prado.', 'Prado 바로 옆이에요.', 'Junto a Prado.'],
    ],
    [
      (say) => say.occasion('breakfast'),
      ['For breakfast.', '아침 식사 시간에 맞췄어요.', 'Para desayunar.'],
    ],
    [(say) => say.occasion('lunch'), ['For lunch.', '점심시간에 맞췄어요.', 'Para comer.']],
    [(say) => say.occasion('dinner'), ['For dinner.', '저녁 식사 시간에 맞췄어요.', 'Para cenar.']],
    [
      (say) => say.occasion('evening'),
      ['For the evening.', '저녁 시간을 보내기 좋아요.', 'Para la noche.'],
    ],
    [
      (say) => say.occasionAndNearness('dinner', PRADO),
      [
        'For dinner, 1 minute’s walk from Prado.',
        '저녁 식사 시간에 맞췄고, Prado에서 걸어서 1분 거리예요.',
        'Para cenar, a 1 minuto a pie de Prado.',
      ],
    ],
    [
      (say) => say.bestLight,
      [
        'For the best light, late in the day.',
        '해 질 무렵이라 빛이 가장 좋아요.',
        'Con la mejor luz, al final de la tarde.',
      ],
    ],
    [
      (say) => say.opens(60),
      [
        'You’re there when it opens at 1:00 AM.',
        '01:00, 문 여는 시간에 맞췄어요.',
        'Llegas cuando abre, a la 1:00.',
      ],
    ],
    [
      (say) => say.opensAgain(900),
      [
        'You’re there when it opens again at 3:00 PM.',
        '15:00, 다시 문 여는 시간에 맞췄어요.',
        'Llegas cuando vuelve a abrir, a las 15:00.',
      ],
    ],
    [
      (say) => say.openAndFree,
      [
        'It’s open then, and you have nothing else planned.',
        '그때 문을 열고, 다른 일정도 없어요.',
        'Está abierto a esa hora y no tienes nada más.',
      ],
    ],
    [
      (say) => say.hoursUnknown,
      [
        'We don’t know its opening hours, so check before you go.',
        '영업시간을 알 수 없으니 가기 전에 확인해 주세요.',
        'No sabemos su horario: compruébalo antes de ir.',
      ],
    ],
    [
      (say) => say.instead(say.leftOut(facts('closed-all-days', THURSDAY)), MOMENT),
      [
        'It’s closed on Thursday; Friday at 10:00 AM would fit.',
        '목요일에는 쉬어요. 금요일 10:00에는 갈 수 있어요.',
        'Cierra el jueves; el viernes a las 10:00 sí cabría.',
      ],
    ],
  ])('%#', (say, expected) => {
    expect(said(say)).toEqual(expected);
  });
});

function facts(reason: LeftOut['reason'], day?: LeftOut['day']): LeftOut {
  return { reason, day, durationMin: 90, meals: ['dinner'], walkLimitMin: 120 };
}

describe('what is left out', () => {
  it.each<[LeftOut['reason'], readonly string[], readonly string[]]>([
    [
      'closed-all-days',
      [
        'It’s closed on every day of your trip',
        '여행하는 날에는 모두 쉬어요',
        'Cierra todos los días de tu viaje',
      ],
      ['It’s closed on Thursday', '목요일에는 쉬어요', 'Cierra el jueves'],
    ],
    [
      'open-too-short',
      [
        'It needs 1h 30m, and it’s never open that long on your trip',
        '1시간 30분 정도 필요한데, 여행하는 동안 그만큼 오래 여는 날이 없어요',
        'Necesita 1 h 30 min, y ningún día de tu viaje abre tanto tiempo',
      ],
      [
        'It needs 1h 30m, and it isn’t open that long on Thursday',
        '1시간 30분 정도 필요한데, 목요일에는 그만큼 오래 열지 않아요',
        'Necesita 1 h 30 min, y el jueves no abre tanto tiempo',
      ],
    ],
    [
      'closed-when-free',
      [
        'It’s closed whenever you have time for it',
        '시간이 비어 있을 때는 늘 문을 닫아요',
        'Está cerrado siempre que tienes tiempo',
      ],
      [
        'It’s closed when you have time on Thursday',
        '목요일에 시간이 비어 있을 때는 문을 닫아요',
        'El jueves está cerrado cuando tienes tiempo',
      ],
    ],
    [
      'no-day-long-enough',
      [
        'It needs 1h 30m, and no day of your trip has that much time',
        '1시간 30분 정도 필요한데, 그만큼 시간이 나는 날이 없어요',
        'Necesita 1 h 30 min, y ningún día de tu viaje tienes tanto tiempo',
      ],
      [
        'It needs 1h 30m, and Thursday doesn’t have that much time',
        '1시간 30분 정도 필요한데, 목요일에는 그만큼 시간이 나지 않아요',
        'Necesita 1 h 30 min, y el jueves no tienes tanto tiempo',
      ],
    ],
    [
      'meal-slots-taken',
      [
        'Dinner is already planned on every day it could go',
        '갈 수 있는 날마다 저녁이 이미 정해져 있어요',
        'Ya hay plan para la cena todos los días posibles',
      ],
      [
        'Dinner is already planned on Thursday',
        '목요일에는 저녁이 이미 정해져 있어요',
        'Ya hay plan para la cena el jueves',
      ],
    ],
    [
      'flight-days-only',
      [
        'It’s a long walk, and you fly on every day it’s open',
        '오래 걷는 곳인데, 문을 여는 날마다 비행이 있어요',
        'Es una caminata larga y tienes vuelo todos los días que abre',
      ],
      [
        'It’s a long walk, and you fly on Thursday',
        '오래 걷는 곳인데, 목요일에는 비행이 있어요',
        'Es una caminata larga y el jueves tienes vuelo',
      ],
    ],
    [
      'long-walk-taken',
      [
        'Every day that suits it already has a long walk',
        '갈 수 있는 날마다 오래 걷는 일정이 이미 있어요',
        'Ya hay otra caminata larga todos los días posibles',
      ],
      [
        'Thursday already has a long walk',
        '목요일에는 오래 걷는 일정이 이미 있어요',
        'Ya hay otra caminata larga el jueves',
      ],
    ],
    [
      'too-much-walking',
      [
        'With it you’d walk more than 2h on any day',
        '어느 날에 넣어도 2시간 넘게 걷게 돼요',
        'Con esta visita caminarías más de 2 h cualquier día',
      ],
      [
        'With it you’d walk more than 2h on Thursday',
        '목요일에 넣으면 2시간 넘게 걷게 돼요',
        'Con esta visita caminarías más de 2 h el jueves',
      ],
    ],
    [
      'pace-full',
      [
        'Your days are as full as your pace allows',
        '지금 속도로는 더 넣을 수 있는 날이 없어요',
        'Con tu ritmo, tus días ya están completos',
      ],
      [
        'Thursday is as full as your pace allows',
        '지금 속도로는 목요일에 더 넣을 수 없어요',
        'Con tu ritmo, el jueves ya está completo',
      ],
    ],
    [
      'no-time-left',
      [
        'No day has 1h 30m left for it',
        '1시간 30분이 비는 날이 없어요',
        'Ningún día te quedan 1 h 30 min libres',
      ],
      [
        'Thursday doesn’t have 1h 30m left for it',
        '목요일에는 1시간 30분이 비는 때가 없어요',
        'No te quedan 1 h 30 min libres el jueves',
      ],
    ],
  ])('%s', (reason, trip, day) => {
    expect(said((say) => say.leftOut(facts(reason)))).toEqual(trip);
    expect(said((say) => say.leftOut(facts(reason, THURSDAY)))).toEqual(day);
  });

  it('names all meals that are taken', () => {
    const meals = ['lunch', 'dinner'] as const;
    const taken = { ...facts('meal-slots-taken', THURSDAY), meals };
    expect(said((say) => say.leftOut(taken))).toEqual([
      'Lunch and dinner are already planned on Thursday',
      '목요일에는 점심과 저녁이 이미 정해져 있어요',
      'Ya hay plan para la comida y la cena el jueves',
    ]);
  });
});

describe('what would help', () => {
  it.each<[Help, readonly string[]]>([
    [
      { kind: 'fuller-pace' },
      [
        'A fuller pace would make room.',
        '속도를 더 알차게 바꾸면 들어갈 수 있어요.',
        'Cabría con un ritmo más intenso.',
      ],
    ],
    [
      { kind: 'shorter', durationMin: 120 },
      ['A visit of 2h would fit.', '2시간만 머물면 들어갈 수 있어요.', 'Cabría una visita de 2 h.'],
    ],
    [
      { kind: 'earlier', moment: MOMENT },
      [
        'An earlier start would make room: Friday at 10:00 AM.',
        '하루를 더 일찍 시작하면 금요일 10:00에 들어갈 수 있어요.',
        'Si empiezas antes, cabe: el viernes a las 10:00.',
      ],
    ],
    [
      { kind: 'later', moment: MOMENT },
      [
        'A later end would make room: Friday at 10:00 AM.',
        '하루를 더 늦게 마치면 금요일 10:00에 들어갈 수 있어요.',
        'Si terminas más tarde, cabe: el viernes a las 10:00.',
      ],
    ],
    [
      { kind: 'open-on', weekdays: [2, 6, 0] },
      [
        'It opens on Tuesdays, Saturdays and Sundays.',
        '여는 요일은 화요일, 토요일, 일요일이에요.',
        'Abre los martes, los sábados y los domingos.',
      ],
    ],
    [
      { kind: 'own-time' },
      [
        'You can still set its time yourself.',
        '그래도 가고 싶다면 시간을 직접 정할 수 있어요.',
        'Si quieres ir, puedes ponerle hora tú.',
      ],
    ],
    [
      { kind: 'fewer-meals' },
      [
        'To make room, take out another restaurant or add a day.',
        '다른 식당을 빼거나 하루를 늘리면 자리가 나요.',
        'Para hacer sitio, quita otro restaurante o añade un día.',
      ],
    ],
    [
      { kind: 'other-day' },
      [
        'Another day may have room for it.',
        '다른 날에는 자리가 있을 수 있어요.',
        'Quizá quepa otro día.',
      ],
    ],
    [
      { kind: 'fewer-walks' },
      [
        'To make room, take out another long walk or add a day.',
        '오래 걷는 다른 일정을 빼거나 하루를 늘리면 자리가 나요.',
        'Para hacer sitio, quita otra caminata larga o añade un día.',
      ],
    ],
    [
      { kind: 'more-walking' },
      [
        'A higher walking limit would make room.',
        '더 오래 걸어도 괜찮다면 들어갈 수 있어요.',
        'Cabría si aceptas caminar más.',
      ],
    ],
  ])('$0.kind', (help, expected) => {
    expect(said((say) => say.help(help))).toEqual(expected);
  });
});

describe('the clock of a sentence', () => {
  it.each([
    ['12', ['opens at 3:30 PM.', '오후 3:30, 문', 'a las 3:30 p. m.']],
    ['24', ['opens at 15:30.', '15:30, 문', 'a las 15:30.']],
  ] as const)('of %s hours is the reader’s in every language', (clock, parts) => {
    for (const [index, language] of LANGUAGES.entries()) {
      const say = planSentences({ language, clock });
      const moment = { day: { weekday: 5 }, startMin: 930 };
      const sentences = [
        say.opens(930),
        say.help({ kind: 'later', moment }),
        say.instead('x', moment),
      ];
      expect(sentences[0]).toContain(parts[index] ?? '');
      for (const sentence of sentences) {
        expect(sentence).toMatch(clock === '12' ? /3:30/u : /15:30/u);
        expect(sentence).not.toMatch(/\.\.$/u);
      }
    }
  });

  it('calls one o’clock in Spanish by its own article on either clock', () => {
    expect(planSentences({ language: 'es', clock: '12' }).opens(780)).toContain('a la 1:00');
    expect(planSentences({ language: 'es', clock: '24' }).opens(60)).toContain('a la 1:00');
  });
});
