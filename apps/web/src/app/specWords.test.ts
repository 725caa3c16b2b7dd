import { describe, expect, it } from 'vitest'

import { messagesOf } from '../../testing/messages.ts'

/** The texts of the specification's validation rules and error catalogue (spec sections 5 and 8), by message key. */
const specified = {
  'age-gate:errors.birth-year-required': 'Por favor, ingresa tu año de nacimiento.',
  'age-gate:errors.birth-year-invalid': 'Ingresa un año válido.',
  'shared:fieldErrors.registerPasswordsDontMatch': 'Las contraseñas no coinciden',
  'account:loginInvalidCredentials': 'Usuario o contraseña incorrectos.',
  'account:loginError': 'Error en el inicio de sesión: {error}',
  'account:loginAuthError': 'Error: No se pudo autenticar al usuario',
  'account:registerError': 'Error en el registro: {error}',
  'account:password.wrong': 'Contraseña actual incorrecta',
  'account:profile.updateFailed': 'Hubo un error al actualizar el perfil.',
  'orders:thanks.profile.saved': 'Datos actualizados correctamente',
  'orders:thanks.profile.notSaved': 'Hubo un error al actualizar los datos',
  'account:profile.updated': 'Perfil actualizado correctamente',
  'notices:password-changed': 'Contraseña actualizada correctamente',
  'notices:loginErrorFetchingRole': 'Error al obtener el rol del usuario',
  'notices:loginRoleNotFound': 'No se encontró el rol del usuario.',
  'shared:loading': 'Cargando...',
  'shared:loginLoading': 'Cargando...',
} as const

/** Ecuador's health warning (spec section 17.8). */
const healthWarning =
  'Advertencia: El consumo excesivo de alcohol limita su capacidad de conducir y operar maquinarias, puede causar daños en su salud y perjudica a su familia. Ministerio de Salud Pública del Ecuador.'

const texts = new Map(
  messagesOf('es').map(({ namespace, key, text }) => [`${namespace}:${key}`, text]),
)

describe('in Spanish', () => {
  it.each(Object.entries(specified))('%s is "%s"', (name, words) => {
    expect(texts.get(name)).toBe(words)
  })

  it('the health warning is the law’s', () => {
    expect(texts.get('shared:healthWarning')).toBe(healthWarning)
  })
})
