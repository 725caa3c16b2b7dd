import { demoAdmin } from '@storefront/backend/seed'
import type { Account, Profile } from '@storefront/domain'
import { aProfile } from '@storefront/domain/testing'
import { describe, expect, it, vi } from 'vitest'

import { findRole } from './findRole.ts'
import { openBrowser, openSignedInBrowser, silentService } from './testing/openBrowser.ts'

async function findFor(profile: Profile, confirm: () => Promise<void>) {
  const { backend, log } = await openBrowser()
  const confirmEmail = vi.fn<typeof backend.profiles.confirmEmail>(confirm)
  const { email } = profile
  const account: Account = { uid: 'rosa', email, emailVerified: true, providers: ['password'] }
  const find = () => Promise.resolve(profile)
  const found = await findRole({ ...backend.profiles, find, confirmEmail }, account, log)
  return { found, confirmEmail, log }
}

describe('an admin', () => {
  it('is one as soon as the address is verified', async () => {
    const { onAccountChange, report } = silentService()
    const { openPage } = await openSignedInBrowser({
      person: demoAdmin,
      overrides: () => ({ auth: { onAccountChange } }),
    })
    const account: Account = {
      uid: demoAdmin.uid,
      email: demoAdmin.email,
      emailVerified: false,
      providers: ['password'],
    }
    const session = openPage()
    session.start()
    await vi.waitFor(() => {
      report(account)
      expect(session.get()).toMatchObject({ status: 'signed-in', role: 'user' })
    })
    report({ ...account, emailVerified: true })
    await vi.waitFor(() => expect(session.get()).toMatchObject({ role: 'admin' }))
  })
})

describe('a profile that does not say yet that its address is verified', () => {
  it('is told so, once', async () => {
    const silent = aProfile({ emailVerified: false })
    const { confirmEmail } = await findFor(silent, () => Promise.resolve())
    expect(confirmEmail).toHaveBeenCalledExactlyOnceWith('rosa')
    const said = await findFor(aProfile({ emailVerified: true }), () => Promise.resolve())
    expect(said.confirmEmail).not.toHaveBeenCalled()
  })

  it('keeps nobody from signing in when it cannot be told', async () => {
    const cause = new Error('No answer')
    const { found, log } = await findFor(aProfile({ emailVerified: false }), () =>
      Promise.reject(cause),
    )
    expect(found).toEqual({ role: 'user', notice: null })
    expect(log).toHaveBeenCalledWith(expect.any(String), cause)
  })
})
