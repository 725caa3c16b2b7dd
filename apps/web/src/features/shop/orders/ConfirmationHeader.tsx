import { recipientOf } from '@storefront/domain'
import { formatMoney, wayContext } from '@storefront/i18n'
import { thanksTall } from '@storefront/imagery/thanks-tall'
import { thanksWide } from '@storefront/imagery/thanks-wide'
import { CheckIcon, Picture } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './ConfirmationHeader.module.css'
import { getsLetters, type OrderPartProps } from './visitorOrders.ts'

/** What the order has done to the buyer's profile: the router's state of the confirmation. */
export type ProfileOutcome = (typeof profileOutcomes)[number]

const profileOutcomes = ['saved', 'notSaved'] as const

/** Instead: the order is one that an earlier press has placed, and differs from what was sent last. */
export const anotherOrder = 'another'

/** The header of an order that was placed just now: a plate, thanks, and what the buyer has to do. */
export function ConfirmationHeader({ order, settings }: OrderPartProps) {
  const { t } = useTranslation('orders')
  const { state } = useLocation()
  const amount = formatMoney(order.dueCents, useLanguage())
  const [name = ''] = order.customer.nombre.split(' ')
  const profile = profileOutcomes.find((outcome) => outcome === state)
  return (
    <header className={styles.head}>
      <Picture
        className={styles.plate}
        picture={thanksTall}
        mediumPicture={thanksWide}
        alt={t('thanks.alt')}
        sizes="(width < 48rem) 100vw, (width < 64rem) 100vw, min(54vw, 42rem)"
        priority
      />
      <div className={styles.words}>
        <p className={styles.state}>
          <CheckIcon className={styles.mark} />
          <span>{t('thanks.lead')}</span>
          <span className={styles.number}>{order.number}</span>
        </p>
        <h1>{t('thanks.title', { name })}</h1>
        <p className={styles.next}>
          {order.paymentMethod === 'transfer'
            ? t('thanks.transfer', { amount })
            : t('thanks.onDelivery', {
                ...wayContext(order),
                amount,
                receiver: recipientOf(order).nombre,
              })}
        </p>
        {getsLetters(order, settings) && (
          <p className={styles.aside}>{t('thanks.emailed', { email: order.customer.email })}</p>
        )}
        {profile !== undefined && <p className={styles.aside}>{t(`thanks.profile.${profile}`)}</p>}
      </div>
    </header>
  )
}
