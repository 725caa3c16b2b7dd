import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import type { Placement } from '../placeOrder.ts'

/** Why the order was not placed, or not known to be; nothing for one that was. */
export function PlaceTrouble({ placement }: { readonly placement: Placement }) {
  const { t } = useTranslation(['checkout', 'shared'])
  if (placement.status === 'placed') return null
  return (
    <Banner tone={placement.status === 'outage' ? 'error' : 'warning'}>
      {placement.status === 'outage'
        ? t('failed.outage', { reason: t(`shared:outage.${placement.code}`) })
        : t(`failed.${placement.status}`)}
    </Banner>
  )
}
