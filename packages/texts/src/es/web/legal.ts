import type { legal as en } from '../../en/web/legal.ts';
import type { Translation } from '../../translation.ts';

export const legal: Translation<typeof en> = {
  team: 'las personas que gestionan este OOO',
  privacy: {
    title: 'Política de privacidad',
    effective: 'En vigor desde el 5 de junio de 2025',
    collected: {
      title: 'Qué recogemos',
      text: 'Datos de la cuenta: tu nombre, correo y foto de perfil, tal como nos los da tu proveedor de inicio de sesión. Datos de viajes: destinos, fechas, vuelos, lugares guardados y lo que subes, incluidos billetes en PDF. Datos de uso: cuántas llamadas hace tu cuenta al día, dónde y desde cuándo tienes la sesión abierta, y un registro de los inicios de sesión y de lo hecho con códigos de invitación, tokens y ajustes. Si nos envías comentarios, también los guardamos.',
    },
    documents: {
      title: 'Documentos que subes',
      text: 'Leemos un billete para rellenar tu viaje y después lo descartamos. Si eliges uno antes de iniciar sesión, se queda en tu navegador y solo nos llega cuando la inicias. Solo lo guardamos si decides conservarlo con un viaje: entonces se almacena cifrado, ningún otro usuario puede abrirlo y se elimina con el viaje. Si nuestra lectura deja huecos y este OOO usa un asistente (Anthropic), enviamos a Anthropic el texto y las imágenes de ese billete para completarlos.',
    },
    assistant: {
      title: 'El asistente',
      text: 'Si este OOO usa un asistente (Anthropic), también le preguntamos por tu lista de equipaje. A Anthropic solo le enviamos aquello de lo que depende la lista: la ciudad, los meses y el número de días, el clima, el motivo del viaje, tus maletas, el ajuste de género, las edades de los niños, las actividades y la lista que han hecho nuestras propias reglas. No enviamos tu nombre, tu correo ni nada que hayas escrito tú. Lo mismo vale para el resumen de un destino: solo enviamos la ciudad, los meses y lo que nuestros propios datos dicen de él. Para los consejos sobre lugares recomendados enviamos la ciudad, los meses y el número de días, la temporada, el motivo del viaje, cuántos lugares de cada tipo has guardado y el nombre, el tipo y la descripción de los lugares recomendados.',
    },
    sharing: {
      title: 'Quién más participa',
      text: 'No vendemos tus datos. Un proveedor externo de inicio de sesión nos dice quién eres. Un proveedor de alojamiento y base de datos guarda los datos. Los servicios opcionales de tiempo y lectura de documentos reciben solo lo necesario para responder a una pregunta. Sin iniciar sesión, el viaje de demostración a Seúl se queda en tu navegador; con la sesión iniciada, es un viaje de tu cuenta como cualquier otro.',
    },
    picture: {
      title: 'Tu foto de perfil',
      text: 'Si tu proveedor de inicio de sesión nos da la dirección de una foto de perfil, nuestro servidor la pide allí la primera vez que se muestra y de nuevo al cabo de una semana. Guardamos una copia pequeña hasta que se elimine tu cuenta o tu proveedor indique otra foto. Tu navegador la recibe solo de nosotros. La ves tú y la ven las personas que gestionan este OOO.',
    },
    map: {
      title: 'El mapa',
      text: 'Tu navegador carga el mapa desde {{host}}, en pequeños cuadrados. {{host}} conoce así tu dirección IP, qué navegador usas, la dirección de este OOO y qué parte del mapa estás viendo. No recibe ninguna cookie, ni nada de tu cuenta o de tus viajes. Mientras no sigas un enlace, tu navegador no pide nada a nadie más que a nosotros.',
      drawn:
        'El mapa se dibuja con datos que vienen con OOO. Tu navegador no lo carga de nadie más.',
    },
    weather: {
      title: 'El tiempo',
      text: 'Para el pronóstico, nuestro servidor pregunta por tu destino a un servicio meteorológico: Open-Meteo, salvo que las personas que gestionan este OOO hayan elegido otro. Recibe las coordenadas de la ciudad, su zona horaria y las fechas de los próximos 16 días, pero no quién eres ni cuándo viajas. De algunas ciudades también se le pide el tiempo de los últimos diez años.',
    },
    places: {
      title: 'Búsqueda de lugares',
      text: 'Cuando haces una búsqueda o abres una categoría de lugares, nuestro servidor pide más a {{sources}}. Recibe las palabras de tu búsqueda, tu idioma y la ciudad o la categoría, pero no quién eres. Mientras escribes no se envía nada.',
    },
    routes: {
      title: 'Tiempos de desplazamiento',
      text: 'Cuando pides un plan o una buena hora, nuestro servidor pregunta a un servidor de rutas, elegido por las personas que gestionan este OOO, cuánto se tarda de un lugar a otro. Recibe las coordenadas de los lugares, los hoteles y el aeropuerto de tu viaje, pero no quién eres ni qué hay allí. Guardamos sus respuestas durante 30 días, sin relacionarlas contigo ni con tu viaje.',
    },
    deletion: {
      title: 'Eliminación',
      text: 'En la página de la cuenta puedes descargar todo lo que guardamos sobre ti y eliminar tu cuenta con todos sus viajes, al momento y para siempre. O escribe a {{team}} desde el correo de tu cuenta y la eliminamos nosotros. Puedes eliminar un solo viaje en cualquier momento.',
    },
    age: {
      title: 'Edad',
      text: 'Debes tener 13 años o más para usar OOO. Preguntamos una vez, en el primer inicio de sesión, y guardamos cuándo respondiste. Hasta que confirmes tu edad, con tu cuenta solo puedes cambiar el idioma y las unidades, cerrar sesión o eliminarla. Si no la confirmas en los {{days}} días siguientes al primer inicio de sesión, eliminamos la cuenta.',
    },
  },
  terms: {
    title: 'Condiciones del servicio',
    effective: 'En vigor desde el 5 de junio de 2025',
    content: {
      title: 'Tu contenido',
      text: 'Lo que escribes o subes sigue siendo tuyo. Nos das una licencia limitada para guardarlo y tratarlo, solo en la medida necesaria para mostrarte tus viajes.',
    },
    beta: {
      title: 'Beta',
      text: 'OOO está en fase beta y se accede con código de invitación. Las funciones pueden cambiar, pausarse o desaparecer. Confirma vuelos, horarios y normas de entrada en la fuente oficial antes de fiarte de ellos.',
    },
    conduct: {
      title: 'Uso indebido',
      text: 'Quien ataque el servicio o a sus usuarios, o lo use para infringir la ley, puede perder su cuenta.',
    },
    warranty: {
      title: 'Sin garantías',
      text: 'Ofrecemos el servicio tal cual. No prometemos que no tenga errores ni que esté siempre disponible.',
    },
    liability: {
      title: 'Responsabilidad limitada',
      text: 'Hasta donde permite la ley, no respondemos de lo que resulte de usar OOO, incluida la pérdida de un vuelo.',
    },
    age: {
      title: 'Edad',
      text: 'Debes tener 13 años o más para tener una cuenta.',
    },
    contact: {
      title: 'Contacto',
      text: 'Si tienes preguntas sobre estas condiciones, escribe a {{team}}.',
    },
  },
};
