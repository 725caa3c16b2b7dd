import { healthWarning } from '../../content/healthWarning.ts'
import { es as fieldErrors } from '../forms/fieldErrors/es.ts'

export const es = {
  fieldErrors,
  loading: 'Cargando...',
  loginLoading: 'Cargando...',
  language: 'Idioma',
  languageName: { es: 'Español', en: 'English' },
  cartEmpty: 'Carrito, vacío',
  cartCount_one: 'Carrito, {count} botella',
  cartCount_other: 'Carrito, {count} botellas',
  healthWarning: healthWarning.es,
  notices: {
    dismiss: 'Cerrar el aviso',
    'account-deleted': 'Tu cuenta fue eliminada. Gracias por el tiempo compartido.',
    'cart-full': 'Tu carrito está completo: caben 12 productos distintos.',
    'cart-line-full': 'Caben 99 botellas de cada producto; ya las tienes en tu carrito.',
    'cart-merged': 'Sumamos a tu carrito lo que habías elegido antes de entrar.',
    'cart-not-loaded': 'Aún no pudimos leer tu carrito. Lo seguimos intentando.',
    'cart-not-opened': 'No pudimos abrir tu carrito. Inténtalo de nuevo.',
    'cart-not-saved':
      'Tu carrito aún no se ha guardado. Lo intentaremos de nuevo; no hace falta que hagas nada.',
    'cart-not-stored':
      'Tu navegador no nos deja guardar el carrito. Lo conservaremos mientras esta página siga abierta.',
    loginErrorFetchingRole: 'Error al obtener el rol del usuario',
    loginRoleNotFound: 'No se encontró el rol del usuario.',
    'password-changed': 'Contraseña actualizada correctamente',
    'profile-not-saved':
      'Tu cuenta está lista, pero no pudimos guardar tus datos. Complétalos en tu perfil.',
    'session-check-timed-out':
      'No pudimos comprobar tu sesión a tiempo. Puedes seguir sin ella e iniciarla más tarde.',
    'session-ended': 'Tu sesión terminó. Inicia sesión de nuevo cuando quieras.',
    'verification-sent':
      'Te enviamos un correo de verificación a {email}. Revisa también el correo no deseado.',
  },
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
    unknown: 'Algo salió mal. Inténtalo de nuevo.',
  },
  partNotLoaded:
    'No pudimos cargar esta parte de la página. Revisa tu conexión e inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
} as const
