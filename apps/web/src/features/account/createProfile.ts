import type { Account, Backend, NewProfile } from '@storefront/domain'

import type { Log } from '../../shared/services.tsx'
import type { NoticeStore } from '../../shared/notices/NoticeStore.ts'
import type { UnsavedProfile } from './accountServices.ts'

/** Who hears of what went wrong after an account was there. */
export interface NewAccountContext {
  readonly notices: NoticeStore
  readonly unsavedProfile: UnsavedProfile
  readonly log: Log
}

/**
 * Writes the profile of an account that has none yet. Its failure ends no session: the visitor is
 * told, and can make up for it (decisions, "Accounts").
 */
export async function createProfile(
  { profiles }: Backend,
  { uid, email }: Account,
  fields: Omit<NewProfile, 'email'>,
  { notices, unsavedProfile, log }: NewAccountContext,
): Promise<void> {
  try {
    await profiles.create(uid, { ...fields, email })
  } catch (cause) {
    log('The profile could not be written', cause)
    unsavedProfile.keep(uid, fields)
    notices.show('profile-not-saved')
  }
}
