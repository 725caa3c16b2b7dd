import {
  cartTotals,
  isPaused,
  maxCartLines,
  maxOrderLines,
  type ShopSettings,
} from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useSession } from '../../shared/session/useSession.ts'
import { useTime } from '../../shared/useTime.ts'
import { pauseText } from './pause.ts'
import type { PricedCart } from './usePricedCart.ts'

/** Banners on what keeps this cart from being ordered, now or soon; inside of a `role="status"`. */
export function CartNotices({ priced }: { readonly priced: PricedCart }) {
  const { settings } = priced
  return (
    <>
      {settings !== undefined && <PauseBanner settings={settings} />}
      {settings?.verifiedEmailOnly && <VerifiedEmailBanner />}
      <CartLimitBanner {...priced} />
    </>
  )
}

/** Tells of a pause of sales that has started or is planned. */
function PauseBanner({ settings }: { readonly settings: ShopSettings }) {
  const language = useLanguage()
  const [time] = useTime()
  const text = pauseText(settings, time, language)
  if (text === null) return null
  return (
    <Banner role="none" tone={isPaused(settings, time) ? 'warning' : 'info'}>
      {text}
    </Banner>
  )
}

/** Shown to guests and to users without a verified address, while the shop requires one. */
function VerifiedEmailBanner() {
  const { t } = useTranslation('checkout')
  const session = useSession()
  const isVerified = session.status === 'signed-in' && session.account.emailVerified
  if (isVerified || session.status === 'checking') return null
  return <Banner role="none">{t('limits.verified')}</Banner>
}

/** Warns of a full cart or order as soon as it is full, before the next product is refused. */
function CartLimitBanner({ lines, settings }: Pick<PricedCart, 'lines' | 'settings'>) {
  const { t } = useTranslation('checkout')
  const count = lines.length
  const bottles = cartTotals(lines).count
  const max = settings?.maxBottlesPerOrder ?? Infinity
  if (bottles >= max && count <= maxOrderLines) {
    return (
      <Banner role="none" tone={bottles > max ? 'warning' : 'info'}>
        {bottles > max
          ? t('blocked.too-many-bottles', { most: max, count: bottles })
          : t('limits.bottlesFull', { most: max })}
      </Banner>
    )
  }
  if (count < maxOrderLines) return null
  return (
    <Banner role="none" tone={count > maxOrderLines ? 'warning' : 'info'}>
      {count > maxOrderLines
        ? t('blocked.too-many-lines', { most: maxOrderLines, count })
        : t('limits.orderFull', { most: maxOrderLines })}{' '}
      {count >= maxCartLines && t('limits.cartFull', { count: maxCartLines })}
    </Banner>
  )
}
