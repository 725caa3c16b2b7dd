import { Heading, Link, Text } from '@react-email/components'
import { mailLink, phoneLink } from '@storefront/brand/contact'
import { formatMoney, localizedPath } from '@storefront/i18n'

import { Facts } from './Facts.tsx'
import { Letter, OpenOrder } from './Letter.tsx'
import { transferDay, type LetterProps } from './letterData.ts'
import { Address, OrderLines } from './OrderLines.tsx'
import { style } from './style.ts'

/** To the owner: who ordered what, and what to do next. */
export function NewOrder(props: LetterProps) {
  const { order, siteUrl, language, t } = props
  const { nombre, telefono, telefonoE164, email } = order.customer
  const number = order.number
  const nextStep = nextStepText(props)
  return (
    <Letter
      {...props}
      title={t('newOrder.title', { total: formatMoney(order.totalCents, language) })}
      preview={nextStep}
      why={t('newOrder.why')}
    >
      <Text style={style.paragraph}>{nextStep}</Text>
      <OpenOrder href={`${siteUrl}${localizedPath(`/dashboard/orders/${order.id}`, language)}`}>
        {t('newOrder.open')}
      </OpenOrder>
      <Heading as="h2" style={style.heading}>
        {t('newOrder.customer')}
      </Heading>
      <Facts
        facts={[
          { name: t('newOrder.name'), value: nombre },
          {
            name: t('newOrder.phone'),
            value:
              telefonoE164 === '' ? (
                telefono
              ) : (
                <Link className="contact" href={phoneLink(telefonoE164)} style={style.link}>
                  {telefono}
                </Link>
              ),
          },
          {
            name: t('newOrder.email'),
            value: (
              <Link
                className="contact"
                href={mailLink(email, t('order.title', { number }))}
                style={style.link}
              >
                {email}
              </Link>
            ),
          },
          {
            name: t(order.pickupAddress === '' ? 'newOrder.address' : 'newOrder.pickupAt'),
            value: <Address order={order} />,
          },
          ...(order.notes === '' ? [] : [{ name: t('newOrder.notes'), value: order.notes }]),
          ...(order.giftNote === ''
            ? []
            : [{ name: t('newOrder.giftNote'), value: order.giftNote }]),
        ]}
      />
      <OrderLines {...props} />
    </Letter>
  )
}

/** How the buyer pays, and what the shop does about it. */
function nextStepText(props: LetterProps): string {
  const { order, t } = props
  const name = order.customer.nombre
  if (order.paymentMethod !== 'transfer') {
    return t(order.pickupAddress === '' ? 'newOrder.onDelivery' : 'newOrder.atPickup', { name })
  }
  const day = transferDay(props)
  return day === null
    ? t('newOrder.transfer', { name })
    : t('newOrder.transferUntil', { name, day })
}
