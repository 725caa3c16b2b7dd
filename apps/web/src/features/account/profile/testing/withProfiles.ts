import { demoUser } from '@storefront/backend/seed'
import type { Profile, ProfileRepository } from '@storefront/domain'

import type { Visit } from '../../../../../testing/visit.ts'

/** A visit of the demo user, with some calls for profiles replaced. */
export const withProfiles = (calls: Partial<ProfileRepository>): Visit => ({
  person: demoUser,
  backend: () => ({ profiles: calls }),
})

export const withProfile = (profile: Profile | null): Visit =>
  withProfiles({ find: () => Promise.resolve(profile) })
