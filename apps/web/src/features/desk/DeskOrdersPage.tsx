import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { DeskLayout } from './DeskLayout.tsx'
import { EnterOrder } from './orders/EnterOrder.tsx'
import { Orders } from './orders/Orders.tsx'
import { enterKey } from './orders/orderSearch.ts'

/** `/dashboard/orders`: all orders, newest first, to search, update and export, or the form of another one. */
export function Page() {
  const { t } = useTranslation('desk')
  const [query] = useSearchParams()
  const isEntering = query.has(enterKey)
  return (
    <DeskLayout section="orders" {...(isEntering && { title: t('orders.desk.enter') })}>
      {isEntering ? <EnterOrder /> : <Orders />}
    </DeskLayout>
  )
}
