import {
  canTrack,
  checkTracking,
  err,
  goodsOf,
  knownCarriers,
  trackingLength,
  trackingLink,
  type Order,
  type Tracking,
} from '@storefront/domain'
import { Button, Field, Text } from '@storefront/ui'
import { useId, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { useRecordForm, type FormDefinition } from '../../../shared/forms/useRecordForm.ts'
import { Meanwhile } from './Meanwhile.tsx'
import styles from './OrderPart.module.css'
import { OrderPart } from './OrderPart.tsx'
import { typedRequest } from './takeSteps.ts'
import type { Steps } from './useSteps.tsx'

const trackingForm: FormDefinition<Order, keyof Tracking, Tracking> = {
  fields: ['carrier', 'number'],
  formOf: ({ tracking }) => tracking ?? { carrier: '', number: '' },
  check: checkTracking,
}

/** The form of an order's tracking. What is typed before shipping is stored by that step. */
export function useTrackingForm(order: Order, steps: Steps) {
  const { t } = useTranslation('desk')
  return useRecordForm({
    form: trackingForm,
    stored: order,
    labelOf: (field) => t(`orders.tracking.${field}`),
    save: async (shown, tracking) =>
      canTrack(shown)
        ? steps.save(typedRequest('tracked', shown, { kind: 'tracked', tracking }))
        : err('not-saved'),
    failure: 'A tracking could not be stored',
  })
}

interface OrderTrackingProps {
  readonly order: Order
  readonly form: ReturnType<typeof useTrackingForm>
  /** The form, which shows its errors when it is submitted. */
  readonly formRef: Ref<HTMLFormElement>
}

/**
 * Carrier and number of the parcel: typed before shipping and stored with that step, or stored later. What is typed
 * stays when a colleague is faster, and can be stored in place of theirs.
 */
export function OrderTracking({ order, form, formRef }: OrderTrackingProps) {
  const { t } = useTranslation(['desk', 'orders'])
  const carriers = useId()
  /** The tracking whose correction was opened. */
  const [corrected, setCorrected] = useState<Tracking | null>(null)
  const { tracking } = order
  const link = tracking === null ? null : trackingLink(tracking)
  const mayEdit = canTrack(order)
  const isForm =
    goodsOf(order) !== 'closed' && (tracking === null || form.isChanged || corrected === tracking)
  return (
    <OrderPart id="tracking" title={t('orders.tracking.title')}>
      {tracking !== null && (
        <>
          <p>
            <span>{tracking.carrier}</span>{' '}
            <strong className={styles.parcel}>{tracking.number}</strong>
          </p>
          <Text look="caption">{t('orders.tracking.seen')}</Text>
        </>
      )}
      {order.status === 'cancelled' && <Text look="caption">{t('orders.tracking.cancelled')}</Text>}
      {isForm && (
        <form ref={formRef} className={styles.fields} {...form.formProps}>
          <Field
            {...form.inputProps('carrier')}
            list={carriers}
            maxLength={trackingLength.carrier}
          />
          <datalist id={carriers}>
            {[...knownCarriers, t('orders.tracking.own')].map((name) => (
              <option key={name} value={name} aria-label={name} />
            ))}
          </datalist>
          <Field
            {...form.inputProps('number')}
            maxLength={trackingLength.number}
            spellCheck={false}
          />
          {mayEdit && (
            <>
              {form.isChanged && <Text look="caption">{t('orders.tracking.unsaved')}</Text>}
              <Button type="submit" variant="secondary" busy={form.isSaving}>
                {t('save')}
              </Button>
            </>
          )}
          {tracking !== null && (
            <Button
              variant="quiet"
              onClick={() => {
                form.reset()
                setCorrected(null)
              }}
            >
              {t('orders.tracking.keep')}
            </Button>
          )}
        </form>
      )}
      {tracking !== null && !isForm && (
        <p className={styles.links}>
          {link !== null && (
            <a href={link} target="_blank" rel="noreferrer">
              {t('orders:tracking.follow')}
            </a>
          )}
          {mayEdit && (
            <Button variant="quiet" onClick={() => setCorrected(tracking)}>
              {t('orders.tracking.edit')}
            </Button>
          )}
        </p>
      )}
      <Meanwhile order={order} seen={form.seen} />
    </OrderPart>
  )
}
