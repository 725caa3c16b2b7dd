import { cartTotals, maxCartLines, type ShopSettings } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useTime } from '../../../shared/useTime.ts'
import { pauseText } from './pause.ts'
import type { PricedCart } from './usePricedCart.ts'

/** Banners on what keeps this cart from being ordered, now or soon; inside of a `role="status"`. */
export function CartNotices({ priced }: { readonly priced: PricedCart }) {
  const { settings } = priced
  return (
    <>
      {settings !== undefined && <PauseBanner settings={settings} />}
      <CartLimitBanner {...priced} />
    </>
  )
}

/** Tells of a pause of sales, or of one that is planned. */
function PauseBanner({ settings }: { readonly settings: ShopSettings }) {
  const language = useLanguage()
  const [time] = useTime()
  const text = pauseText(settings, time, language)
  if (text === null) return null
  return (
    <Banner role="none" tone={settings.salesPaused ? 'warning' : 'info'}>
      {text}
    </Banner>
  )
}

/** Warns of a full cart or order as soon as it is full, before the next product is refused. */
function CartLimitBanner({ lines, settings }: Pick<PricedCart, 'lines' | 'settings'>) {
  const { t } = useTranslation('cart')
  const bottles = cartTotals(lines).count
  const most = settings?.maxBottlesPerOrder ?? Infinity
  if (bottles >= most) {
    return (
      <Banner role="none" tone={bottles > most ? 'warning' : 'info'}>
        {bottles > most
          ? t('limits.tooManyBottles', { most, count: bottles })
          : t('limits.bottlesFull', { most })}
      </Banner>
    )
  }
  if (lines.length < maxCartLines) return null
  return <Banner role="none">{t('limits.cartFull', { count: maxCartLines })}</Banner>
}
