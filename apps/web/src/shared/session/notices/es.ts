/** The notices of the session. */
export const es = {
  loginErrorFetchingRole: 'Error al obtener el rol del usuario',
  loginRoleNotFound: 'No se encontró el rol del usuario.',
  'role-lost': 'Tu cuenta ya no tiene acceso al panel de administración.',
  'session-check-timed-out':
    'No pudimos comprobar tu sesión a tiempo. Puedes seguir sin ella e iniciarla más tarde.',
  'session-ended': 'Tu sesión terminó. Inicia sesión de nuevo cuando quieras.',
} as const
