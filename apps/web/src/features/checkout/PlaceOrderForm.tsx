import { checkOrderForm, type Cents, type OrderProblem } from '@storefront/domain'
import { Banner, Button, Checkbox } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useForm } from '../../shared/forms/useForm.ts'
import { formatTimeOfDay } from '../../shared/i18n/format.ts'
import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { localizedPath } from '../../shared/navigation/paths.ts'
import styles from './Checkout.module.css'
import type { PlaceOrderAction } from './useCheckout.ts'

interface PlaceOrderFormProps {
  readonly id: string
  readonly totalCents: Cents
  /** What keeps the order from being placed. */
  readonly blocker: OrderProblem['code'] | 'editing' | null
  /** The limit that the order exceeds, in products or bottles, and how many it has. */
  readonly size: { readonly most: number; readonly count: number }
  /** When the account may order again, in ms since 1970; null if it may now. */
  readonly nextOrderAt: number | null
  /** The message on a pause of sales, or null. */
  readonly pause: string | null
  readonly placing: PlaceOrderAction
  readonly onPlace: (notes: string) => Promise<void>
}

/** The boxes for age and terms, and the button that places the order. */
export function PlaceOrderForm({
  id,
  totalCents,
  blocker,
  size,
  nextOrderAt,
  pause,
  placing,
  onPlace,
}: PlaceOrderFormProps) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const reasonId = useId()
  const { errorOf, formProps } = useForm({
    fields: ['notes', 'adult', 'terms'],
    check: checkOrderForm,
    submit: ({ notes }) => onPlace(notes),
  })
  const isBusy = placing.state.status === 'busy'
  const time = nextOrderAt === null ? '' : formatTimeOfDay(nextOrderAt, language)
  const blocked =
    blocker === 'sales-paused' ? pause : blocker && t(`blocked.${blocker}`, { ...size, time })
  return (
    <form {...formProps} id={id} className={styles.placeForm}>
      <div>
        <Checkbox
          name="adult"
          aria-required
          label={t('order.adult')}
          error={errorOf('adult') && t('order.adultMissing')}
        />
        <Checkbox
          name="terms"
          aria-required
          label={
            <>
              {t('order.terms')} {/* In a new tab, so that nothing typed here is lost. */}
              <a href={localizedPath('/terms', language)} target="_blank">
                {t('order.termsLink')}
              </a>
            </>
          }
          error={errorOf('terms') && t('order.termsMissing')}
        />
      </div>
      {!isBusy && <PlaceFailure state={placing.state} />}
      <Button
        type="submit"
        fullWidth
        disabled={blocker !== null && !isBusy}
        busy={isBusy}
        busyLabel={t('order.placing')}
        aria-describedby={reasonId}
      >
        {t('order.place', { total: formatMoney(totalCents, language) })}
      </Button>
      <p id={reasonId} className={styles.reason}>
        {blocked ?? t('order.noCharge')}
      </p>
    </form>
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
