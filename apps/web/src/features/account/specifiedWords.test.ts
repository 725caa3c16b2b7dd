import { expect, it } from 'vitest'

import { es as shell } from '../../shell/messages/es.ts'
import { es as account } from './messages/es.ts'

it('says in Spanish what the specification says (section 8)', () => {
  expect(account).toMatchObject({
    loginInvalidCredentials: 'Usuario o contraseña incorrectos.',
    loginError: 'Error en el inicio de sesión: {error}',
    loginAuthError: 'Error: No se pudo autenticar al usuario',
    registerError: 'Error en el registro: {error}',
    fieldErrors: { 'passwords-dont-match': 'Las contraseñas no coinciden' },
    profile: { updateFailed: 'Hubo un error al actualizar el perfil.' },
    password: { wrong: 'Contraseña actual incorrecta' },
  })
  expect(shell).toMatchObject({
    loading: 'Cargando...',
    notices: {
      'role-not-found': 'No se encontró el rol del usuario.',
      'role-unreadable': 'Error al obtener el rol del usuario',
      'profile-updated': 'Perfil actualizado correctamente',
      'password-changed': 'Contraseña actualizada correctamente',
    },
  })
})
