import { describe, expect, it } from 'vitest';
import { findCues } from './cues.ts';

describe('findCues', () => {
  it.each([
    ['You depart London at 19:35 and arrive in Seoul at 17:15', ['departure', 'arrival']],
    ['flight LH1278, which leaves at 14:15 and gets you into Athens', ['departure', 'arrival']],
    ['takes off at 09:30 and touches down in Frankfurt', ['departure', 'arrival']],
    ['for the 14:10 service to Seoul, which is due in at 15:20', ['arrival']],
    ['El vuelo sale de Bogotá y llegará a Madrid', ['departure', 'arrival']],
    ['con salida de Roma y llegada a Barcelona', ['departure', 'arrival']],
    ['인천공항에서 출발하여 뉴욕에 도착합니다', ['departure', 'arrival']],
    ['Der Flug startet um 10:20 und landet um 12:00', ['departure', 'arrival']],
  ])('%s', (text, roles) => {
    expect(findCues(text).map(({ value }) => value)).toEqual(roles);
  });

  it.each([
    'Be at the gate 45 minutes before departure',
    '국제선은 출발 50분 전 마감',
    '미팅 시간은 출발 2~3일 전 문자로 안내',
    '출발일 2026.10.15',
    'Dieser Landkreis',
    'Partner and apartment',
  ])('finds none in %s', (text) => {
    expect(findCues(text)).toEqual([]);
  });
});
