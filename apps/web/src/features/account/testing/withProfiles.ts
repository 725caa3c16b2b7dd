import { demoUser } from '@storefront/backend/seed'
import type { Profile, ProfileRepository } from '@storefront/domain'

import { visit } from '../../../../testing/visit.ts'

/** A visit of the demo user, whose profile is answered for in another way. */
export const withProfiles = (otherwise: Partial<ProfileRepository>) => () =>
  visit({
    person: demoUser,
    otherwise: ({ profiles }) => ({ profiles: { ...profiles, ...otherwise } }),
  })

export const withProfile = (profile: Profile | null) =>
  withProfiles({ find: () => Promise.resolve(profile) })
