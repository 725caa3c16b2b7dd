import { Heading, Link, Text } from '@react-email/components'
import { moneyOf, trackingLink, type Tracking } from '@storefront/domain'

import { Facts } from './Facts.tsx'
import { BuyerLetter } from './Letter.tsx'
import { firstName, type LetterProps } from './letterData.ts'
import { OrderLines } from './OrderLines.tsx'
import { Cash } from './PaymentFrame.tsx'
import { style } from './style.ts'

/** The bottles have left, or wait where they are picked up: the carrier or the address, and the cash to prepare. */
export function OrderShipped(props: LetterProps) {
  const { order, t } = props
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const isToPay = moneyOf(order) === 'due' && order.paymentMethod === 'onDelivery'
  const { direccion, city } = order.customer
  const isPickup = order.pickupAddress !== ''
  const words = isPickup ? 'orderReady' : 'orderShipped'
  const lead = t(`${words}.lead`, {
    count,
    name: firstName(order),
    address: isPickup ? order.pickupAddress : `${direccion}, ${city}`,
  })
  return (
    <BuyerLetter {...props} title={t(`${words}.title`)} preview={lead}>
      <Text style={style.paragraph}>{lead}</Text>
      <Text style={style.paragraph}>
        {isPickup ? t('orderReady.adults', { number: order.number }) : t('orderShipped.adults')}
      </Text>
      {order.tracking !== null && <Parcel tracking={order.tracking} t={t} />}
      {order.invoice !== '' && (
        <Text style={style.paragraph}>{t('orderShipped.invoice', { invoice: order.invoice })}</Text>
      )}
      {isToPay && <Cash {...props} />}
      <OrderLines {...props} />
    </BuyerLetter>
  )
}

interface ParcelProps extends Pick<LetterProps, 't'> {
  readonly tracking: Tracking
}

/** The carrier, the tracking number, and a link to the carrier's tracking page. */
function Parcel({ tracking, t }: ParcelProps) {
  const { carrier, number } = tracking
  const link = trackingLink(tracking)
  return (
    <>
      <Heading as="h2" style={style.heading}>
        {t('orderShipped.parcel')}
      </Heading>
      <Facts
        facts={[
          { name: t('orderShipped.carrier'), value: carrier },
          ...(number === ''
            ? []
            : [{ name: t('orderShipped.number'), value: number, isStrong: true }]),
        ]}
      />
      {link !== null && (
        <Text style={style.note}>
          <Link href={link} style={style.link}>
            {t('orderShipped.follow')}
          </Link>
        </Text>
      )}
    </>
  )
}
