import { type Cents, checkOrderForm, maxOrderLines, type OrderProblem } from '@storefront/domain'
import { Button, Checkbox } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useForm } from '../../../shared/forms/useForm.ts'
import { formatMoney } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { localizedPath } from '../../../shared/navigation/paths.ts'
import type { Placing } from '../usePlaceOrder.ts'
import styles from './PlaceForm.module.css'
import { PlaceTrouble } from './PlaceTrouble.tsx'

interface PlaceFormProps {
  readonly id: string
  readonly totalCents: Cents
  /** What has to be done first. */
  readonly blocker: OrderProblem['code'] | 'editing' | null
  readonly lineCount: number
  /** Why sales are paused, if they are. */
  readonly pause: string
  readonly placing: Pick<Placing, 'placement' | 'isPlacing'>
  readonly onPlace: (notes: string) => Promise<void>
}

/** The last word: of age, with the terms, and the button that makes it an order. */
export function PlaceForm({
  id,
  totalCents,
  blocker,
  lineCount,
  pause,
  placing: { placement, isPlacing },
  onPlace,
}: PlaceFormProps) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const reasonId = useId()
  const { errorOf, isSubmitting, formProps } = useForm({
    fields: ['notes', 'adult', 'terms'],
    check: checkOrderForm,
    submit: ({ notes }) => onPlace(notes),
  })
  const isBusy = isSubmitting || isPlacing
  return (
    <form {...formProps} id={id} className={styles.form}>
      <div>
        <Checkbox
          name="adult"
          label={t('order.adult')}
          error={errorOf('adult') && t('order.adultMissing')}
        />
        <Checkbox
          name="terms"
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
      {placement !== null && !isBusy && <PlaceTrouble placement={placement} />}
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
        {blocker !== null &&
          blocker !== 'sales-paused' &&
          t(`blocked.${blocker}`, { most: maxOrderLines, count: lineCount })}
      </p>
    </form>
  )
}
