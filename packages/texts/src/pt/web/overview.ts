import type { overview as en } from '../../en/web/overview.ts';
import type { Translation } from '../../translation.ts';

export const overview: Translation<typeof en> = {
  title: 'O que esperar',
  loading: 'A carregar o que esperar',
  failed: 'Não foi possível obter o resumo do destino',
  retry: 'Tentar de novo',
  unknown: 'Ainda não conhecemos {{destination}}, por isso não sabemos o que esperar lá.',
  season: { high: 'Época alta', low: 'Época baixa', shoulder: 'Época intermédia' },
  crowds: {
    'very busy': 'Muito movimentado',
    busy: 'Movimentado',
    moderate: 'Moderado',
    quiet: 'Tranquilo',
  },
  insights: 'Sobre estas datas',
  events: 'Eventos',
  effects: { crowds: 'Muita gente', closures: 'Encerramentos', booking: 'Reservar antes' },
  days: '{{start}} – {{end}}',
  about: 'aprox. {{days}}',
  tips: 'Sugestões',
  tipSource: '{{source}} ({{month}}).',
  goodToKnow: 'Bom saber',
  more: 'Ver mais',
  less: 'Ver menos',
  sources: 'Fontes',
  source: '{{subjects}}: <who/> ({{month}})',
  part: {
    season: 'Época e afluência',
    events: 'Eventos',
    holidays: 'Feriados',
    weather: 'O tempo',
  },
  day: {
    holiday: 'Feriado: {{name}}',
    event: 'Evento: {{name}}',
    estimated: '{{sentence}} (a data pode mudar)',
  },
};
