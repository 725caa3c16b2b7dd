import { pressIn } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { OrderView } from './OrderView.tsx'
import { orderPath } from './visitorOrders.ts'

/**
 * `/orders/:id`: one order; with `?placed` the page is its confirmation. A link that was pasted with punctuation around it,
 * or in lower case, is corrected first. The head does not name the id, which may be the key to the order: phones share the
 * canonical address, so it is that of the page that finds orders.
 */
export function Page() {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { id = '' } = useParams()
  const { search } = useLocation()
  const key = pressIn(id) ?? id
  return (
    <>
      <PageHead title={t('order.pageTitle')} description={t('order.description')} path="/pedido" />
      {key === id ? (
        <OrderView key={id} id={id} />
      ) : (
        <Navigate replace to={{ pathname: localizedPath(orderPath(key), language), search }} />
      )}
    </>
  )
}
