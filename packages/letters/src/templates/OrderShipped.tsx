import { bottlesOf, recipientOf } from '@storefront/domain'
import { wayContext } from '@storefront/i18n'

import { firstName, type LetterProps } from './letterData.ts'
import { BuyerLetter, Paragraph } from './LetterFrame.tsx'
import { Parcel } from './ParcelTracked.tsx'
import { Cash } from './PaymentFrame.tsx'

/** The bottles have left, or wait where they are picked up: the carrier or the address, and the cash to prepare. */
export function OrderShipped(props: LetterProps) {
  const { order, t } = props
  const isToPay = order.dueCents > 0 && order.paymentMethod === 'onDelivery'
  return (
    <BuyerLetter {...props} title={t('orderShipped.title', wayContext(order))} lead={leadOf(props)}>
      <Paragraph>
        {t('orderShipped.adults', { ...wayContext(order), number: order.number })}
      </Paragraph>
      {order.tracking !== null && <Parcel tracking={order.tracking} t={t} />}
      {order.invoice !== '' && (
        <Paragraph>{t('orderShipped.invoice', { invoice: order.invoice })}</Paragraph>
      )}
      {isToPay && <Cash {...props} />}
    </BuyerLetter>
  )
}

/** Where the bottles wait, or are on their way to: an order that was entered by hand may have no address. */
function leadOf({ order, t }: LetterProps): string {
  const { direccion, city } = recipientOf(order)
  const count = bottlesOf(order.items)
  const name = firstName(order)
  const address = order.pickupAddress || [direccion, city].filter((part) => part !== '').join(', ')
  return address === ''
    ? t('orderShipped.left', { count, name })
    : t('orderShipped.lead', { ...wayContext(order), count, name, address })
}
