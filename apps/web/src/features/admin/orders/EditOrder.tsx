import {
  customerFieldNames,
  destinationOf,
  editOrder,
  shippingAfterEdit,
  termsOf,
  totalsOf,
  versionOf,
  withEntries,
  type CustomerField,
  type Order,
  type PaymentMethod,
} from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Button } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useUnsavedChanges } from '../../../shared/forms/UnsavedChanges.tsx'
import { useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { useReport } from '../frame/UndoBar.tsx'
import styles from './DeskFields.module.css'
import { BottleFields, DeskCustomerFields, PaymentChoice } from './DeskFields.tsx'
import { checkCustomerIn, chosenOf, deskLines } from './deskOrder.ts'
import { DeskShop, type Shop } from './DeskShop.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { OrderSums } from './OrderContents.tsx'
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
  // What the fields begin with: another admin may edit it meanwhile.
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
        id: order.id,
        version: versionOf(order),
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
  const destination = destinationOf({ pickupAddress, customer: { province } })
  const shipping = shippingAfterEdit(order, items, settings, destination)
  const totals = totalsOf({ items, ...shipping })
  const terms = { ...termsOf(order), items, ...shipping }
  const edited = withEntries(order, [
    { kind: 'edited', terms, took: {}, reason: '', press: '', by: '', at: 0 },
  ])
  const { dueCents, toRefundCents } = edited
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <form className={styles.form} {...formProps} onChange={() => setTyped(true)}>
      <BottleFields
        lines={lines}
        onChange={(next) => {
          setLines(next)
          setTyped(true)
        }}
      >
        <OrderSums
          order={{ ...totals, pickupAddress }}
          more={{
            label: t('orders.desk.difference'),
            amount: money(totals.totalCents - order.totalCents),
          }}
        />
      </BottleFields>
      <DeskCustomerFields
        initial={initial}
        errorOf={errorOf}
        onProvince={setProvince}
        offeredPickups={offeredPickups}
        pickupAddress={pickupAddress}
        onPickupAddress={setChosenPickup}
        isEmailFixed={seen.uid !== null}
      />
      <PaymentChoice
        pickupAddress={pickupAddress}
        value={paymentMethod}
        onChange={setPaymentMethod}
      />
      <ActionResult
        state={state}
        refused={(code) => t(`orders.desk.refused.${code}`)}
        errorMessage={t('notSaved')}
      />
      <Meanwhile order={order} isTyped />
      <div className={styles.actions}>
        <Button type="submit" busy={state.status === 'busy'} busyLabel={t('saving')}>
          {t('orders.desk.saveEdit')}
        </Button>
        <Button variant="quiet" onClick={() => leave(onClose)}>
          {t('back')}
        </Button>
        {/* At the foot of the form: what appears here moves no field under the finger. */}
        {chosen.length === 0 && <p role="alert">{t('orders.desk.noBottle')}</p>}
        {order.receivedCents > 0 && dueCents + toRefundCents > 0 && (
          <p role="status">
            {t(dueCents > 0 ? 'orders.desk.toCollect' : 'orders.desk.toRefund', {
              amount: money(dueCents + toRefundCents),
            })}
          </p>
        )}
      </div>
    </form>
  )
}
