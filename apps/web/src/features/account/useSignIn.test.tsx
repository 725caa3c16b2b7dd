// @vitest-environment happy-dom
import { demoUser } from '@storefront/backend/seed'
import { authErrorCodes, type AuthErrorCode, err, Outage } from '@storefront/domain'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { Log } from '../../shared/services.tsx'
import { createTestServices } from '../../app/testing/createTestServices.ts'
import { renderPage } from '../../app/testing/renderPage.tsx'
import { type SignInMethod, useSignIn } from './useSignIn.ts'

const refusal =
  (code: AuthErrorCode): SignInMethod =>
  () =>
    Promise.resolve(err({ code, providerCode: 'auth/strange' }))

/** Renders whatever uses the hook; `tryIt` starts attempts and waits for what follows. */
async function openForm(services = createTestServices()) {
  const current: { signIn?: ReturnType<typeof useSignIn> } = {}
  function Form() {
    const signIn = useSignIn('loginError')
    current.signIn = signIn
    return <p aria-busy={signIn.isBusy}>{signIn.failure}</p>
  }
  await renderPage(<Form />, { services })
  const paragraph = screen.getByRole('paragraph')
  return {
    tryIt: (...attempts: readonly SignInMethod[]) =>
      act(async () => attempts.forEach((attempt) => void current.signIn?.signIn(attempt))),
    failure: () => paragraph.textContent,
    isBusy: () => paragraph.getAttribute('aria-busy') === 'true',
  }
}

describe('signing in', () => {
  it('says nothing when it succeeds', async () => {
    const services = createTestServices()
    const { tryIt, failure } = await openForm(services)
    await tryIt(({ auth }) => auth.signIn(demoUser))
    expect(services.session.get()).toMatchObject({ status: 'signed-in' })
    expect(failure()).toBe('')
  })

  it('says that name or password are wrong without naming the service', async () => {
    const { tryIt, failure } = await openForm()
    await tryIt(refusal('invalid-credentials'))
    expect(failure()).toBe('Usuario o contraseña incorrectos.')
  })

  it('says nothing of a popup that the visitor closed', async () => {
    const { tryIt, failure } = await openForm()
    await tryIt(refusal('popup-closed'))
    expect(failure()).toBe('')
  })

  it('shows the service’s own word for an error that nobody knows', async () => {
    const { tryIt, failure } = await openForm()
    await tryIt(refusal('unknown'))
    expect(failure()).toBe('Error en el inicio de sesión: auth/strange')
  })

  it.each(
    authErrorCodes.filter((code) => !/^(invalid-credentials|popup-closed|unknown)$/.test(code)),
  )('puts %s into the sentence, in words', async (code) => {
    const { tryIt, failure } = await openForm()
    await tryIt(refusal(code))
    expect(failure()).toMatch(/^Error en el inicio de sesión: \p{Ll}.+\.$/u)
  })

  it('puts an outage into the sentence, and logs it', async () => {
    const log = vi.fn<Log>()
    const outage = new Outage('timeout', 'Too late')
    const { tryIt, failure } = await openForm(createTestServices({ log }))
    await tryIt(() => Promise.reject(outage))
    expect(failure()).toBe(
      'Error en el inicio de sesión: La respuesta está tardando demasiado. Inténtalo de nuevo en un momento.',
    )
    expect(log).toHaveBeenCalledWith('Signing in failed', outage)
  })

  it('forgets the failure before the next try', async () => {
    const { tryIt, failure } = await openForm()
    await tryIt(refusal('network-failed'))
    await tryIt(refusal('popup-closed'))
    expect(failure()).toBe('')
  })

  it('says so when the session ended before it was begun', async () => {
    const services = createTestServices()
    const { tryIt, failure } = await openForm(services)
    await tryIt(async ({ auth }) => {
      const outcome = await auth.signIn(demoUser)
      void Promise.resolve().then(() => services.session.signOut())
      return outcome
    })
    expect(failure()).toBe('Error: No se pudo autenticar al usuario')
  })

  it('tries one way at a time', async () => {
    const answers: (() => void)[] = []
    const attempt = vi.fn<SignInMethod>(async (backend) => {
      await new Promise<void>((resolve) => void answers.push(resolve))
      return refusal('popup-closed')(backend)
    })
    const { tryIt, isBusy } = await openForm()
    await tryIt(attempt, attempt)
    expect(isBusy()).toBe(true)
    await act(async () => answers[0]?.())
    expect(attempt).toHaveBeenCalledOnce()
    expect(isBusy()).toBe(false)
  })
})
