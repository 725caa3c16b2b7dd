import { cartTotals } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { heroWide } from '@storefront/imagery/hero-wide'
import { BagIcon, buttonAttributes, Picture, UserIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useCart } from '../../features/shop/cart/useCart.ts'
import { useLowestPrice } from '../../features/shop/catalog/useProducts.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { useSession } from '../../shared/session/useSession.ts'
import styles from './MenuFooter.module.css'

/** The lower part of a phone's menu: a bottle with the lowest price, and links to the account and the cart. */
export function MenuFooter() {
  const { t } = useTranslation('layout')
  const language = useLanguage()
  const lowest = useLowestPrice()
  const { count } = cartTotals(useCart().cart)
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <div className={styles.foot}>
      <div className={styles.offer} data-world="night">
        <Picture
          className={styles.picture}
          picture={heroWide}
          alt=""
          sizes="(width < 64rem) 100vw, 1px"
          fit="cover"
        />
        <LocalizedLink to="/products" {...buttonAttributes({ fullWidth: true })}>
          {lowest === null ? t('buy') : t('buyFrom', { price: formatMoney(lowest, language) })}
        </LocalizedLink>
      </div>
      <ul className={styles.own}>
        <li>
          <LocalizedLink to={isSignedIn ? '/userProfile' : '/login'}>
            <UserIcon />
            {isSignedIn ? t('userMenu') : t('login')}
          </LocalizedLink>
        </li>
        <li>
          <LocalizedLink to="/cart">
            <BagIcon />
            {count === 0 ? t('cartEmpty') : t('cartCount', { count })}
          </LocalizedLink>
        </li>
      </ul>
    </div>
  )
}
