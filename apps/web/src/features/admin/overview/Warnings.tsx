import { Chip } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useBackend, useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { orderQueries, type AccountWithSeveralPending } from '../orders/orderQueries.ts'
import { lacksAlcoholContent } from '../products/productChecks.ts'
import { editPath } from '../products/productForm.ts'
import {
  CancelPendingOrders,
  CancelPendingOrdersResult,
  useCancelPendingOrders,
} from '../queue/CancelPendingOrders.tsx'
import styles from './Warnings.module.css'

/**
 * Warnings for the admin: their unverified e-mail address, accounts with several unpaid orders, and products
 * without alcohol content.
 */
export function Warnings() {
  const { t } = useTranslation('admin')
  const session = useSession()
  const severalPending = useQuery(orderQueries.severalPending(useBackend()))
  const products = useConfirmedQuery(productsQuery(useServices()))
  const cancelling = useCancelPendingOrders()
  const isUnverified = session.status === 'signed-in' && !session.account.emailVerified
  const withoutAlcoholContent = products.data?.filter(lacksAlcoholContent) ?? []
  const accounts = severalPending.data ?? []
  const isEmpty = !isUnverified && withoutAlcoholContent.length + accounts.length === 0
  return (
    <section className={styles.warnings} aria-labelledby="warnings" data-empty={isEmpty}>
      <h2 id="warnings" tabIndex={-1}>
        {t('overview.notes')}
      </h2>
      <QueryBoundary
        query={severalPending}
        errorMessage={t('overview.severalPending.failed')}
        loading={null}
      >
        {() => null}
      </QueryBoundary>
      <CancelPendingOrdersResult {...cancelling} />
      <ul aria-labelledby="warnings">
        {isUnverified && (
          <li>
            <LocalizedLink to="/userProfile">{t('overview.emailUnverified')}</LocalizedLink>
            <Chip tone="attention">{t('access.unverified')}</Chip>
          </li>
        )}
        {accounts.map((account) => (
          <SeveralPendingRow key={account.uid} {...account} cancelling={cancelling} />
        ))}
        {withoutAlcoholContent.map(({ id, name }) => (
          <li key={id}>
            <LocalizedLink to={editPath(id)} aria-label={t('overview.strength.edit', { name })}>
              {name}
            </LocalizedLink>
            <Chip tone="attention">{t('overview.strength.missing')}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SeveralPendingRowProps extends AccountWithSeveralPending {
  readonly cancelling: ReturnType<typeof useCancelPendingOrders>
}

/** An account with several unpaid orders, with a button that cancels them together. */
function SeveralPendingRow({ uid, customer, count, cancelling }: SeveralPendingRowProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <li>
      <span>
        {t('overview.severalPending.account', {
          name: customer.nombre,
          email: customer.email,
          number: formatNumber(count, language),
        })}
      </span>
      <CancelPendingOrders
        cancelling={cancelling}
        filter={{ uid, statuses: ['pending'] }}
        count={count}
        buyer={customer.nombre}
      />
    </li>
  )
}
