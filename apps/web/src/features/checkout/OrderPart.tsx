import { Banner, Button, Checkbox } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { goToField } from '../../shared/forms/ErrorSummary.tsx'
import { formatTimeOfDay } from '../../shared/i18n/format.ts'
import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { localizedPath } from '../../shared/navigation/paths.ts'
import { TotalsList } from '../orders/TotalsList.tsx'
import { errorSummaryId, fieldId } from './checkoutField.ts'
import styles from './OrderPart.module.css'
import type { OrderPreview } from './useOrderPreview.ts'
import type { PlaceOrderAction } from './usePlacement.ts'

interface OrderPartProps {
  readonly preview: OrderPreview
  readonly placing: PlaceOrderAction
  readonly busy: boolean
  /** Whether the order also makes an account. */
  readonly isGuest: boolean
  readonly adultError: string | undefined
  readonly errorCount: number
  /** Why the account could not be made. */
  readonly signInFailure: string | null
  readonly hidden: boolean
}

/** The totals, the box for the age, and the button that places the order. */
export function OrderPart({
  preview,
  placing,
  busy,
  isGuest,
  adultError,
  errorCount,
  signInFailure,
  hidden,
}: OrderPartProps) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const reasonId = useId()
  const { totals, blocker, size, nextOrderAt, pause } = preview
  const time = nextOrderAt === null ? '' : formatTimeOfDay(nextOrderAt, language)
  const blocked =
    blocker === 'sales-paused' ? pause : blocker && t(`blocked.${blocker}`, { ...size, time })
  return (
    <section className={styles.part} aria-label={t('order.confirm')} hidden={hidden}>
      <div className={styles.totals}>
        <TotalsList totals={totals} />
      </div>
      <Checkbox
        id={fieldId('adult')}
        name="adult"
        aria-required
        label={t('order.adult')}
        error={adultError}
      />
      {!busy && signInFailure !== null && <Banner tone="error">{signInFailure}</Banner>}
      {!busy && <PlaceFailure state={placing.state} />}
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
        {blocked ?? t('order.noCharge')}
      </p>
      <LegalNote isGuest={isGuest} />
    </section>
  )
}

/** What the buyer agrees to. The links open new windows, so that the typed password is not lost. */
function LegalNote({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  return (
    <p className={styles.legal}>
      <span>{t('order.terms')}</span>{' '}
      <a href={localizedPath('/terms', language)} target="_blank">
        {t('order.termsLink')}
      </a>
      {isGuest && (
        <>
          {' '}
          <span>{t('order.accountToo')}</span>{' '}
          <a href={localizedPath('/privacy', language)} target="_blank">
            {t('order.privacyLink')}
          </a>
        </>
      )}
      <span>.</span>
    </p>
  )
}

/** Why the order was not placed, or that it is unknown whether it was. */
function PlaceFailure({ state }: Pick<PlaceOrderAction, 'state'>) {
  const { t } = useTranslation(['checkout', 'shared'])
  if (state.status !== 'refused' && state.status !== 'outage') return null
  return (
    <Banner tone={state.status === 'outage' ? 'error' : 'warning'}>
      {state.status === 'outage'
        ? t('failed.outage', { reason: t(`shared:outage.${state.code}`) })
        : t(`failed.${state.error}`)}
    </Banner>
  )
}
