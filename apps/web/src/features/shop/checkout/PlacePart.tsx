import { codeOf, maxOpenOrders, outageCodeOf } from '@storefront/domain'
import { formatMoney, localizedPath } from '@storefront/i18n'
import { Banner, Button } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { goToField } from '../../../shared/forms/ErrorSummary.tsx'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { LegalLinks } from '../../account/access/LegalLinks.tsx'
import { TotalsList } from '../orders/TotalsList.tsx'
import { orderPath } from '../orders/visitorOrders.ts'
import styles from './PlacePart.module.css'
import type { OrderPreview } from './useOrderPreview.ts'
import type { Placing } from './usePlaceOrder.ts'

/** The id of the summary of errors above the form. */
export const errorSummaryId = 'checkout-errors'

interface PlacePartProps {
  readonly preview: OrderPreview
  readonly placing: Placing
  readonly errorCount: number
}

/** The totals, why the order was not placed, and the button that places it. */
export function PlacePart({ preview, placing, errorCount }: PlacePartProps) {
  const { t } = useTranslation(['checkout', 'cart'])
  const language = useLanguage()
  const reasonId = useId()
  const { totals, isPickup, blocker, size } = preview
  const busy = placing.isPending
  return (
    <section className={styles.part} aria-label={t('order.confirm')}>
      <div className={styles.totals}>
        <TotalsList totals={totals} isPickup={isPickup} />
      </div>
      <PlaceFailure placing={placing} />
      <Button
        type="submit"
        fullWidth
        className={styles.placeButton}
        disabled={blocker !== null && !busy}
        busy={busy}
        busyLabel={t('order.placing')}
        aria-describedby={reasonId}
      >
        {t('order.place', { total: formatMoney(totals.totalCents, language) })}
      </Button>
      {errorCount > 0 && (
        <p className={styles.recall}>
          <span>{t('errors.recall', { count: errorCount })}</span>{' '}
          <a href={`#${errorSummaryId}`} onClick={(event) => goToField(event, errorSummaryId)}>
            {t('errors.show')}
          </a>
        </p>
      )}
      <p id={reasonId} className={styles.reason}>
        {blocker === null ? t('cart:facts.noCharge') : t(`blocked.${blocker}`, { ...size })}
      </p>
      <LegalNote />
    </section>
  )
}

/** Why the order was not placed, or that it is unknown whether it was. */
export function PlaceFailure({ placing }: { readonly placing: Placing }) {
  const { t } = useTranslation(['checkout', 'shared'])
  const language = useLanguage()
  const { data, error, variables } = placing
  if (error !== null) {
    return (
      <Banner tone="error">
        {t('refused.outage', { reason: t(`shared:outage.${outageCodeOf(error)}`) })}
      </Banner>
    )
  }
  if (data === undefined || data.ok || variables === undefined) return null
  const refusal = data.error
  const code = codeOf(refusal)
  if (code === 'placed-before') {
    return (
      <Banner
        tone="warning"
        action={
          <LocalizedLink to={orderPath(variables.press)}>{t('refused.openOrder')}</LocalizedLink>
        }
      >
        {t('refused.placed-before')}
      </Banner>
    )
  }
  const { seenTotalCents } = variables.input
  const now = typeof refusal === 'object' && 'totalCents' in refusal ? refusal.totalCents : null
  return (
    <Banner tone="warning">
      {now === seenTotalCents
        ? t('refused.prices-changed')
        : t(`refused.${code}`, {
            most: maxOpenOrders,
            before: formatMoney(seenTotalCents, language),
            now: formatMoney(now ?? 0, language),
          })}
    </Banner>
  )
}

/** What the buyer agrees to, and where to ask. The links open new windows, so that the page stays. */
function LegalNote() {
  const { t } = useTranslation(['checkout', 'catalog'])
  const language = useLanguage()
  return (
    <p className={styles.legal}>
      <span>{t('order.terms')}</span> <LegalLinks />{' '}
      <a href={localizedPath('/contacto', language)} target="_blank">
        {t('catalog:buying.questions')}
      </a>
    </p>
  )
}
