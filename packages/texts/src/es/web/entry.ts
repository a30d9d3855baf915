/** The texts of sign-in and invite. */
export const entry = {
  signIn: {
    title: 'Iniciar sesión',
    text: 'Este OOO funciona en tu propio ordenador: basta con un nombre y un correo.',
    name: 'Nombre',
    email: 'Correo electrónico',
    isOldEnough: 'Tengo al menos 13 años',
    submit: 'Iniciar sesión',
    away: 'Aquí no está configurado el inicio de sesión. Pregunta a quien administra este OOO.',
  },
  problems: {
    cancelled:
      'Has salido antes de completar el inicio de sesión. Inténtalo de nuevo cuando quieras.',
    expired: 'Ese inicio de sesión tardó demasiado o empezó en otro navegador. Empiézalo de nuevo.',
    refused:
      'No hemos podido verificar la respuesta del proveedor, así que no se ha iniciado la sesión. Inténtalo de nuevo.',
    'email-unverified':
      'Tu proveedor aún no ha verificado tu correo. Verifícalo allí y vuelve a iniciar sesión.',
    'email-taken': 'Este correo pertenece a una cuenta con otra forma de iniciar sesión. Usa esa.',
    unavailable: 'El servicio de acceso no responde ahora. Inténtalo dentro de unos minutos.',
    'not-offered': 'Aquí no se puede iniciar sesión así. Elige una de estas opciones.',
    'too-often': 'Demasiados intentos de inicio de sesión. Espera un minuto e inténtalo de nuevo.',
    failed: 'El inicio de sesión falló por un error nuestro. Inténtalo de nuevo.',
  },
  prompt: {
    title: 'Inicia sesión para continuar',
    text: 'Tus viajes se guardan en tu cuenta para que los encuentres en cualquier dispositivo.',
    waiting_one: 'Tu billete espera en este navegador. Lo leeremos en cuanto inicies sesión.',
    waiting_other:
      'Tus {{count}} documentos esperan en este navegador. Los leeremos en cuanto inicies sesión.',
    continueWith: 'Continuar con {{provider}}',
    continueLocal: 'Continuar con nombre y correo',
  },
  age: {
    title: 'Primero, una pregunta',
    text: 'Debes tener 13 años o más para usar OOO. Preguntamos una vez y guardamos cuándo respondiste.',
    submit: 'Continuar',
    signOut: 'Cerrar sesión',
  },
};
