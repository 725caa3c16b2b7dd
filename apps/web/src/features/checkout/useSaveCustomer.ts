import type { Account, Customer, OutageCode } from '@storefront/domain'
import { outageCodeOf } from '@storefront/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useBackend } from '../../composition/ServicesProvider.tsx'
import { profileQueries } from '../account/profileQueries.ts'

export interface SavingCustomer {
  /** Of the last try; null before the first and during one. */
  readonly outcome: 'saved' | { readonly outage: OutageCode } | null
  /** Gives whether it was saved; never fails. */
  readonly save: (customer: Customer) => Promise<boolean>
}

/** Writes the delivery details into the buyer's profile, which may not be there yet. */
export function useSaveCustomer({ uid, email }: Account, hasProfile: boolean): SavingCustomer {
  const loadBackend = useBackend()
  const client = useQueryClient()
  const { data, mutateAsync } = useMutation({
    async mutationFn({ nombre, cedula, telefono, direccion }: Customer) {
      try {
        const { profiles } = await loadBackend()
        if (!hasProfile) await profiles.create(uid, { email, nombre, cedula })
        await profiles.update(uid, { nombre, cedula, telefono, direccion })
        await client.invalidateQueries(profileQueries.own(loadBackend, uid))
        return 'saved' as const
      } catch (cause) {
        return { outage: outageCodeOf(cause) }
      }
    },
  })
  return {
    outcome: data ?? null,
    save: async (customer) => (await mutateAsync(customer)) === 'saved',
  }
}
