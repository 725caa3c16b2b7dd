import type { AuthErrorCode } from '@storefront/domain'

/** Why the account service refused, made to stand within another sentence and by itself. */
export const authErrors = {
  'account-exists-with-other-provider':
    'ya existe una cuenta con este correo y otra forma de entrar. Usa la que elegiste la primera vez.',
  'action-code-expired': 'el enlace ya caducó. Pide uno nuevo.',
  'action-code-invalid': 'el enlace no es válido o ya se usó. Pide uno nuevo.',
  'admin-account':
    'esta cuenta administra la tienda. Pide a otro administrador que te quite el rol antes de eliminarla.',
  'email-in-use': 'ya existe una cuenta con este correo.',
  'email-invalid': 'el correo no es válido.',
  'internal-error': 'el servicio de cuentas tuvo un problema. Inténtalo de nuevo.',
  'invalid-credentials': 'usuario o contraseña incorrectos.',
  'multi-factor-required':
    'esta cuenta pide un segundo paso que aquí todavía no está disponible. Escríbenos.',
  'network-failed': 'no hay conexión. Revisa tu red e inténtalo de nuevo.',
  'not-allowed': 'esta forma de entrar no está habilitada.',
  'orders-open':
    'tienes un pedido abierto. Podrás eliminar la cuenta cuando se entregue o se cancele.',
  'password-policy': 'la contraseña no cumple los requisitos de seguridad.',
  'popup-blocked': 'el navegador bloqueó la ventana de Google. Permítela e inténtalo de nuevo.',
  'popup-closed': 'se cerró la ventana de Google antes de terminar.',
  'recent-login-required': 'por seguridad, vuelve a iniciar sesión y repite este paso.',
  'session-expired': 'tu sesión caducó. Inicia sesión de nuevo.',
  timeout: 'el servicio tardó demasiado en responder. Inténtalo de nuevo.',
  'too-many-requests': 'hubo demasiados intentos. Espera unos minutos.',
  'unauthorized-domain': 'este sitio no está autorizado para entrar con Google.',
  unknown: '{code}',
  'user-disabled': 'esta cuenta está desactivada. Escríbenos.',
  'weak-password': 'la contraseña es demasiado corta: usa al menos 6 caracteres.',
} as const satisfies Record<AuthErrorCode, string>
