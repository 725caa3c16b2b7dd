import type { AdminSettings, Product } from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../../shared/services.tsx'
import { productsQuery } from '../../shop/catalog/useProducts.ts'
import { adminSettingsQuery } from '../frame/adminSettingsQuery.ts'

/** What an order at the desk is made of. */
export interface ShopData {
  readonly products: readonly Product[]
  readonly settings: AdminSettings
}

/** Loads products and settings, and renders what needs them. */
export function DeskShop({ children }: { readonly children: (shop: ShopData) => ReactNode }) {
  const { t } = useTranslation('desk')
  const services = useServices()
  const loadedProducts = useConfirmedQuery({ ...productsQuery(services), staleTime: 0 })
  const loadedSettings = useQuery(adminSettingsQuery(services.loadBackend))
  return (
    <QueryBoundary query={loadedProducts} errorMessage={t('products.failed')}>
      {({ items: products }) => (
        <QueryBoundary query={loadedSettings} errorMessage={t('settings.failed')}>
          {(settings) => children({ products, settings })}
        </QueryBoundary>
      )}
    </QueryBoundary>
  )
}
