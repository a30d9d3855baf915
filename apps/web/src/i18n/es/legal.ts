import type { legal as en } from '../en/legal.ts';
import type { Translation } from '../translation.ts';

export const legal: Translation<typeof en> = {
  privacy: {
    title: 'Política de privacidad',
    effective: 'En vigor desde el 5 de junio de 2025',
    collected: {
      title: 'Qué recogemos',
      text: 'Datos de la cuenta: tu nombre, correo e imagen de perfil, tal como nos los da tu inicio de sesión. Datos de viajes e itinerarios: destinos, fechas, vuelos, lugares guardados y lo que subes, incluidos billetes en PDF. Datos de uso: cuántas llamadas hace tu cuenta al día, dónde y desde cuándo tienes la sesión abierta, y un registro de los inicios de sesión y de lo hecho con códigos de invitación, tokens y ajustes.',
    },
    documents: {
      title: 'Documentos que subes',
      text: 'Un billete se lee para rellenar tu viaje y después se descarta. Solo se guarda si lo conservas con un viaje: entonces se almacena cifrado, solo tú puedes abrirlo y se elimina con el viaje. Si nuestra lectura deja campos abiertos y esta instalación usa un asistente (Anthropic), el texto y las imágenes de ese billete se le envían para esa única respuesta.',
    },
    sharing: {
      title: 'Quién más participa',
      text: 'No vendemos datos. Un inicio de sesión externo nos dice quién eres y muestra a tu navegador tu foto de perfil, un proveedor de alojamiento y base de datos los guarda, y servicios opcionales de tiempo, mapas y lectura de documentos responden a preguntas sueltas. El viaje de demostración a Seúl se queda en tu navegador.',
    },
    deletion: {
      title: 'Eliminación',
      text: 'En la página de la cuenta descargas todo lo que se guarda de ti y eliminas tú la cuenta con todos sus viajes, al momento y para siempre. O escribe un correo al equipo desde la dirección de tu cuenta y lo hacemos nosotros. Un viaje suelto puedes eliminarlo en cualquier momento.',
    },
    age: {
      title: 'Edad',
      text: 'OOO es para personas de 13 años o más. Preguntamos una vez, en el primer inicio de sesión, y guardamos la hora de la respuesta. No guardamos cuentas de nadie menor.',
    },
  },
  terms: {
    title: 'Condiciones del servicio',
    effective: 'En vigor desde el 5 de junio de 2025',
    content: {
      title: 'Tu contenido',
      text: 'Lo que escribes y subes sigue siendo tuyo. Nos permites, con límites, guardarlo y tratarlo en la medida necesaria para mostrarte tus viajes.',
    },
    beta: {
      title: 'Beta',
      text: 'OOO es una beta con códigos de invitación. Las funciones pueden cambiar, detenerse un tiempo o desaparecer. Confirma vuelos, horarios y normas de entrada con quien los fija.',
    },
    conduct: {
      title: 'Uso indebido',
      text: 'Quien ataque el servicio, a quienes lo usan o la ley puede perder la cuenta.',
    },
    warranty: {
      title: 'Sin garantías',
      text: 'El servicio se ofrece tal cual, sin prometer que no tenga errores o que esté siempre disponible.',
    },
    liability: {
      title: 'Responsabilidad limitada',
      text: 'Hasta donde permite la ley, no respondemos de lo que resulte de usar OOO, tampoco de un vuelo perdido.',
    },
    age: { title: 'Edad', text: 'Debes tener 13 años o más para tener una cuenta.' },
  },
};
