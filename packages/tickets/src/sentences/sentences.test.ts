import { SPECIFIED_LANGUAGES } from '@ooo/texts/languages';
import { describe, expect, it } from 'vitest';
import { type Sentence, word } from './sentences.ts';

const sayAll = (sentence: Sentence) =>
  SPECIFIED_LANGUAGES.map((language) => word(sentence, { language, clock: 'language' }));

describe('word', () => {
  it.each<[Sentence, readonly string[]]>([
    [
      (say) => say.incompleteSegment(['from', 'to', 'date'], 'KE81'),
      [
        'The document does not say the departure airport, the arrival airport, the date of KE81.',
        '문서에 KE81편의 정보가 빠져 있어요: 출발 공항, 도착 공항, 날짜.',
        'El documento no dice el aeropuerto de salida, el aeropuerto de llegada ni la fecha para el vuelo KE81.',
      ],
    ],
    [
      (say) => say.incompleteSegment(['flightNumber'], undefined),
      [
        'The document does not say the flight number of a flight.',
        '문서에 한 항공편의 정보가 빠져 있어요: 편명.',
        'El documento no dice el número de vuelo para un vuelo.',
      ],
    ],
    [
      (say) => say.yearAssumed('2026', 'today'),
      [
        'The ticket does not say the year. 2026 is the first one after today.',
        '항공권에 연도가 없어서 오늘 이후 가장 가까운 2026년으로 읽었어요.',
        'El billete no dice el año. 2026 es el primero posible desde hoy.',
      ],
    ],
    [
      (say) => say.whichValue('departureDate'),
      [
        'The document gives two values for the departure date. Which one is right?',
        '문서에 출발 날짜가 두 가지로 적혀 있어요. 어느 쪽이 맞나요?',
        'El documento da dos valores para el día de salida. ¿Cuál vale?',
      ],
    ],
    [
      (say) => say.refused({ kind: 'archive', advice: 'unpack', isCalledPdf: true }),
      [
        expect.stringMatching(/^This file is named as a PDF, but it is a compressed archive\. /u),
        expect.stringMatching(/^이 파일은 이름은 PDF지만 사실은 압축 파일이에요\. /u),
        expect.stringMatching(/^Este archivo se llama PDF, pero es un archivo comprimido\. /u),
      ],
    ],
    [
      (say) => say.textCut(200_000),
      [
        expect.stringContaining('200,000 characters'),
        expect.stringContaining('200,000자'),
        expect.stringContaining('200.000 caracteres'),
      ],
    ],
    ['Worded already.', ['Worded already.', 'Worded already.', 'Worded already.']],
  ])('%#', (sentence, expected) => {
    expect(sayAll(sentence)).toEqual(expected);
  });
});
