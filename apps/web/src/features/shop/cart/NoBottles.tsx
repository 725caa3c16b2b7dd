import { emptyTable } from '@storefront/imagery/empty-table'
import { buttonAttributes, Picture } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import styles from './Cart.module.css'

interface NoBottlesProps {
  /** Called when the link to the bottles is followed. */
  readonly onLeave?: (() => void) | undefined
}

/** A cart without bottles: in the cart's page and drawer, and at the checkout. */
export function NoBottles({ onLeave }: NoBottlesProps) {
  const { t } = useTranslation('cart')
  return (
    <div className={styles.contents}>
      <div className={styles.empty}>
        <Picture
          className={styles.emptyTable}
          picture={emptyTable}
          alt={t('emptyAlt')}
          sizes="(width < 40rem) 92vw, min(58vw, 45rem)"
          fit="cover"
        />
        <div className={styles.emptyWords}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
          <LocalizedLink
            to="/products"
            {...buttonAttributes({ variant: 'quiet' })}
            onClick={onLeave}
          >
            {t('browse')}
          </LocalizedLink>
        </div>
      </div>
    </div>
  )
}
