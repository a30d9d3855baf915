import type { overview as en } from '../../en/web/overview.ts';
import type { Translation } from '../../translation.ts';

export const overview: Translation<typeof en> = {
  title: 'Qué te espera',
  loading: 'Cargando qué te espera',
  failed: 'No se ha podido obtener la información del destino',
  retry: 'Reintentar',
  unknown: 'Aún no conocemos {{destination}}, así que no podemos decirte qué te espera allí.',
  season: { high: 'Temporada alta', low: 'Temporada baja', shoulder: 'Temporada media' },
  crowds: {
    'very busy': 'Muy concurrido',
    busy: 'Concurrido',
    moderate: 'Moderado',
    quiet: 'Tranquilo',
  },
  insights: 'Sobre estas fechas',
  events: 'Eventos',
  effects: { crowds: 'Mucha gente', closures: 'Cierres', booking: 'Reserva antes' },
  days: '{{start}} – {{end}}',
  about: 'aprox. {{days}}',
  tips: 'Consejos',
  tipSource: '{{source}} ({{month}}).',
  goodToKnow: 'Conviene saber',
  more: 'Ver más',
  less: 'Ver menos',
  sources: 'Fuentes',
  source: '{{subjects}}: <who/> ({{month}})',
  part: {
    season: 'Temporada y afluencia',
    events: 'Eventos',
    holidays: 'Festivos',
    weather: 'El tiempo',
  },
  day: {
    holiday: 'Festivo: {{name}}',
    event: 'Evento: {{name}}',
    estimated: '{{sentence}} (la fecha puede cambiar)',
  },
};
