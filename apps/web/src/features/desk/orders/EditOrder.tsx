import {
  customerFieldNames,
  destinationOf,
  editOrder,
  isProvince,
  paymentMethods,
  shippingAfterEdit,
  termsOf,
  totalsOf,
  versionOf,
  withEntries,
  type CheckedCustomer,
  type CustomerField,
  type Order,
  type Product,
} from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import {
  useRecordForm,
  type FormDefinition,
  type FormValues,
} from '../../../shared/forms/useRecordForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { useReport } from '../frame/UndoBar.tsx'
import styles from './DeskFields.module.css'
import { BottleFields, DeskCustomerFields, PaymentChoice } from './DeskFields.tsx'
import { checkCustomerIn, chosenOf, deskLines } from './deskOrder.ts'
import { DeskShop, type ShopData } from './DeskShop.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { OrderSums } from './OrderContents.tsx'
import { useOrderCommand } from './useOrderCommand.ts'

/** The name of the field with the number of bottles of a product. */
const bottlesField = (id: string) => `bottles ${id}` as const

type EditField = CustomerField | 'pickupAddress' | 'paymentMethod' | ReturnType<typeof bottlesField>

/** Where the order can be picked up: where it is now, and where the shop offers it. */
type Pickups = readonly [now: string, offered: string]

/** Where it is picked up. The shop may move, or stop to offer it, while the form is open. */
const pickupIn = ({ pickupAddress }: FormValues<EditField>, pickups: Pickups) =>
  ['', ...pickups].includes(pickupAddress) ? pickupAddress : pickups[0]

/** The form of an order, with the bottles that it has, and those on sale. */
const editForm = (
  products: readonly Product[],
  pickups: Pickups,
): FormDefinition<Order, EditField, CheckedCustomer> => ({
  fields: [...customerFieldNames, 'pickupAddress', 'paymentMethod'],
  formOf: (order, language) => ({
    ...order.customer,
    direccion: order.customer.direccion.replaceAll('\n', ', '),
    pickupAddress: order.pickupAddress,
    paymentMethod: order.paymentMethod,
    ...Object.fromEntries(
      deskLines(order, products, language).map(({ id, quantity }) => [
        bottlesField(id),
        String(quantity),
      ]),
    ),
  }),
  check: (typed) => checkCustomerIn(typed, pickupIn(typed, pickups)),
})

interface EditOrderProps {
  readonly order: Order
  readonly onClose: () => void
}

/** The form that changes an order before it ships. */
export function EditOrder(props: EditOrderProps) {
  return <DeskShop>{(shop) => <EditOrderForm {...props} {...shop} />}</DeskShop>
}

function EditOrderForm({ order: loaded, products, settings, onClose }: EditOrderProps & ShopData) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { show } = useReport()
  const edit = useOrderCommand(editOrder)
  const pickups = [loaded.pickupAddress, settings.pickupAddress] as const
  const form = useRecordForm({
    form: editForm(products, pickups),
    stored: loaded,
    // The customer's fields have those of the account.
    labelOf: () => '',
    async save(shown: Order, customer: CheckedCustomer) {
      const edited = await edit({
        id: shown.id,
        version: versionOf(shown),
        lines: chosen.map(({ id, quantity }) => ({ id, quantity })),
        pickupAddress,
        customer,
        paymentMethod,
      })
      if (edited.ok) {
        show({ text: t('orders.desk.edited', { number: shown.number }) })
        onClose()
      }
      return edited
    },
    failure: 'An order could not be edited',
  })
  const { stored: order, typed, change, isSaving } = form
  const pickupAddress = pickupIn(typed, pickups)
  const paymentMethod =
    paymentMethods.find((method) => method === typed.paymentMethod) ?? order.paymentMethod
  const lines = deskLines(order, products, language).map((line) => ({
    ...line,
    quantity: Number(typed[bottlesField(line.id)]),
  }))
  const chosen = chosenOf(lines)
  const items = chosen.map(({ id, name, quantity, priceCents }) => ({
    productId: id,
    name,
    quantity,
    unitPriceCents: priceCents,
  }))
  const province = isProvince(typed.province) ? typed.province : ''
  const destination = destinationOf({ pickupAddress, customer: { province } })
  const shipping = shippingAfterEdit(order, items, settings, destination)
  const totals = totalsOf({ items, ...shipping })
  const terms = { ...termsOf(order), items, ...shipping }
  const { dueCents, toRefundCents } = withEntries(order, [
    { kind: 'edited', terms, took: {}, reason: '', press: '', by: '', at: 0 },
  ])
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <form className={styles.form} {...form.formProps}>
      <BottleFields
        lines={lines}
        onChange={(next) => {
          for (const { id, quantity } of next) change(bottlesField(id), String(quantity))
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
        inputProps={form.inputProps}
        offeredPickups={pickups}
        pickupAddress={pickupAddress}
        onPickupAddress={(address) => change('pickupAddress', address)}
        isEmailFixed={order.uid !== null}
      />
      <PaymentChoice
        pickupAddress={pickupAddress}
        value={paymentMethod}
        onChange={(method) => change('paymentMethod', method)}
      />
      <ActionResult
        state={form.state}
        refused={(code) => t(`orders.desk.refused.${code}`)}
        errorMessage={t('notSaved')}
      />
      <Meanwhile order={order} seen={form.seen} />
      <div className={styles.actions}>
        <Button
          type="submit"
          busy={isSaving}
          busyLabel={t('saving')}
          disabled={chosen.length === 0}
        >
          {t('orders.desk.saveEdit')}
        </Button>
        <Button variant="quiet" onClick={() => form.leave(onClose)}>
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
