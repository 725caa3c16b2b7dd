import {
  isFinal,
  moneyOf,
  nextSteps,
  type ButtonStep,
  type FinalStep,
  type Order,
} from '@storefront/domain'
import { formatDateTime, formatMoney, wayContext } from '@storefront/i18n'
import { Button, CheckIcon } from '@storefront/ui'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './OrderTracks.module.css'
import { goodsPoints, moneyPoints } from './trackPoints.ts'

const trackNames = ['money', 'goods'] as const

type TrackName = (typeof trackNames)[number]

/** The track whose button takes a step. What ends an order is among the page's other steps. */
const trackOf: Readonly<Record<Exclude<ButtonStep, FinalStep>, TrackName>> = {
  received: 'money',
  refunded: 'money',
  shipped: 'goods',
  delivered: 'goods',
  deliveredAndPaid: 'goods',
}

/** The states that no step of their track follows. */
const finalStates = ['received', 'refunded', 'none', 'delivered', 'cancelled', 'returned'] as const

interface OrderTracksProps {
  readonly ref: Ref<HTMLElement>
  readonly order: Order
  readonly isBusy: boolean
  readonly onStep: (step: ButtonStep) => void
}

/** The tracks of an order, its money and its goods, each with the button of its next step. */
export function OrderTracks({ ref, order, isBusy, onStep }: OrderTracksProps) {
  const { t } = useTranslation('desk')
  const next = nextSteps(order)
  return (
    <section ref={ref} tabIndex={-1} className={styles.tracks} aria-label={t('orders.page.tracks')}>
      {trackNames.map((name) => (
        <Track key={name} name={name} order={order} />
      ))}
      <div className={styles.acts}>
        {trackNames.map((track) => {
          const step = next.find((one) => !isFinal(one) && trackOf[one] === track)
          const state = track === 'money' ? moneyOf(order) : order.status
          const finalState = finalStates.find((one) => one === state)
          return (
            <div key={track}>
              {finalState !== undefined && (
                <p className={styles.done}>
                  <CheckIcon />
                  {t(`orders.page.nothing.${finalState}`, wayContext(order))}
                </p>
              )}
              {step !== undefined && (
                <Button
                  fullWidth
                  busy={isBusy}
                  variant={step === next[0] ? 'primary' : 'secondary'}
                  onClick={() => onStep(step)}
                >
                  {t(`orders.steps.${step}`, wayContext(order))}
                </Button>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

interface TrackProps {
  readonly name: TrackName
  readonly order: Order
}

function Track({ name, order }: TrackProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const points = name === 'money' ? moneyPoints(order) : goodsPoints(order)
  return (
    <div className={styles.track} data-track={name}>
      <header>
        <h2>{t(`orders.columns.${name}`)}</h2>
        {name === 'money' && <p>{t(`orders.payment.${order.paymentMethod}`, wayContext(order))}</p>}
      </header>
      <ol role="list">
        {points.map((point) => (
          <li
            key={point.name}
            data-stage={point.stage}
            aria-current={point.stage === 'current' ? 'step' : undefined}
          >
            <span>
              {t(`orders.states.${point.name}`, wayContext(order))}
              {point.cents !== undefined && ` ${formatMoney(point.cents, language)}`}
            </span>
            {point.at !== null && <time>{formatDateTime(point.at, language)}</time>}
          </li>
        ))}
      </ol>
    </div>
  )
}
