import {
  customerFieldNames,
  destinationOf,
  editOrder,
  paymentMethods,
  stateOf,
  totalsAfterEdit,
  type CustomerField,
  type Order,
  type PaymentMethod,
} from '@storefront/domain'
import { Button, SegmentedControl, SumList } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useUnsavedChanges } from '../../../shared/forms/UnsavedChanges.tsx'
import { useForm } from '../../../shared/forms/useForm.ts'
import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { useReport } from '../frame/UndoBar.tsx'
import styles from './DeskFields.module.css'
import { BottleFields, DeskCustomerFields } from './DeskFields.tsx'
import { checkCustomerIn, chosenOf, deskLines } from './deskOrder.ts'
import { DeskShop, type Shop } from './DeskShop.tsx'
import { orderWords } from './orderWords.ts'
import { useOrderCommand } from './useOrderCommand.ts'

interface EditOrderProps {
  readonly order: Order
  readonly onClose: () => void
}

/** The form that changes an order before it ships. */
export function EditOrder(props: EditOrderProps) {
  return <DeskShop>{(shop) => <EditOrderForm {...props} {...shop} />}</DeskShop>
}

function EditOrderForm({ order, products, settings, onClose }: EditOrderProps & Shop) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { show } = useReport()
  const { state, run } = useOrderCommand(editOrder, 'An order could not be edited')
  // What the admin saw: another one may edit it meanwhile.
  const [seen] = useState(order)
  const [lines, setLines] = useState(() => deskLines(seen, products, language))
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>(seen.paymentMethod)
  const [isTyped, setTyped] = useState(false)
  const [province, setProvince] = useState(seen.customer.province)
  const [chosenPickup, setChosenPickup] = useState(seen.pickupAddress)
  const offeredPickups = [seen.pickupAddress, settings.pickupAddress]
  // The shop may move, or stop to offer it, while the form is open.
  const pickupAddress = ['', ...offeredPickups].includes(chosenPickup)
    ? chosenPickup
    : seen.pickupAddress
  const chosen = chosenOf(lines)
  const leave = useUnsavedChanges(isTyped && state.status !== 'done')
  const initial = { ...seen.customer, direccion: seen.customer.direccion.replaceAll('\n', ', ') }
  const { errorOf, formProps } = useForm({
    fields: customerFieldNames,
    check: (values: Record<CustomerField, string>) => checkCustomerIn(values, pickupAddress),
    async submit(customer) {
      if (chosen.length === 0) return
      const settled = await run({
        id: seen.id,
        seen: stateOf(seen),
        lines: chosen.map(({ id, quantity }) => ({ id, quantity })),
        pickupAddress,
        customer,
        paymentMethod,
      })
      if (settled?.status !== 'done') return
      show({ text: t('orders.desk.edited', { number: seen.number }) })
      onClose()
    },
  })

  const items = chosen.map(({ id, name, quantity, priceCents }) => ({
    productId: id,
    name,
    quantity,
    unitPriceCents: priceCents,
  }))
  const totals = totalsAfterEdit(
    seen,
    items,
    settings,
    destinationOf({ pickupAddress, customer: { province } }),
  )
  const words = orderWords({ pickupAddress })
  const difference = totals.totalCents - seen.receivedCents
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <form className={styles.form} {...formProps} onChange={() => setTyped(true)}>
      <section aria-labelledby="desk-bottles">
        <h2 id="desk-bottles">{t('orders.details.lines')}</h2>
        <BottleFields
          lines={lines}
          onChange={(next) => {
            setLines(next)
            setTyped(true)
          }}
        />
        <SumList
          sums={[
            { label: t('orders.details.subtotal'), amount: money(totals.subtotalCents) },
            {
              label: t(`${words}.details.shipping`),
              amount: money(totals.shippingCents),
            },
            { label: t('orders.total'), amount: money(totals.totalCents), isTotal: true },
            {
              label: t('orders.desk.difference'),
              amount: money(totals.totalCents - seen.totalCents),
            },
          ]}
        />
        {seen.receivedCents > 0 && difference !== 0 && (
          <p role="status">
            {t(difference > 0 ? 'orders.desk.toCollect' : 'orders.desk.toRefund', {
              amount: money(Math.abs(difference)),
            })}
          </p>
        )}
      </section>
      <section aria-labelledby="desk-customer">
        <h2 id="desk-customer">{t('orders.details.customer')}</h2>
        <DeskCustomerFields
          initial={initial}
          errorOf={errorOf}
          onProvince={setProvince}
          offeredPickups={offeredPickups}
          pickupAddress={pickupAddress}
          onPickupAddress={setChosenPickup}
          isEmailFixed={seen.uid !== null}
        />
      </section>
      <PaymentChoice words={words} value={paymentMethod} onChange={setPaymentMethod} />
      <ActionResult
        state={state}
        refused={(code) => t(`orders.desk.refused.${code}`)}
        errorMessage={t('notSaved')}
      />
      {chosen.length === 0 && <p role="alert">{t('orders.desk.noBottle')}</p>}
      <div className={styles.actions}>
        <Button type="submit" busy={state.status === 'busy'} busyLabel={t('saving')}>
          {t('orders.desk.saveEdit')}
        </Button>
        <Button variant="quiet" onClick={() => leave(onClose)}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}

interface PaymentChoiceProps {
  readonly words: ReturnType<typeof orderWords>
  readonly value: PaymentMethod
  readonly onChange: (value: PaymentMethod) => void
}

export function PaymentChoice({ words, value, onChange }: PaymentChoiceProps) {
  const { t } = useTranslation('admin')
  return (
    <SegmentedControl
      legend={t('orders.payment.title')}
      options={paymentMethods.map((method) => ({
        value: method,
        label: t(`${words}.payment.${method}`),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
