import type { trips as en } from '../../en/web/trips.ts';
import type { Translation } from '../../translation.ts';

export const trips: Translation<typeof en> = {
  home: {
    title: 'As suas viagens',
    welcome: 'Olá de novo, {{name}}!',
    count_one: '{{count}} viagem prevista',
    count_other: '{{count}} viagens previstas',
    loadFailed: 'Não foi possível carregar as suas viagens',
    empty: 'Ainda não há viagens.',
    emptyDetail:
      'Envie um bilhete eletrónico, e as datas, os voos e o destino preenchem-se sozinhos.',
  },
  card: {
    places_one: '{{count}} lugar guardado',
    places_other: '{{count}} lugares guardados',
    running: 'Em curso',
    usual: 'o habitual',
    guess: 'estimativa',
    menu: 'Opções de {{name}}',
  },
  past: 'Viagens passadas',
  plan: {
    title: 'Preparar uma nova viagem',
    text: 'Envie o seu bilhete eletrónico ou comece do zero',
  },
  switcher: {
    label: 'Viagens: {{name}}',
    none: 'As suas viagens',
    home: 'Out of Office',
    newTrip: 'Nova viagem',
    demo: 'Demo de Seul',
  },
  settings: {
    title: 'Configurações da viagem',
    name: 'Nome da viagem',
    destination: 'Destino',
    dates: 'Datas',
    save: 'Guardar alterações',
    updated: 'Viagem atualizada',
    datesUpdated:
      'As datas da viagem foram atualizadas. O tempo e as recomendações atualizam-se sozinhos.',
    saved: 'Os dados da viagem foram guardados.',
    failed: 'Não foi possível atualizar os dados da viagem. Tente de novo.',
    loadFailed: 'Não foi possível carregar esta viagem',
  },
  mine: {
    action: 'Ficar com ela',
    done: 'Esta viagem agora é sua',
    doneText: 'Já pode mudar o nome, as datas e os voos.',
    failed: 'Não foi possível ficar com a viagem. Tente de novo.',
  },
  demo: {
    created: 'Viagem de demonstração criada!',
    createdText: 'Já pode explorar uma viagem de exemplo a Seul.',
    failed: 'Não foi possível criar a viagem de demonstração. Tente de novo.',
    startFailed: 'Não foi possível abrir a demo',
    restarted: 'A demo voltou ao início',
    restartFailed: 'Não foi possível recomeçar a demo. Tente de novo.',
    clear: 'Apagar a demo',
    clearQuestion: 'Apagar “{{name}}”?',
    clearText: 'As suas alterações perdem-se. Pode recomeçar a demo a qualquer momento.',
    cleared: 'Demo apagada',
  },
  limit: { delete: 'Eliminar {{name}}', deleteShort: 'Eliminar', keepAll: 'Manter todas' },
  delete: {
    title: 'Eliminar a viagem',
    question: 'Eliminar “{{name}}”?',
    text: 'Os voos, os lugares guardados e os planos também são eliminados. Não é possível desfazer.',
    confirm: 'Eliminar a viagem',
    done: 'Viagem eliminada',
    doneText: '“{{name}}” foi eliminada.',
    failed: 'Não foi possível eliminar a viagem. Tente de novo.',
  },
};
