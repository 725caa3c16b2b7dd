import { deliveryDaysTo, destinationOf } from '@storefront/domain'
import { formatMoney, formatWeekday, lettersContext, wayContext } from '@storefront/i18n'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { transferDeadline } from './PaymentInstructions.tsx'
import { getsLetters, type OrderPartProps } from './visitorOrders.ts'
import styles from './WhatFollows.module.css'

/** The three steps from an order that was just placed to its delivery. */
export function WhatFollows(props: OrderPartProps) {
  const steps = useWhatFollows(props)
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ name, title, text }, index) => (
        <li key={name} aria-current={index === 0 ? 'step' : undefined}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

function useWhatFollows({ order, settings }: OrderPartProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const letters = lettersContext(getsLetters(order, settings))
  const way = wayContext(order)
  const isPickup = order.pickupAddress !== ''
  const ready = {
    name: 'ready',
    title: t('follows.ready'),
    text: t('follows.readyText', letters),
  } as const
  if (order.paymentMethod !== 'transfer' && isPickup) {
    const amount = formatMoney(order.dueCents, language)
    return [
      { name: 'review', title: t('follows.review'), text: t('follows.reviewText') },
      ready,
      { name: 'pickUp', title: t('follows.pickUpAndPay'), text: t('follows.payText', { amount }) },
    ]
  }
  if (order.paymentMethod !== 'transfer') {
    const amount = formatMoney(order.dueCents, language)
    return [
      { name: 'agree', title: t('follows.agree'), text: t('follows.agreeText') },
      {
        name: 'leave',
        title: t('follows.leave', way),
        text: t('follows.leaveText', letters),
      },
      { name: 'pay', title: t('follows.pay', way), text: t('follows.payText', { ...way, amount }) },
    ]
  }
  const deadline = transferDeadline(order)
  const day = deadline && formatWeekday(deadline.from, language)
  const days = settings && deliveryDaysTo(destinationOf(order), settings)
  const time =
    days === null
      ? ''
      : days.from === days.to
        ? t('follows.days', { count: days.to })
        : t('follows.range', { from: days.from, to: days.to })
  return [
    {
      name: 'transfer',
      title: t('follows.transfer'),
      text: day === null ? t('follows.transferText') : t('follows.transferUntilText', { day }),
    },
    {
      name: 'money',
      title: t('follows.money'),
      text: t('follows.moneyText', letters),
    },
    isPickup
      ? { ...ready, text: `${ready.text} ${t('follows.receiveText')}` }
      : {
          name: 'receive',
          title: t('follows.receive', way),
          text: `${time} ${t('follows.receiveText', way)}`.trim(),
        },
  ]
}
