import type { CartLine } from '@storefront/domain'
import { Banner, buttonAttributes } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import styles from './AddedNotice.module.css'

interface AddedNoticeProps {
  /** The cart line that was changed last, with its quantity after that. */
  readonly added: CartLine | null
  readonly className?: string | undefined
}

/**
 * Reports that a bottle was added, with a link to the cart. The page never scrolls to it: on phones, where it could be
 * below the window, it is shown below the navbar for a moment.
 */
export function AddedNotice({ added, className = '' }: AddedNoticeProps) {
  const { t } = useTranslation('catalog')
  return (
    <div role="status" className={`${styles.added} ${className}`}>
      {added !== null && (
        <Banner
          // Another number of bottles shows it for another moment.
          key={added.quantity}
          tone="success"
          role="none"
          action={
            <LocalizedLink to="/cart" {...buttonAttributes({ variant: 'quiet' })}>
              {t('viewCart')}
            </LocalizedLink>
          }
        >
          {t('added', { name: added.name, count: added.quantity })}
        </Banner>
      )}
    </div>
  )
}
