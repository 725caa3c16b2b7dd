import { type Cents, checkOrderForm, type OrderProblem } from '@storefront/domain'
import { Banner, Button, Checkbox } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useForm } from '../../shared/forms/useForm.ts'
import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { localizedPath } from '../../shared/navigation/paths.ts'
import styles from './Checkout.module.css'
import type { Placing } from './useCheckout.ts'

interface PlaceFormProps {
  readonly id: string
  readonly totalCents: Cents
  /** What has to be done first. */
  readonly blocker: OrderProblem['code'] | 'editing' | null
  /** How much the order may hold at most, and how much it does; of what it holds too much. */
  readonly size: { readonly most: number; readonly count: number }
  /** Why sales are paused, if they are. */
  readonly pause: string | null
  readonly placing: Placing
  readonly onPlace: (notes: string) => Promise<void>
}

/** The last word: of age, with the terms, and the button that makes it an order. */
export function PlaceForm({
  id,
  totalCents,
  blocker,
  size,
  pause,
  placing,
  onPlace,
}: PlaceFormProps) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const reasonId = useId()
  const { errorOf, formProps } = useForm({
    fields: ['notes', 'adult', 'terms'],
    check: checkOrderForm,
    submit: ({ notes }) => onPlace(notes),
  })
  const isBusy = placing.state.status === 'busy'
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
              {t('order.terms')} {/* In a window of their own: nothing typed here is lost. */}
              <a href={localizedPath('/terms', language)} target="_blank">
                {t('order.termsLink')}
              </a>
            </>
          }
          error={errorOf('terms') && t('order.termsMissing')}
        />
      </div>
      {!isBusy && <PlaceTrouble state={placing.state} />}
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
        {blocker === null && t('order.noCharge')}
        {blocker === 'sales-paused' && pause}
        {blocker !== null && blocker !== 'sales-paused' && t(`blocked.${blocker}`, size)}
      </p>
    </form>
  )
}

/** Why the order was not placed, or is not known to be. */
function PlaceTrouble({ state }: Pick<Placing, 'state'>) {
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
