import { maxCartLines, maxOrderLines } from '@storefront/domain'
import { Banner, buttonLook } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import styles from './CartFoot.module.css'
import { CartSubtotal } from './CartSubtotal.tsx'
import { FreeShipping } from './FreeShipping.tsx'
import type { PricedCart } from './usePricedCart.ts'

interface CartFootProps {
  readonly priced: PricedCart
  readonly onLeave?: () => void
}

/** What the cart comes to, what it still takes, and the way to the checkout. */
export function CartFoot({ priced: { lines, subtotalCents, settings }, onLeave }: CartFootProps) {
  const { t } = useTranslation('cart')
  return (
    <div className={styles.foot}>
      <Limit count={lines.length} />
      {settings !== undefined && <FreeShipping subtotalCents={subtotalCents} settings={settings} />}
      <CartSubtotal subtotalCents={subtotalCents} />
      <LocalizedLink to="/checkout" {...buttonLook({ fullWidth: true })} onClick={onLeave}>
        {t('checkout')}
      </LocalizedLink>
    </div>
  )
}

/** Tells of a limit as soon as it is reached: the next product would be refused. */
function Limit({ count }: { readonly count: number }) {
  const { t } = useTranslation('cart')
  if (count < maxOrderLines) return null
  return (
    <Banner role="status" tone={count > maxOrderLines ? 'warning' : 'info'}>
      {count === maxOrderLines && t('orderFull', { most: maxOrderLines })}
      {count > maxOrderLines && t('orderTooLong', { most: maxOrderLines, count })}{' '}
      {count >= maxCartLines && t('cartFull', { count: maxCartLines })}
    </Banner>
  )
}
