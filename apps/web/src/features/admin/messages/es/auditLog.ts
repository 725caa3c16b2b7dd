export const auditLog = {
  title: 'Registro de cambios',
  text: 'Cada cambio de acceso al panel y de cuenta bancaria queda anotado. Nadie puede editar ni borrar el registro.',
  failed: 'No pudimos leer el registro de cambios.',
  none: 'Todavía no hay cambios de acceso ni de cuenta bancaria.',
  more: 'Ver anteriores',
  loadingMore: 'Leyendo…',
  role: {
    admin: '{email} recibió acceso al panel',
    user: '{email} dejó de tener acceso al panel',
  },
  account: 'Cuenta para transferencias: {bank}, número {number}',
  accountRemoved: 'Se quitó la cuenta para transferencias',
  by: '{email}, {date}',
} as const
