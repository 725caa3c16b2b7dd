import {
  afterSteps,
  canRefund,
  checkAmount,
  checkLength,
  checkText,
  err,
  maxPriceCents,
  maxReasonLength,
  netCentsOf,
  ok,
  toDecimal,
  type Cents,
  type FieldErrors,
  type Order,
  type Result,
  type Step,
} from '@storefront/domain'
import { formatForInput, formatMoney } from '@storefront/i18n'
import { Button, Checkbox, Dialog, Field } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './DeskFields.module.css'
import { Meanwhile } from './Meanwhile.tsx'
import { typedRequest } from './takeSteps.ts'
import type { Steps } from './useSteps.tsx'

const moneyKinds = ['received', 'refunded'] as const

/** What is recorded: money that has come, or that was given back. */
type MoneyKind = (typeof moneyKinds)[number]

type MoneyField = 'cents' | 'reason' | 'restLeft'

interface MoneyButtonsProps {
  readonly order: Order
  readonly steps: Steps
}

/** Buttons that record any amount that was received or given back, each with its dialog. */
export function MoneyButtons({ order, steps }: MoneyButtonsProps) {
  const { t } = useTranslation('desk')
  const [opened, setOpened] = useState<MoneyKind | null>(null)
  const close = () => setOpened(null)
  const possible = moneyKinds.filter((kind) => kind === 'received' || canRefund(order))
  return (
    <>
      {possible.map((kind) => (
        <Button key={kind} variant="quiet" onClick={() => setOpened(kind)}>
          {t(`orders.money.${kind}.action`)}
        </Button>
      ))}
      {opened !== null && (
        <Dialog
          open
          title={t(`orders.money.${opened}.action`)}
          closeLabel={t('close')}
          onClose={close}
        >
          <MoneyForm kind={opened} order={order} steps={steps} onClose={close} />
        </Dialog>
      )}
    </>
  )
}

interface MoneyFormProps extends MoneyButtonsProps {
  readonly kind: MoneyKind
  readonly onClose: () => void
}

/**
 * The amount begins with all that is due or has to be refunded. Below it stands what it leaves. It becomes a new entry, not
 * the change of a stored record, so the form takes `useForm`.
 */
function MoneyForm({ kind, order, steps, onClose }: MoneyFormProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const errorText = useFieldErrorText()
  const money = (cents: Cents) => formatMoney(cents, language)
  const [typed, setTyped] = useState(() => {
    const expected = kind === 'received' ? order.dueCents : order.toRefundCents
    return expected === 0 ? '' : formatForInput(toDecimal(expected), language, 2)
  })
  const [isRestLeft, setRestLeft] = useState(false)
  const [seen] = useState(order)
  const amount = checkAmount(typed)
  const step = amount.ok ? stepOf(kind, amount.value, '', isRestLeft) : null
  const after = step && afterSteps(order, [step], { press: '', by: '', at: 0 })
  const hasRest = kind === 'refunded' && amount.ok && amount.value < order.toRefundCents
  const { errorOf, formProps } = useForm({
    fields: ['cents', 'reason', 'restLeft'],
    check: (values: Record<MoneyField, string>) => checkMoney(kind, order, values),
    async submit(checked) {
      const saved = await steps.save(typedRequest(kind, order, checked))
      if (saved.ok) onClose()
    },
  })
  return (
    <form className={styles.form} {...formProps}>
      <p>{t(`orders.money.${kind}.text`)}</p>
      <p>{t(`orders.money.${restOf(order).kind}`, { amount: money(restOf(order).cents) })}</p>
      <Field
        name="cents"
        label={t('orders.columns.amount')}
        hint={kind === 'refunded' && t('orders.money.most', { most: money(netCentsOf(order)) })}
        error={errorText(errorOf('cents'))}
        inputMode="decimal"
        autoComplete="off"
        aria-required
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {kind === 'refunded' && (
        <Field
          name="reason"
          label={t('orders.money.reason')}
          error={errorText(errorOf('reason'))}
          maxLength={maxReasonLength}
          autoComplete="off"
        />
      )}
      {hasRest && (
        <Checkbox
          name="restLeft"
          label={t('orders.money.restLeft')}
          checked={isRestLeft}
          onChange={({ currentTarget }) => setRestLeft(currentTarget.checked)}
        />
      )}
      <p role="status">
        {after !== null &&
          t(`orders.money.after.${restOf(after).kind}`, { amount: money(restOf(after).cents) })}
      </p>
      <Meanwhile order={order} seen={seen} />
      <div className={styles.actions}>
        <Button type="submit" busy={steps.isBusy}>
          {t(`orders.money.${kind}.confirm`)}
        </Button>
      </div>
    </form>
  )
}

/** What is due of an order, or has to be refunded. */
function restOf({ dueCents, toRefundCents }: Order) {
  if (dueCents > 0) return { kind: 'due', cents: dueCents } as const
  if (toRefundCents > 0) return { kind: 'toRefund', cents: toRefundCents } as const
  return { kind: 'even', cents: 0 } as const
}

const stepOf = (kind: MoneyKind, cents: Cents, reason: string, isRestLeft: boolean): Step =>
  kind === 'received' ? { kind, cents } : { kind, cents, reason, isRestLeft }

/** Checks an amount. Of what goes beyond what has to be refunded somebody says why. */
function checkMoney(
  kind: MoneyKind,
  order: Order,
  values: Readonly<Record<MoneyField, string>>,
): Result<Step, FieldErrors<MoneyField>> {
  const amount = checkAmount(values.cents)
  if (!amount.ok) return err({ cents: amount.error })
  const isRefund = kind === 'refunded'
  const isRestLeft = values.restLeft === 'on' && amount.value < order.toRefundCents
  const least = isRefund && isRestLeft ? 0 : 1
  const most = isRefund ? netCentsOf(order) : maxPriceCents
  const isGoodwill = isRefund && amount.value > order.toRefundCents
  const reason = (isGoodwill ? checkText : checkLength)(values.reason, maxReasonLength)
  if (amount.value < least || amount.value > most) return err({ cents: 'out-of-range' })
  return reason.ok
    ? ok(stepOf(kind, amount.value, reason.value, isRestLeft))
    : err({ reason: reason.error })
}
