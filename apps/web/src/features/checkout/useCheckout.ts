import {
  type Account,
  type Customer,
  outageCodeOf,
  type Product,
  type Profile,
  type ProfileChanges,
  type ShopSettings,
} from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../shared/services.tsx'
import { useAccountServices } from '../account/accountServices.ts'
import { profileQueries } from '../account/profileQueries.ts'
import { productQueries, settingsQueries } from '../catalog/queries.ts'

/** Everything an order is made of but the cart. */
export interface KnownShop {
  readonly products: readonly Product[]
  readonly settings: ShopSettings
  /** Null while none has been saved. */
  readonly profile: Profile | null
  readonly customer: Customer
}

/** Whoever is about to pay sees what holds now, however fresh the last answer is. */
const asOfNow = { refetchOnMount: 'always' } as const

/** What an order is made of, as it is now. Stands below a `ServerState`. */
export function useCheckout(account: Account) {
  const { loadBackend } = useServices()
  const { unsavedProfile } = useAccountServices()
  const products = useQuery({ ...productQueries.all(loadBackend), ...asOfNow })
  const settings = useQuery({ ...settingsQueries.shop(loadBackend), ...asOfNow })
  const profile = useQuery(profileQueries.own(loadBackend, account.uid))
  const error = products.error ?? settings.error ?? profile.error

  /** Asks anew for what may have changed. */
  const refresh = async () => {
    await Promise.all([products.refetch(), settings.refetch(), profile.refetch()])
  }
  const known: KnownShop | null =
    products.data === undefined || settings.data === undefined || profile.data === undefined
      ? null
      : {
          products: products.data,
          settings: settings.data,
          profile: profile.data,
          customer: customerOf(profile.data ?? unsavedProfile.of(account.uid), account),
        }
  return { known, outage: error === null ? null : outageCodeOf(error), refresh }
}

/** The e-mail address is the account's: it is where the buyer is written to. */
function customerOf(known: Partial<ProfileChanges>, { email }: Account): Customer {
  const { nombre = '', cedula = '', telefono = '', direccion = '' } = known
  return { nombre, cedula, email, telefono, direccion }
}
