import {
  canTakeStep,
  corrections,
  goodsOf,
  moneyOf,
  nextSteps,
  type Order,
  type PaymentMethod,
  type Step,
} from '@storefront/domain'
import { Button, CheckIcon } from '@storefront/ui'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDateTime } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { onSingleClick } from '../frame/onSingleClick.ts'
import styles from './OrderTracks.module.css'
import { goodsPoints, moneyPoints, type TrackPoint } from './trackPoints.ts'
import type { OrderSteps } from './useOrderSteps.ts'

/** The steps that each track's button can take. */
const trackSteps = {
  money: ['received', 'refunded'],
  goods: ['shipped', 'collected', 'delivered'],
} as const satisfies Record<string, readonly Step[]>

type TrackName = keyof typeof trackSteps

interface OrderTracksProps {
  readonly ref: Ref<HTMLElement>
  readonly order: Order
  readonly isBusy: boolean
  readonly onStep: (step: Step) => void
}

/** The tracks of an order, its money and its goods, each with the button of its next step. */
export function OrderTracks({ ref, order, isBusy, onStep }: OrderTracksProps) {
  const { t } = useTranslation('admin')
  const next = nextSteps(order, 'admin')
  const stepOf = (track: TrackName) => next.find((step) => isOfTrack(step, track))
  return (
    <section ref={ref} tabIndex={-1} className={styles.tracks} aria-label={t('orders.page.tracks')}>
      <Track name="money" points={moneyPoints(order)} paymentMethod={order.paymentMethod} />
      <Track name="goods" points={goodsPoints(order)} />
      <div className={styles.acts}>
        {(['money', 'goods'] as const).map((track) => {
          const step = stepOf(track)
          return (
            <div key={track}>
              {step === undefined ? (
                <p className={styles.done}>
                  <CheckIcon />
                  {t(`orders.page.nothing.${track === 'money' ? moneyOf(order) : goodsOf(order)}`)}
                </p>
              ) : (
                <Button
                  fullWidth
                  busy={isBusy}
                  variant={step === next[0] ? 'primary' : 'secondary'}
                  onClick={onSingleClick(() => onStep(step))}
                >
                  {t(`orders.steps.${step}`)}
                </Button>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

const isOfTrack = (step: Step, track: TrackName) => trackSteps[track].some((one) => one === step)

interface TrackProps {
  readonly name: TrackName
  readonly points: readonly TrackPoint[]
  readonly paymentMethod?: PaymentMethod
}

function Track({ name, points, paymentMethod }: TrackProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <div className={styles.track} data-track={name}>
      <header>
        <h2>{t(`orders.page.${name}`)}</h2>
        {paymentMethod !== undefined && <p>{t(`orders.payment.${paymentMethod}`)}</p>}
      </header>
      <ol role="list">
        {points.map((point) => (
          <li
            key={point.name}
            data-stage={point.stage}
            aria-current={point.stage === 'current' ? 'step' : undefined}
          >
            <span>{t(`orders.points.${point.name}`)}</span>
            {point.at !== null && <time>{formatDateTime(point.at, language)}</time>}
          </li>
        ))}
      </ol>
    </div>
  )
}

interface CorrectionsProps {
  readonly order: Order
  readonly steps: OrderSteps
}

/**
 * A button for each possible correction, and one for a delivery without its cash. The order's activity lists
 * them all.
 */
export function Corrections({ order, steps }: CorrectionsProps) {
  const { t } = useTranslation('admin')
  const canCollect = canTakeStep(order, 'collected', 'admin')
  const canUndoCollected = canTakeStep(order, 'collectedUndone', 'admin')
  const possible = corrections.filter(
    (step) =>
      canTakeStep(order, step, 'admin') && (!canUndoCollected || step === 'collectedUndone'),
  )
  if (possible.length === 0 && !canCollect) return null
  return (
    <div role="group" className={styles.corrections} aria-label={t('orders.page.corrections')}>
      {canCollect && (
        <Button variant="quiet" busy={steps.isBusy} onClick={() => void steps.take('delivered')}>
          {t('orders.page.unpaid')}
        </Button>
      )}
      {possible.map((step) => (
        <Button
          key={step}
          variant="quiet"
          busy={steps.isBusy}
          onClick={() => void steps.take(step)}
        >
          {t(`orders.steps.${step}`)}
        </Button>
      ))}
    </div>
  )
}
