import { es as fieldErrors } from '../forms/fieldErrors/es.ts'
import { healthWarning } from '../healthWarning.ts'

export const es = {
  fieldErrors,
  loading: 'Cargando...',
  loginLoading: 'Cargando...',
  language: 'Idioma',
  languageName: { es: 'Español', en: 'English' },
  healthWarning: healthWarning.es,
  dismissNotice: 'Cerrar el aviso',
  unsaved: {
    title: 'Tienes cambios sin guardar',
    text: 'Si sales ahora, lo que escribiste se pierde.',
    stay: 'Seguir editando',
    discard: 'Salir sin guardar',
  },
  outage: {
    offline: 'Parece que no hay conexión. Revisa tu red e inténtalo de nuevo.',
    timeout: 'La respuesta está tardando demasiado. Inténtalo de nuevo en un momento.',
    unavailable: 'El servicio no está disponible por ahora. Inténtalo de nuevo en unos minutos.',
    'too-many-requests': 'Demasiados intentos seguidos. Espera un momento y vuelve a intentarlo.',
    'permission-denied': 'No tienes permiso para hacer esto.',
    'invalid-document': 'Hay un dato guardado que no podemos leer. Escríbenos y lo corregimos.',
    'code-lost': 'Un archivo del sitio se perdió en el camino. Recarga la página.',
    unknown: 'Algo salió mal. Inténtalo de nuevo.',
  },
  partNotLoaded: 'No pudimos cargar esta parte de la página.',
  email: {
    question: '¿Quisiste decir {email}?',
    take: 'Usar esta',
  },
  quantity: {
    invalid_one: 'Por ahora solo puede ser una.',
    invalid_other: 'Escribe un número entero, de {min} a {count}.',
  },
  tryAgain: 'Intentar de nuevo',
  reload: 'Recargar la página',
  close: 'Cerrar',
  open: 'Abrir',
} as const
