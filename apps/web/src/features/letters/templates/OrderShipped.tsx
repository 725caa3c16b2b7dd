import { Heading, Link, Text } from '@react-email/components'
import { moneyOf, trackingLink, type Tracking } from '@storefront/domain'

import { Facts } from './Facts.tsx'
import { BuyerLetter } from './Letter.tsx'
import { firstName, type LetterProps } from './letterData.ts'
import { OrderLines } from './OrderLines.tsx'
import { Cash } from './PaymentFrame.tsx'
import { style } from './style.ts'

/** The bottles have left: the carrier, and the cash to prepare. */
export function OrderShipped(props: LetterProps) {
  const { order, t } = props
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const isToPay = moneyOf(order) === 'due' && order.paymentMethod === 'onDelivery'
  const { direccion, city } = order.customer
  const lead = t('orderShipped.lead', {
    count,
    name: firstName(order),
    address: `${direccion}, ${city}`,
  })
  return (
    <BuyerLetter {...props} title={t('orderShipped.title')} preview={lead}>
      <Text style={style.paragraph}>{lead}</Text>
      <Text style={style.paragraph}>{t('orderShipped.adults')}</Text>
      {order.tracking !== null && <Parcel tracking={order.tracking} t={t} />}
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
