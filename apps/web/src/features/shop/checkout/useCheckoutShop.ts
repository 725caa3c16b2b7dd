import {
  customerFormOf,
  mapRecord,
  profileFields,
  type Account,
  type CustomerForm,
  type Product,
  type Profile,
  type ShopSettings,
} from '@storefront/domain'

import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../../shared/services.tsx'
import { settingsQuery } from '../../../shared/useSettings.ts'
import { ownProfileQuery } from '../../account/access/profileQueries.ts'
import { productsQuery } from '../catalog/useProducts.ts'

/** What an order is made of, except for the cart and what the buyer types. */
export interface ShopData {
  readonly products: readonly Product[]
  readonly settings: ShopSettings
}

/** A buyer who is signed in. */
export interface Buyer {
  readonly account: Account
  /** Null until one has been saved. */
  readonly profile: Profile | null
  /** What is known of the buyer; texts that are not are empty. */
  readonly known: CustomerForm
}

/** Loads products and settings, and the profile of a buyer who is signed in. */
export function useCheckoutShop(account: Account | null) {
  const services = useServices()
  const products = useConfirmedQuery(productsQuery(services))
  const settings = useConfirmedQuery(settingsQuery(services))
  const profile = useConfirmedQuery({
    ...ownProfileQuery(services.loadBackend, account?.uid ?? ''),
    enabled: account !== null,
  })
  const buyer: Buyer | null =
    account === null || profile.data === undefined
      ? null
      : {
          account,
          profile: profile.data,
          known: customerFormOf(
            { ...noTexts, ...(profile.data ?? services.unsavedProfile.of(account.uid)) },
            account.email,
          ),
        }
  const isKnown =
    products.data !== undefined &&
    settings.data !== undefined &&
    (account === null || buyer !== null)
  return {
    shop: isKnown ? { products: products.data.items, settings: settings.data } : null,
    buyer,
    error: products.error ?? settings.error ?? profile.error,
    refresh: () =>
      Promise.all(
        (account === null ? [products, settings] : [products, settings, profile]).map((query) =>
          query.refetch(),
        ),
      ),
  }
}

const noTexts = mapRecord(profileFields, () => '')
