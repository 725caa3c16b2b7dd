import { Heading } from '@react-email/components'
import { mailLink, phoneLink } from '@storefront/brand/contact'
import { recipientOf } from '@storefront/domain'
import { formatMoney, localizedPath, wayContext } from '@storefront/i18n'

import { Facts } from './Facts.tsx'
import { transferDay, type LetterProps } from './letterData.ts'
import { Contact, LetterFrame, OpenPage, Paragraph } from './LetterFrame.tsx'
import { addressOf, LetterLines } from './LetterLines.tsx'
import { style } from './style.ts'

/** To the owner: who ordered what, and what to do next. */
export function NewOrder(props: LetterProps) {
  const { order, siteUrl, language, t } = props
  const { nombre, telefono, telefonoE164, email } = order.customer
  const { number, receiver } = order
  const nextStep = nextStepText(props)
  return (
    <LetterFrame
      {...props}
      title={t('newOrder.title', { total: formatMoney(order.totalCents, language) })}
      preview={nextStep}
      why={t('newOrder.why')}
    >
      <Paragraph>{nextStep}</Paragraph>
      <OpenPage href={`${siteUrl}${localizedPath(`/dashboard/orders/${order.id}`, language)}`}>
        {t('newOrder.open')}
      </OpenPage>
      <Heading as="h2" style={style.heading}>
        {t('newOrder.customer')}
      </Heading>
      <Facts
        facts={[
          { name: t('newOrder.name'), value: nombre },
          {
            name: t('newOrder.phone'),
            value: telefono && (
              <Contact href={telefonoE164 && phoneLink(telefonoE164)}>{telefono}</Contact>
            ),
          },
          {
            name: t('newOrder.email'),
            value: email && (
              <Contact href={mailLink(email, t('order.title', { number }))}>{email}</Contact>
            ),
          },
          { name: t('newOrder.receiver'), value: receiver && receiver.nombre },
          {
            name: t('newOrder.receiverPhone'),
            value: receiver && receiver.telefono && (
              <Contact href={receiver.telefonoE164 && phoneLink(receiver.telefonoE164)}>
                {receiver.telefono}
              </Contact>
            ),
          },
          {
            name: t('newOrder.address', wayContext(order)),
            value: addressOf(order),
          },
          { name: t('newOrder.notes'), value: order.notes },
          { name: t('newOrder.giftNote'), value: order.giftNote },
        ]}
      />
      <LetterLines {...props} />
    </LetterFrame>
  )
}

/** How the buyer pays, and what the shop does about it. */
function nextStepText(props: LetterProps): string {
  const { order, t } = props
  const name = order.customer.nombre
  if (order.paymentMethod !== 'transfer') {
    const receiver = recipientOf(order).nombre
    return t('newOrder.onDelivery', { ...wayContext(order), name, receiver })
  }
  const day = transferDay(props)
  return day === null
    ? t('newOrder.transfer', { name })
    : t('newOrder.transferUntil', { name, day })
}
