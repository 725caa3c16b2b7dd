import { authErrorCodes, type AuthError } from '@storefront/domain'
import { cleanup, renderHook } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, it } from 'vitest'

import { createTestI18n } from '../../../../testing/createTestI18n.ts'
import { useAuthErrorText } from './useAuthErrorText.ts'

afterEach(cleanup)

async function wordsIn(language: 'es' | 'en') {
  const i18n = await createTestI18n(language)
  return renderHook(useAuthErrorText, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  }).result.current
}

const refusedWith = (code: AuthError['code']) =>
  ({ status: 'refused', error: { code, providerCode: 'auth/strange' } }) as const

describe.each(['es', 'en'] as const)('a refusal of the account service in %s', (language) => {
  it('is a sentence of its own, and no sentence is said of two', async () => {
    const { textOf } = await wordsIn(language)
    const sentences = authErrorCodes
      .filter((code) => code !== 'unknown')
      .map((code) => textOf(refusedWith(code).error))
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^{}]{15,}\.$/u)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('nobody knows is shown by the service’s own name', async () => {
    const { textOf } = await wordsIn(language)
    expect(textOf(refusedWith('unknown').error)).toBe('Auth/strange')
  })
})

describe('what is said when signing in fails', () => {
  const account = { uid: 'rosa', email: '', emailVerified: true, providers: [] } as const

  it('says that name or password are wrong without naming the service', async () => {
    const { signInFailureText } = await wordsIn('es')
    expect(signInFailureText(refusedWith('invalid-credentials'), 'loginError')).toBe(
      'Usuario o contraseña incorrectos.',
    )
  })

  it('says nothing of a popup that the visitor closed', async () => {
    const { failureText, signInFailureText } = await wordsIn('es')
    expect(failureText(refusedWith('popup-closed'))).toBeNull()
    expect(signInFailureText(refusedWith('popup-closed'), 'loginError')).toBeNull()
  })

  it.each(
    authErrorCodes.filter((code) => !/^(invalid-credentials|popup-closed|unknown)$/.test(code)),
  )('puts %s into the sentence, in words', async (code) => {
    const { signInFailureText } = await wordsIn('es')
    expect(signInFailureText(refusedWith(code), 'loginError')).toMatch(
      /^Error en el inicio de sesión: \p{Ll}.+\.$/u,
    )
  })

  it('puts the service’s own word into the sentence where nobody knows a better one', async () => {
    const { signInFailureText } = await wordsIn('es')
    expect(signInFailureText(refusedWith('unknown'), 'registerError')).toBe(
      'Error en el registro: auth/strange',
    )
  })

  it('puts an outage into the sentence', async () => {
    const { signInFailureText } = await wordsIn('es')
    expect(signInFailureText({ status: 'outage', code: 'timeout' }, 'loginError')).toBe(
      'Error en el inicio de sesión: La respuesta está tardando demasiado. Inténtalo de nuevo en un momento.',
    )
  })

  it('says nothing when it succeeds, and so when the session ended before it was begun', async () => {
    const { signInFailureText } = await wordsIn('es')
    const session = { status: 'signed-in', account, role: 'user' } as const
    expect(signInFailureText({ status: 'done', value: session }, 'loginError')).toBeNull()
    expect(signInFailureText({ status: 'done', value: { status: 'guest' } }, 'loginError')).toBe(
      'Error: No se pudo autenticar al usuario',
    )
  })
})
