import { outageCodeOf, type Product, toCartLine } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../composition/ServerState.tsx'
import { useBackend } from '../../composition/ServicesProvider.tsx'
import { PageHead } from '../../routes/PageHead.tsx'
import { useCart } from '../cart/useCart.ts'
import { productQueries } from './productQueries.ts'
import { ProductsView } from './ProductsView.tsx'

/** `/products`: the bottles with today's prices. */
export function Page() {
  return (
    <ServerState>
      <ProductsPage />
    </ServerState>
  )
}

function ProductsPage() {
  const { t } = useTranslation(['catalog', 'shell'])
  const products = useQuery(productQueries.all(useBackend()))
  const { act } = useCart()
  const [added, setAdded] = useState<Product | null>(null)

  function add(product: Product): void {
    if (act({ type: 'add', line: toCartLine(product) }).ok) setAdded(product)
  }

  return (
    <>
      <PageHead path="/products" title={t('title')} description={t('description')} />
      <ProductsView
        products={products.data ?? null}
        added={added}
        onAdd={add}
        trouble={
          products.isError && (
            <Banner
              tone="error"
              action={
                <Button variant="quiet" onClick={() => void products.refetch()}>
                  {t('shell:tryAgain')}
                </Button>
              }
            >
              {t('pricesUnavailable')} {t(`shell:outage.${outageCodeOf(products.error)}`)}
            </Banner>
          )
        }
      />
    </>
  )
}
