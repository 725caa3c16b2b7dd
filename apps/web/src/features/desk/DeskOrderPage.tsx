import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { DeskLayout } from './DeskLayout.tsx'
import { DeskOrderView } from './orders/DeskOrderView.tsx'

/** `/dashboard/orders/:id`: one order with its steps, its customer and its activity. */
export function Page() {
  const { t } = useTranslation('desk')
  const { id = '' } = useParams()
  return (
    <DeskLayout section="orders" title={t('orders.details.title')}>
      <DeskOrderView id={id} />
    </DeskLayout>
  )
}
