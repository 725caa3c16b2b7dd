import { Heading, Section, Text } from '@react-email/components'
import { deliveryDaysTo, destinationOf, goodsOf, workingDayAfter } from '@storefront/domain'
import { formatMoney, formatWeekday, formatWeekdays, wayContext } from '@storefront/i18n'

import { Facts } from './Facts.tsx'
import type { LetterProps } from './letterData.ts'
import { style } from './style.ts'

interface TransferProps extends LetterProps {
  readonly title: string
}

/** The order's account for a transfer, with the order's number as the reference. */
export function Transfer({ title, order, language, t }: TransferProps) {
  if (order.bankAccount === null) return null
  const { bank, kind, number, holder, holderId } = order.bankAccount
  return (
    <Section style={style.frame}>
      <Heading as="h2" style={style.framedHeading}>
        {title}
      </Heading>
      <Text style={style.paragraph}>{t('pay.lead')}</Text>
      <Facts
        facts={[
          { name: t('pay.amount'), value: formatMoney(order.dueCents, language), isStrong: true },
          { name: t('pay.reference'), value: order.number, isStrong: true },
          { name: t('pay.bank'), value: bank },
          { name: t('pay.kind'), value: t(`pay.kinds.${kind}`) },
          { name: t('pay.number'), value: number, isStrong: true },
          { name: t('pay.holder'), value: holder },
          { name: t('pay.holderId'), value: holderId },
        ]}
      />
      <Text style={style.note}>{t('pay.referenceNote')}</Text>
    </Section>
  )
}

/** How to pay what is still due after a part. */
export const PayTheRest = (props: LetterProps) =>
  props.order.paymentMethod === 'transfer' ? (
    <Transfer {...props} title={props.t('pay.rest')} />
  ) : (
    <Cash {...props} />
  )

/** The cash to prepare: how much, when, and for whom. */
export function Cash(props: LetterProps) {
  const { order, language, t } = props
  const phone = order.customer.telefono
  const isPickup = order.pickupAddress !== ''
  return (
    <Section style={style.frame}>
      <Heading as="h2" style={style.framedHeading}>
        {t('cash.title', wayContext(order))}
      </Heading>
      <Facts
        facts={[
          {
            name: t('cash.amount', wayContext(order)),
            value: formatMoney(order.dueCents, language),
            isStrong: true,
          },
          { name: t('cash.when'), value: deliveryText(props) },
          ...(isPickup
            ? [{ name: t('cash.where'), value: order.pickupAddress }]
            : [
                { name: t('cash.whom', wayContext(order)), value: t('cash.courier') },
                { name: t('cash.exact'), value: t('cash.noChange') },
              ]),
        ]}
      />
      {goodsOf(order) === 'atShop' && !isPickup && (
        <Text style={style.note}>
          {phone === '' ? t('cash.whenNoteWithoutPhone') : t('cash.whenNote', { phone })}
        </Text>
      )}
      <Text style={style.note}>{t('cash.otherWay', wayContext(order))}</Text>
    </Section>
  )
}

/** "Entre el miércoles 25 y el lunes 30 de noviembre", if the settings have delivery days and the order is shipped. */
function deliveryText({ order, settings, language, t }: LetterProps): string {
  const days = deliveryDaysTo(destinationOf(order), settings)
  const isPickup = order.pickupAddress !== ''
  if (goodsOf(order) === 'onItsWay') return t(isPickup ? 'cash.isReady' : 'cash.onItsWay')
  if (isPickup) return t('cash.onceReady')
  if (days === null) return t('cash.byAgreement')
  const first = workingDayAfter(order.createdAt, days.from).from
  const last = workingDayAfter(order.createdAt, days.to).from
  return days.from === days.to
    ? t('cash.on', { day: formatWeekday(last, language) })
    : t('cash.between', formatWeekdays(first, last, language))
}
