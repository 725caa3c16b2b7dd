import { Heading, Section, Text } from '@react-email/components'
import { dueOf, goodsOf, workingDayAfter, type BankAccount } from '@storefront/domain'
import { formatMoney, formatWeekday, formatWeekdays } from '@storefront/i18n'

import { Facts } from './Facts.tsx'
import type { LetterProps } from './letterData.ts'
import { style } from './style.ts'

interface TransferProps extends LetterProps {
  readonly account: BankAccount
  readonly title: string
}

/** The account for a transfer, with the order's number as the reference. */
export function Transfer({ account, title, order, language, t }: TransferProps) {
  const { bank, kind, number, holder, holderId } = account
  return (
    <Section style={style.frame}>
      <Heading as="h2" style={style.framedHeading}>
        {title}
      </Heading>
      <Text style={style.paragraph}>{t('pay.lead')}</Text>
      <Facts
        facts={[
          { name: t('pay.amount'), value: formatMoney(dueOf(order), language), isStrong: true },
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

/** The cash to prepare: how much, when, and for whom. */
export function Cash(props: LetterProps) {
  const { order, language, t } = props
  const isNew = goodsOf(order) === 'new'
  const isPickup = order.pickupAddress !== ''
  return (
    <Section style={style.frame}>
      <Heading as="h2" style={style.framedHeading}>
        {t(isPickup ? 'cash.pickupTitle' : 'cash.title')}
      </Heading>
      <Facts
        facts={[
          {
            name: t('cash.amount'),
            value: formatMoney(dueOf(order), language),
            isStrong: true,
          },
          { name: t('cash.when'), value: deliveryText(props) },
          ...(isPickup
            ? [{ name: t('cash.where'), value: order.pickupAddress }]
            : [
                { name: t('cash.whom'), value: t('cash.courier') },
                { name: t('cash.exact'), value: t('cash.noChange') },
              ]),
        ]}
      />
      {isNew && !isPickup && (
        <Text style={style.note}>{t('cash.whenNote', { phone: order.customer.telefono })}</Text>
      )}
      <Text style={style.note}>{t(isPickup ? 'cash.otherWayAtPickup' : 'cash.otherWay')}</Text>
    </Section>
  )
}

/** "Entre el miércoles 25 y el lunes 30 de noviembre", if the settings have delivery days and the order is shipped. */
function deliveryText({ order, settings, language, t }: LetterProps): string {
  const days = settings.deliveryDays
  const isNew = goodsOf(order) === 'new'
  if (order.pickupAddress !== '') return t(isNew ? 'cash.onceReady' : 'cash.isReady')
  if (!isNew) return t('cash.onItsWay')
  if (days === null) return t('cash.byAgreement')
  const first = workingDayAfter(order.createdAt, days.from).from
  const last = workingDayAfter(order.createdAt, days.to).from
  return days.from === days.to
    ? t('cash.on', { day: formatWeekday(last, language) })
    : t('cash.between', formatWeekdays(first, last, language))
}
