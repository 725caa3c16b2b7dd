import {
  canTrack,
  checkTracking,
  err,
  goodsOf,
  knownCarriers,
  ok,
  trackingLength,
  trackingLink,
  type Order,
  type Tracking,
} from '@storefront/domain'
import { Button, Field } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import styles from './AdminOrder.module.css'
import { orderQueries } from './orderQueries.ts'

interface TrackingFieldsProps {
  readonly typed: Tracking
  readonly onType: (tracking: Tracking) => void
}

interface OrderTrackingProps extends TrackingFieldsProps {
  readonly order: Order
}

/** Carrier and number of the parcel: typed before shipping and stored with that step, or stored later. */
export function OrderTracking({ order, typed, onType }: OrderTrackingProps) {
  const { t } = useTranslation('admin')
  const [isEditing, setEditing] = useState(false)
  const { state, run } = useSetTracking(order)
  const { tracking } = order
  const link = tracking === null ? null : trackingLink(tracking)
  const mayEdit = canTrack(order)
  const isCancelled = goodsOf(order) === 'cancelled'
  return (
    <section className={styles.part} aria-labelledby="tracking">
      <h2 id="tracking">{t('orders.tracking.title')}</h2>
      {tracking !== null && !isEditing && (
        <>
          <p>
            <span>{tracking.carrier}</span>{' '}
            <strong className={styles.parcel}>{tracking.number}</strong>
          </p>
          <p className={styles.caption}>{t('orders.tracking.seen')}</p>
        </>
      )}
      {isCancelled && <p className={styles.caption}>{t('orders.tracking.cancelled')}</p>}
      {!isCancelled && (tracking === null || isEditing) && (
        <form
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault()
            const checked = checkTracking(typed)
            if (!mayEdit || !checked.ok) return
            void run(checked.value).then((stored) => {
              if (stored?.status === 'done') setEditing(false)
            })
          }}
        >
          <TrackingFields typed={typed} onType={onType} />
          {mayEdit && (
            <Button type="submit" variant="secondary" busy={state.status === 'busy'}>
              {t('orders.tracking.save')}
            </Button>
          )}
        </form>
      )}
      {tracking !== null && !isEditing && (
        <p className={styles.links}>
          {link !== null && (
            <a href={link} target="_blank" rel="noreferrer">
              {t('orders.tracking.follow')}
            </a>
          )}
          {mayEdit && (
            <Button
              variant="quiet"
              onClick={() => {
                onType(tracking)
                setEditing(true)
              }}
            >
              {t('orders.tracking.edit')}
            </Button>
          )}
        </p>
      )}
      <ActionResult
        state={state}
        done={() => t('orders.tracking.done')}
        refused={(code) => t(`orders.steps.${code}`)}
        errorMessage={t('orders.tracking.failed')}
      />
    </section>
  )
}

function TrackingFields({ typed, onType }: TrackingFieldsProps) {
  const { t } = useTranslation('admin')
  const carriers = useId()
  return (
    <>
      <Field
        label={t('orders.tracking.carrier')}
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
        label={t('orders.tracking.number')}
        maxLength={trackingLength.number}
        autoComplete="off"
        spellCheck={false}
        value={typed.number}
        onChange={({ currentTarget }) => onType({ ...typed, number: currentTarget.value })}
      />
    </>
  )
}

function useSetTracking({ id }: Order) {
  const { loadBackend } = useServices()
  const queries = useQueryClient()
  return useAction('A tracking number could not be stored', async (tracking: Tracking) => {
    try {
      const stored = await (await loadBackend()).orders.setTracking(id, tracking)
      return stored.ok ? ok(undefined) : err(stored.error)
    } finally {
      await queries.invalidateQueries({ queryKey: orderQueries.all })
    }
  })
}
