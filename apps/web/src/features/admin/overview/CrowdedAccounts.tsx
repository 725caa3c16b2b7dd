import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { orderQueries } from '../orders/orderQueries.ts'
import styles from './Attention.module.css'
import { CancelStaleOrders, type useCancelStaleOrders } from './CancelStaleOrders.tsx'

interface CrowdedAccountsProps {
  readonly cancelling: ReturnType<typeof useCancelStaleOrders>
}

/** A warning of each account with several pending orders, with a button that cancels them together. */
export function CrowdedAccounts({ cancelling }: CrowdedAccountsProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const crowded = useQuery(orderQueries.crowded(useBackend()))
  return (
    <QueryBoundary query={crowded} errorMessage={t('overview.crowded.failed')} loading={null}>
      {(accounts) => (
        <ul className={styles.notes} aria-label={t('overview.crowded.label')}>
          {accounts.map(({ uid, customer, count }) => (
            <li key={uid}>
              <span>
                {t('overview.crowded.account', {
                  name: customer.nombre,
                  email: customer.email,
                  number: formatNumber(count, language),
                })}
              </span>
              <CancelStaleOrders
                cancelling={cancelling}
                filter={{ uid, statuses: ['pending'] }}
                count={count}
                buyer={customer.nombre}
              />
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  )
}
