import { trackingLink, type Order } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import styles from './OrderFacts.module.css'

/** Who brings the order, its number there, and the carrier's page for it. Renders nothing without it. */
export function FollowParcel({ order: { tracking } }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  if (tracking === null) return null
  const link = trackingLink(tracking)
  return (
    <dl className={styles.fields}>
      <div>
        <dt>{t('tracking.title')}</dt>
        <dd>{tracking.carrier}</dd>
        {tracking.number !== '' && <dd>{t('tracking.number', { number: tracking.number })}</dd>}
        {link !== null && (
          <dd>
            <a href={link} target="_blank" rel="noreferrer">
              {t('tracking.follow')}
            </a>
          </dd>
        )}
      </div>
    </dl>
  )
}
