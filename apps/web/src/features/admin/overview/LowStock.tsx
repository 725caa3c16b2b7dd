import type { Product } from '@storefront/domain'
import { Chip } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { productQueries } from '../../catalog/queries.ts'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { editAddress } from '../products/editAddress.ts'
import list from './OverviewList.module.css'
import styles from './LowStock.module.css'
import { isRunningOut, lowStock } from './lowStock.ts'

/** Counted products with few bottles left, each with the way to where its stock is set. */
export function LowStock({ className = '' }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('admin')
  const products = useQuery(productQueries.all(useBackend()))
  return (
    <section className={`${list.list} ${styles.stock} ${className}`} aria-labelledby="stock">
      <h2 id="stock">{t('overview.stock.title')}</h2>
      <QueryBoundary query={products} failed={t('overview.stock.failed')}>
        {(all) => <RunningOut products={all.filter(isRunningOut)} />}
      </QueryBoundary>
    </section>
  )
}

function RunningOut({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTranslation('admin')
  if (products.length === 0) return <p>{t('overview.stock.enough', { limit: lowStock })}</p>
  return (
    <ul>
      {products.map(({ id, name, stock }) => (
        <li key={id}>
          <LocalizedLink to={editAddress(id)} aria-label={t('overview.stock.edit', { name })}>
            {name}
          </LocalizedLink>
          <Chip tone={stock === 0 ? 'error' : 'waiting'}>
            {stock === 0
              ? t('overview.stock.none')
              : t('overview.stock.bottles', { count: stock ?? 0, number: String(stock) })}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
