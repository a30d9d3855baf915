import type { landing as en } from '../../en/web/landing.ts';
import type { Translation } from '../../translation.ts';

export const landing: Translation<typeof en> = {
  hero: {
    title: 'Este é o OOO. O seu companheiro de viagem.',
    text: 'Envie o seu bilhete eletrónico. O OOO lê os voos e ajuda a preencher os dias entre eles.',
    howItWorks: 'Como funciona',
    start: 'Preparar a viagem',
    desktop: 'Funciona melhor no computador.',
  },
  landing: {
    title: 'Do bilhete ao plano.',
    text: 'Envie o seu bilhete eletrónico e o OOO prepara a viagem: datas, voos e destino.',
    upload: 'Enviar o bilhete eletrónico',
    signIn: 'Entrar',
    newTrip: 'Começar uma nova viagem',
    demo: 'Experimentar a demo de Seul',
    picture: 'A demo de Seul: os dias ao lado do mapa dos lugares.',
  },
  picture: {
    ticket: 'Bilhete eletrónico',
    city: 'Seul',
    first: 'Viela Nogari de Euljiro',
    second: 'Palácio Gyeongbokgung',
    third: 'Palácio Changdeokgung',
  },
  steps: {
    title: 'Como funciona',
    import: {
      title: 'Importe a sua viagem',
      text: 'Envie um bilhete, cole o texto ou escreva os voos. As datas e o destino preenchem-se sozinhos.',
      picture: 'A revisão de um bilhete com os voos que nele foram lidos',
    },
    packing: {
      title: 'Lista inteligente para a mala',
      text: 'O que levar conforme o tempo, os dias de viagem e a ocasião.',
      picture: 'Uma lista da mala por categorias',
    },
    discover: {
      title: 'Descubra lugares e as melhores horas',
      text: 'Restaurantes, cafés, atrações e tesouros escondidos, com os seus horários.',
      picture: 'Lugares de Seul por categorias',
    },
    plan: {
      title: 'Organize no calendário e no mapa',
      text: 'Distribua os lugares pelos dias ou deixe o OOO sugerir horas que combinem com os voos.',
      picture: 'Os dias de uma viagem ao lado do mapa dos lugares',
    },
    sync: {
      title: 'Tudo sincronizado na nuvem',
      text: 'As viagens ficam guardadas na sua conta, em todos os seus dispositivos.',
      picture: 'As viagens de uma conta, a próxima em primeiro lugar',
    },
    back: 'Voltar',
    next: 'Avançar',
    done: 'Entendido',
  },
};
