import {
  goodsOf,
  moneyOf,
  nextSteps,
  type Order,
  type PaymentMethod,
  type Step,
} from '@storefront/domain'
import { CheckIcon } from '@storefront/ui'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDateTime } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { StillButton } from '../frame/StillButton.tsx'
import { useStill } from '../frame/useStill.ts'
import styles from './OrderTracks.module.css'
import { orderWords } from './orderWords.ts'
import { goodsPoints, moneyPoints, type TrackPoint } from './trackPoints.ts'

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
  const words = orderWords(order)
  const next = nextSteps(order, 'admin')
  const stepOf = (track: TrackName) => next.find((step) => isOfTrack(step, track))
  // The next step's button takes the place of the one that was pressed.
  const isStill = useStill(next.join(' '))
  return (
    <section ref={ref} tabIndex={-1} className={styles.tracks} aria-label={t('orders.page.tracks')}>
      <Track
        name="money"
        order={order}
        points={moneyPoints(order)}
        paymentMethod={order.paymentMethod}
      />
      <Track name="goods" order={order} points={goodsPoints(order)} />
      <div className={styles.acts}>
        {(['money', 'goods'] as const).map((track) => {
          const step = stepOf(track)
          return (
            <div key={track}>
              {step === undefined ? (
                <p className={styles.done}>
                  <CheckIcon />
                  {t(
                    `${words}.page.nothing.${track === 'money' ? moneyOf(order) : goodsOf(order)}`,
                  )}
                </p>
              ) : (
                <StillButton
                  fullWidth
                  busy={isBusy}
                  isStill={isStill}
                  variant={step === next[0] ? 'primary' : 'secondary'}
                  onClick={() => onStep(step)}
                >
                  {t(`${words}.steps.${step}`)}
                </StillButton>
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
  readonly order: Order
  readonly points: readonly TrackPoint[]
  readonly paymentMethod?: PaymentMethod
}

function Track({ name, order, points, paymentMethod }: TrackProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const words = orderWords(order)
  return (
    <div className={styles.track} data-track={name}>
      <header>
        <h2>{t(`orders.page.${name}`)}</h2>
        {paymentMethod !== undefined && <p>{t(`${words}.payment.${paymentMethod}`)}</p>}
      </header>
      <ol role="list">
        {points.map((point) => (
          <li
            key={point.name}
            data-stage={point.stage}
            aria-current={point.stage === 'current' ? 'step' : undefined}
          >
            <span>{t(`${words}.points.${point.name}`)}</span>
            {point.at !== null && <time>{formatDateTime(point.at, language)}</time>}
          </li>
        ))}
      </ol>
    </div>
  )
}
