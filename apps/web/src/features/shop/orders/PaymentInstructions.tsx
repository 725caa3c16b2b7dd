import { shopContact, whatsappLink } from '@storefront/brand/contact'
import {
  dayAfter,
  deliveryDaysTo,
  destinationOf,
  goodsOf,
  moneyOf,
  recipientOf,
  toDecimal,
  waitingOf,
  workingDayAfter,
  type BankAccount,
  type Order,
  type Period,
} from '@storefront/domain'
import { formatMoney, formatWeekday, formatWeekdays, wayContext } from '@storefront/i18n'
import { Button, buttonAttributes, Frame, Text, VisuallyHidden } from '@storefront/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useCopy } from '../../../shared/useCopy.ts'
import { useTime } from '../../../shared/useTime.ts'
import styles from './PaymentInstructions.module.css'
import type { OrderPartProps } from './visitorOrders.ts'

/**
 * How to pay for an order whose money is due: by a transfer to the account that it carries, or in cash on delivery.
 * Renders nothing for other orders, and for cash that was not collected.
 */
export function PaymentInstructions({ order, settings }: OrderPartProps) {
  if (moneyOf(order) !== 'due') return null
  if (order.bankAccount !== null) {
    return <TransferInstructions order={order} account={order.bankAccount} settings={settings} />
  }
  return goodsOf(order) !== 'arrived' && <CashInstructions order={order} settings={settings} />
}

interface TransferInstructionsProps extends OrderPartProps {
  readonly account: BankAccount
}

/** The account for a transfer, until when to make it, and where to send its receipt. */
function TransferInstructions({ order, account, settings }: TransferInstructionsProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const [time] = useTime()
  const amount = formatMoney(order.dueCents, language)
  const deadline = transferDeadline(order)
  const isLate = deadline !== null && time >= deadline.before
  const { whatsapp } = shopContact(settings)
  const day = deadline && formatWeekday(deadline.from, language)
  return (
    <Frame className={styles.frame}>
      <section className={styles.pay} aria-labelledby="pay">
        <h2 id="pay">{day === null || isLate ? t('pay.title') : t('pay.until', { day })}</h2>
        <p>{day !== null && isLate ? t('pay.late', { day }) : t('pay.lead')}</p>
        <BankAccountFields order={order} account={account} />
        {whatsapp !== null && (
          <div className={styles.send}>
            <a
              href={whatsappLink(
                whatsapp.e164,
                t('pay.receiptText', { number: order.number, amount }),
              )}
              {...buttonAttributes()}
            >
              {t('pay.receipt')}
            </a>
            <p>{t('pay.receiptHint')}</p>
          </div>
        )}
      </section>
    </Frame>
  )
}

/** What a bank's transfer form asks for, each with a button that copies it as that form takes it. */
function BankAccountFields({ order, account }: Omit<TransferInstructionsProps, 'settings'>) {
  const { t } = useTranslation(['orders', 'shared'])
  const language = useLanguage()
  const { outcome, copied, copyField } = useCopiedField()
  const list = useRef<HTMLDListElement>(null)
  const fields = [
    {
      name: 'amount',
      value: formatMoney(order.dueCents, language),
      typed: toDecimal(order.dueCents).toFixed(2),
      note: null,
    },
    {
      name: 'number',
      value: account.number,
      typed: account.number.replaceAll(/\D/g, ''),
      note: t('pay.account', { bank: account.bank, kind: t(`pay.kinds.${account.kind}`) }),
    },
    {
      name: 'reference',
      value: order.number,
      typed: order.number,
      note: t('pay.referenceNote'),
    },
    { name: 'holder', value: account.holder, typed: account.holder, note: null },
    { name: 'holderId', value: account.holderId, typed: account.holderId, note: null },
  ] as const
  return (
    <>
      <dl ref={list} className={styles.slip}>
        {fields.map(({ name, value, typed, note }) => (
          <div key={name} data-field={name} className={name === 'amount' ? styles.sum : undefined}>
            <dt>{t(`pay.${name}`)}</dt>
            <dd translate="no">{value}</dd>
            {note !== null && (
              <dd className={styles.note} translate={name === 'number' ? 'no' : undefined}>
                {note}
              </dd>
            )}
            <dd className={styles.act}>
              <Button
                variant="secondary"
                className={styles.copy}
                data-done={copied === name && outcome === 'done'}
                onClick={() => void copyField(name, typed, list)}
              >
                <span>
                  {t(
                    copied === name && outcome === 'done'
                      ? 'shared:copy.done'
                      : 'shared:copy.action',
                  )}
                </span>
                <VisuallyHidden>{` ${t(`pay.${name}`)}`}</VisuallyHidden>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <Text look="note" className={styles.copied} role="status">
        {copied !== null && outcome === 'done' && (
          <VisuallyHidden>{t('pay.copied', { name: t(`pay.${copied}`) })}</VisuallyHidden>
        )}
        {outcome === 'refused' && <span>{t('shared:copy.refused')}</span>}
      </Text>
    </>
  )
}

/** How long a button shows that its value was copied, in ms. */
const copiedMs = 2_500

type FieldName = 'amount' | 'number' | 'reference' | 'holder' | 'holderId'

/** Copies one field at a time and forgets it after a moment. Without a clipboard it selects the field's value. */
function useCopiedField() {
  const { outcome, copy } = useCopy()
  const [copied, setCopied] = useState<FieldName | null>(null)

  useEffect(() => {
    if (copied === null || outcome !== 'done') return undefined
    const timer = setTimeout(() => setCopied(null), copiedMs)
    return () => clearTimeout(timer)
  }, [copied, outcome])

  async function copyField(
    name: FieldName,
    typed: string,
    list: RefObject<HTMLDListElement | null>,
  ): Promise<void> {
    setCopied(name)
    if ((await copy(typed)) === 'done') return
    const value = list.current?.querySelector(`[data-field='${name}'] > dd`)
    if (value != null) getSelection()?.selectAllChildren(value)
  }

  return { outcome, copied, copyField }
}

/** The last day to make the transfer that an order waits for, as it was promised; null without one. */
export function transferDeadline(order: Order): Period | null {
  const waiting = waitingOf(order)
  const { transferDays } = order
  return waiting === null || transferDays === null ? null : dayAfter(waiting.at, transferDays)
}

/** What to have ready for a payment in cash: how much, when, and for whom. */
function CashInstructions({ order, settings }: OrderPartProps) {
  const { t } = useTranslation('orders')
  const amount = formatMoney(order.dueCents, useLanguage())
  const { telefono } = order.customer
  const { nombre } = recipientOf(order)
  const { whatsapp } = shopContact(settings)
  const days = useDeliveryText(order, settings)
  const isAtShop = goodsOf(order) === 'atShop'
  const isPickup = order.pickupAddress !== ''
  const pickupFacts = [
    { name: 'when', value: t(isAtShop ? 'cash.onceReady' : 'cash.isReady'), note: false },
    {
      name: 'where',
      value: order.pickupAddress,
      note: t('cash.whereNote', { number: order.number }),
    },
    { name: 'receiver', value: nombre, note: t('cash.receiverNote') },
  ] as const
  const deliveryFacts = [
    {
      name: 'when',
      value: days ?? t(isAtShop ? 'cash.byAgreement' : 'cash.onItsWay'),
      note: isAtShop && telefono !== '' && t('cash.whenNote', { phone: telefono }),
    },
    {
      name: 'whom',
      value: t('cash.courier', wayContext(order)),
      note: t('cash.courierNote', { number: order.number }),
    },
    { name: 'receiver', value: nombre, note: t('cash.receiverNote') },
    { name: 'exact', value: t('cash.noChange'), note: t('cash.noChangeNote') },
  ] as const
  return (
    <Frame className={styles.frame}>
      <section className={styles.pay} aria-labelledby="pay">
        <h2 id="pay">{t('cash.title', wayContext(order))}</h2>
        <dl className={styles.slip}>
          <div className={styles.sum}>
            <dt>{t('cash.amount', wayContext(order))}</dt>
            <dd>{amount}</dd>
          </div>
          {(isPickup ? pickupFacts : deliveryFacts).map(({ name, value, note }) => (
            <div key={name}>
              <dt>{t(`cash.${name}`, wayContext(order))}</dt>
              <dd>{value}</dd>
              {note !== false && <dd className={styles.note}>{note}</dd>}
            </div>
          ))}
        </dl>
        {whatsapp !== null && (
          <div className={styles.send}>
            <a
              href={whatsappLink(
                whatsapp.e164,
                t('help.whatsappText', { number: order.number, total: amount }),
              )}
              {...buttonAttributes({ variant: 'secondary' })}
            >
              {t('cash.write')}
            </a>
          </div>
        )}
      </section>
    </Frame>
  )
}

/** "Entre el miércoles 25 y el lunes 30 de noviembre"; null where the shop says no days, and once they are over. */
function useDeliveryText(order: Order, settings: OrderPartProps['settings']): string | null {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const [time] = useTime()
  const days = settings && deliveryDaysTo(destinationOf(order), settings)
  if (days === null || goodsOf(order) !== 'atShop') return null
  const first = workingDayAfter(order.createdAt, days.from)
  const last = workingDayAfter(order.createdAt, days.to)
  if (time >= last.before) return null
  if (days.from === days.to) return t('cash.on', { day: formatWeekday(last.from, language) })
  return t('cash.between', formatWeekdays(first.from, last.from, language))
}
