import { Chip } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { lacksAlcoholContent } from '../products/productChecks.ts'
import { editPath } from '../products/productForm.ts'
import styles from './Warnings.module.css'

/** Warnings for the admin: their unverified e-mail address, and products without alcohol content. */
export function Warnings() {
  const { t } = useTranslation('admin')
  const session = useSession()
  const products = useConfirmedQuery(productsQuery(useServices()))
  const isUnverified = session.status === 'signed-in' && !session.account.emailVerified
  const withoutAlcoholContent = products.data?.filter(lacksAlcoholContent) ?? []
  if (!isUnverified && withoutAlcoholContent.length === 0) return null
  return (
    <section className={styles.warnings} aria-labelledby="warnings">
      <h2 id="warnings">{t('overview.notes')}</h2>
      <ul aria-labelledby="warnings">
        {isUnverified && (
          <li>
            <LocalizedLink to="/userProfile">{t('overview.emailUnverified')}</LocalizedLink>
            <Chip tone="attention">{t('access.unverified')}</Chip>
          </li>
        )}
        {withoutAlcoholContent.map(({ id, name }) => (
          <li key={id}>
            <LocalizedLink to={editPath(id)} aria-label={t('overview.strength.edit', { name })}>
              {name}
            </LocalizedLink>
            <Chip tone="attention">{t('overview.strength.missing')}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
