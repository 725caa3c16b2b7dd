import type { Account, Customer, OutageCode, Profile, Result } from '@storefront/domain'
import { useMutation } from '@tanstack/react-query'

import { useSaveProfile } from '../account/useSaveProfile.ts'

export interface SavingCustomer {
  /** Of the last try; null before the first and during one. */
  readonly outcome: Result<Profile, OutageCode> | null
  /** Gives whether it was saved; never fails. */
  readonly save: (customer: Customer) => Promise<boolean>
  /** Takes back what was said about the last try. */
  readonly forget: () => void
}

/** Writes the delivery details into the buyer's profile, which may not be there yet. */
export function useSaveCustomer(account: Account, profile: Profile | null): SavingCustomer {
  const saveProfile = useSaveProfile(account)
  const { data, mutateAsync, reset } = useMutation({
    mutationFn: ({ nombre, cedula, telefono, direccion }: Customer) =>
      saveProfile(profile, { nombre, cedula, telefono, direccion }),
  })
  return {
    outcome: data ?? null,
    save: async (customer) => (await mutateAsync(customer)).ok,
    forget: reset,
  }
}
