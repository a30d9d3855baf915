import type { landing as en } from '../../en/web/landing.ts';
import type { Translation } from '../../translation.ts';

export const landing: Translation<typeof en> = {
  hero: {
    title: 'Te presentamos OOO. Tu compañero de viaje.',
    text: 'Sube tu billete electrónico. OOO lee los vuelos y te ayuda a llenar los días que hay entre ellos.',
    howItWorks: 'Cómo funciona',
    start: 'Empezar a planear',
    desktop: 'Funciona mejor en el ordenador.',
  },
  landing: {
    title: 'Del billete al plan.',
    text: 'Sube tu billete electrónico y OOO prepara el viaje: fechas, vuelos y destino.',
    upload: 'Sube tu billete electrónico',
    signIn: 'Iniciar sesión',
    newTrip: 'Empezar un viaje nuevo',
    demo: 'Probar la demo de Seúl',
    picture: 'La demo de Seúl: sus días junto al mapa con sus lugares.',
  },
  picture: {
    ticket: 'Billete electrónico',
    city: 'Seúl',
    first: 'Callejón Nogari de Euljiro',
    second: 'Palacio Gyeongbokgung',
    third: 'Palacio Changdeokgung',
  },
  steps: {
    title: 'Cómo funciona',
    import: {
      title: 'Importa tu viaje',
      text: 'Sube un billete, pega su texto o escribe los vuelos. Las fechas y el destino se rellenan solos.',
      picture: 'La revisión de un billete con los vuelos que se han leído en él',
    },
    packing: {
      title: 'Lista de equipaje inteligente',
      text: 'Qué llevar según el tiempo, los días de viaje y la ocasión.',
      picture: 'Una lista de equipaje por categorías',
    },
    discover: {
      title: 'Descubre lugares y sus mejores horas',
      text: 'Restaurantes, cafés, monumentos y joyas ocultas, con sus horarios.',
      picture: 'Lugares de Seúl por categorías',
    },
    plan: {
      title: 'Planea en el calendario y el mapa',
      text: 'Reparte los lugares por días o deja que OOO proponga horas que encajen con tus vuelos.',
      picture: 'Los días de un viaje junto al mapa con sus lugares',
    },
    sync: {
      title: 'Todo sincronizado en la nube',
      text: 'Tus viajes se guardan en tu cuenta y los tienes en todos tus dispositivos.',
      picture: 'Los viajes de una cuenta, el próximo primero',
    },
    back: 'Atrás',
    next: 'Siguiente',
    done: 'Entendido',
  },
};
