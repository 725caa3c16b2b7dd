import { cartTotals, type Cart } from '@storefront/domain'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { formatList } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './ArrivedBottles.module.css'

/** The bottles that an account's cart had, so that the buyer sees them before the order is placed. */
export function ArrivedBottles({ lines }: { readonly lines: Cart }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  const bottles = lines.map(({ name, quantity }) => t('arrived.bottles', { quantity, name }))
  return (
    <section
      ref={section}
      className={styles.arrived}
      role="status"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 id={titleId}>{t('arrived.title', { count: cartTotals(lines).count })}</h2>
      <p>{t('arrived.text', { bottles: formatList(bottles, language) })}</p>
    </section>
  )
}
