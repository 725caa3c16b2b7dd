import {
  canTrack,
  checkTracking,
  goodsOf,
  knownCarriers,
  trackingLength,
  trackingLink,
  type FieldErrorCode,
  type Order,
  type Tracking,
} from '@storefront/domain'
import { Button, Field } from '@storefront/ui'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import styles from './AdminOrder.module.css'
import { Meanwhile } from './Meanwhile.tsx'
import { typedRequest, type Steps } from './useSteps.ts'

type TrackingField = keyof Tracking

/** The tracking of an order while nothing is typed. */
const noTracking: Tracking = { carrier: '', number: '' }

interface OrderTrackingProps {
  readonly order: Order
  readonly steps: Steps
  /** The tracking that is typed and not stored yet; null if there is none. */
  readonly typed: Tracking | null
  readonly onType: (typed: Tracking | null) => void
  /** The form, which shows its errors when it is submitted. */
  readonly formRef: Ref<HTMLFormElement>
}

/**
 * Carrier and number of the parcel: typed before shipping and stored with that step, or stored later. What is typed
 * stays when a colleague is faster, and can be stored in place of theirs.
 */
export function OrderTracking({ order, steps, typed, onType, formRef }: OrderTrackingProps) {
  const { t } = useTranslation('admin')
  const { errorOf, formProps } = useForm<TrackingField, Tracking>({
    fields: ['carrier', 'number'],
    check: checkTracking,
    async submit(checked) {
      // Before shipping, the step stores it.
      if (!mayEdit) return
      const step = { kind: 'tracked', tracking: checked } as const
      const outcome = await steps.take(typedRequest('tracked', order, step))
      if (outcome !== null && outcome.taken.length > 0) onType(null)
    },
  })
  const { tracking } = order
  const link = tracking === null ? null : trackingLink(tracking)
  const mayEdit = canTrack(order)
  const isOver = goodsOf(order).isClosed
  return (
    <section className={styles.part} aria-labelledby="tracking">
      <h2 id="tracking">{t('orders.tracking.title')}</h2>
      {tracking !== null && (
        <>
          <p>
            <span>{tracking.carrier}</span>{' '}
            <strong className={styles.parcel}>{tracking.number}</strong>
          </p>
          <p className={styles.caption}>{t('orders.tracking.seen')}</p>
        </>
      )}
      {order.status === 'cancelled' && (
        <p className={styles.caption}>{t('orders.tracking.cancelled')}</p>
      )}
      {!isOver && (tracking === null || typed !== null) && (
        <form ref={formRef} className={styles.fields} {...formProps}>
          <TrackingFields
            typed={typed ?? noTracking}
            onType={(next) => onType(tracking === null && isEmpty(next) ? null : next)}
            errorOf={errorOf}
          />
          {mayEdit && (
            <>
              {typed !== null && !isStored(order, typed) && (
                <p className={styles.caption}>{t('orders.tracking.unsaved')}</p>
              )}
              <Button type="submit" variant="secondary" busy={steps.isBusy}>
                {t('save')}
              </Button>
            </>
          )}
          {tracking !== null && (
            <Button variant="quiet" onClick={() => onType(null)}>
              {t('orders.tracking.keep')}
            </Button>
          )}
        </form>
      )}
      {tracking !== null && typed === null && (
        <p className={styles.links}>
          {link !== null && (
            <a href={link} target="_blank" rel="noreferrer">
              {t('orders.tracking.follow')}
            </a>
          )}
          {mayEdit && (
            <Button variant="quiet" onClick={() => onType(tracking)}>
              {t('orders.tracking.edit')}
            </Button>
          )}
        </p>
      )}
      <Meanwhile order={order} isTyped={typed !== null} />
    </section>
  )
}

const isStored = ({ tracking }: Order, { carrier, number }: Tracking) =>
  tracking?.carrier === carrier && tracking.number === number

const isEmpty = ({ carrier, number }: Tracking) => carrier === '' && number === ''

interface TrackingFieldsProps {
  readonly typed: Tracking
  readonly onType: (typed: Tracking) => void
  readonly errorOf: (field: TrackingField) => FieldErrorCode | undefined
}

function TrackingFields({ typed, onType, errorOf }: TrackingFieldsProps) {
  const { t } = useTranslation('admin')
  const errorText = useFieldErrorText()
  const carriers = useId()
  return (
    <>
      <Field
        name="carrier"
        label={t('orders.tracking.carrier')}
        error={errorText(errorOf('carrier'))}
        list={carriers}
        maxLength={trackingLength.carrier}
        autoComplete="off"
        value={typed.carrier}
        onChange={({ currentTarget }) => onType({ ...typed, carrier: currentTarget.value })}
      />
      <datalist id={carriers}>
        {[...knownCarriers, t('orders.tracking.own')].map((name) => (
          <option key={name} value={name} aria-label={name} />
        ))}
      </datalist>
      <Field
        name="number"
        label={t('orders.tracking.number')}
        error={errorText(errorOf('number'))}
        maxLength={trackingLength.number}
        autoComplete="off"
        spellCheck={false}
        value={typed.number}
        onChange={({ currentTarget }) => onType({ ...typed, number: currentTarget.value })}
      />
    </>
  )
}
