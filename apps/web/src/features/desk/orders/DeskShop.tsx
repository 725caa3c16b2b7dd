import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import type { ShopData } from '../../shop/checkout/useCheckoutShop.ts'
import { adminSettingsQuery } from '../frame/adminSettingsQuery.ts'
import { useDeskProducts } from '../frame/live.ts'

/** Loads products and settings, and renders what needs them. */
export function DeskShop({ children }: { readonly children: (shop: ShopData) => ReactNode }) {
  const { t } = useTranslation('desk')
  const loadedProducts = useDeskProducts()
  const loadedSettings = useQuery(adminSettingsQuery(useBackend()))
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
