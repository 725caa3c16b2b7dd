import {
  addressFormOf,
  checkAmount,
  checkOptional,
  checkShipping,
  cleanText,
  customerFieldNames,
  destinationOf,
  editOrder,
  err,
  goodsOf,
  isProvince,
  maxGiftNoteLength,
  maxReasonLength,
  ok,
  paymentMethods,
  recipientOf,
  shippingAfterEdit,
  subtotalOf,
  termsOf,
  toDecimal,
  totalsOf,
  versionOf,
  withEntries,
  type Cents,
  type Language,
  type Order,
  type Product,
} from '@storefront/domain'
import { formatForInput, formatMoney, pickupContext } from '@storefront/i18n'
import { Button, Field, TextArea } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import {
  useRecordForm,
  type FormDefinition,
  type FormValues,
} from '../../../shared/forms/useRecordForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import {
  checkPeople,
  receiverInputs,
  wayOf,
  type People,
  type PersonInput,
} from '../../shop/orders/peopleInputs.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { useReport } from '../frame/UndoBar.tsx'
import styles from './DeskFields.module.css'
import { BottleFields, DeskCustomerFields, PaymentChoice } from './DeskFields.tsx'
import { chosenOf, deskLines } from './deskOrder.ts'
import { DeskShop, type ShopData } from './DeskShop.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { OrderSums } from './OrderContents.tsx'
import { useOrderCommand } from './useOrderCommand.ts'

/** The name of the field with the number of bottles of a product. */
const bottlesField = (id: string) => `bottles ${id}` as const

type EditField =
  | PersonInput
  | 'isGift'
  | 'giftNote'
  | 'pickupAddress'
  | 'paymentMethod'
  | 'shipping'
  | 'discount'
  | 'reason'
  | ReturnType<typeof bottlesField>

/** What an edit says of an order, besides its bottles. */
interface Edit extends People {
  readonly agreedShippingCents: Cents | null
  readonly discountCents: Cents
  readonly reason: string
}

/** Where the order can be picked up: where it is now, and where the shop offers it. */
type Pickups = readonly [now: string, offered: string]

/** Where it is picked up. The shop may move, or stop to offer it, while the form is open. */
const pickupIn = ({ pickupAddress }: FormValues<EditField>, pickups: Pickups) =>
  ['', ...pickups].includes(pickupAddress) ? pickupAddress : pickups[0]

/** The form of an order, with the bottles that it has, and those on sale. */
const editForm = (
  products: readonly Product[],
  pickups: Pickups,
  storedDiscountCents: Cents,
): FormDefinition<Order, EditField, Edit> => ({
  fields: [
    'shipping',
    'discount',
    'reason',
    ...customerFieldNames,
    'isGift',
    ...receiverInputs,
    'giftNote',
    'pickupAddress',
    'paymentMethod',
  ],
  checkboxes: ['isGift'],
  formOf(order, language) {
    return {
      ...order.customer,
      ...addressFormOf(recipientOf(order)),
      isGift: order.receiver === null ? '' : 'on',
      receiverName: order.receiver?.nombre ?? '',
      receiverTelephone: order.receiver?.telefono ?? '',
      giftNote: order.giftNote,
      pickupAddress: order.pickupAddress,
      paymentMethod: order.paymentMethod,
      shipping: order.isShippingAgreed ? amountText(order.shippingCents, language) : '',
      discount: order.discountCents === 0 ? '' : amountText(order.discountCents, language),
      reason: '',
      ...Object.fromEntries(
        deskLines(order, products, language).map(({ id, quantity }) => [
          bottlesField(id),
          String(quantity),
        ]),
      ),
    }
  },
  check(typed) {
    const way = wayOf(typed.isGift === 'on', pickupIn(typed, pickups))
    const people = checkPeople(typed, way, 'desk')
    const shipping = checkOptional(typed.shipping, checkShipping)
    const discount = checkOptional(typed.discount, checkAmount)
    const discountCents = discount.ok ? (discount.value ?? 0) : 0
    const reason = cleanText(typed.reason)
    const isReasonMissing =
      discountCents > 0 && discountCents !== storedDiscountCents && reason === ''
    if (people.ok && shipping.ok && discount.ok && !isReasonMissing) {
      return ok({ ...people.value, agreedShippingCents: shipping.value, discountCents, reason })
    }
    return err({
      ...(!shipping.ok && { shipping: shipping.error }),
      ...(!discount.ok && { discount: discount.error }),
      ...(isReasonMissing && { reason: 'required' as const }),
      ...(!people.ok && people.error),
    })
  },
})

const amountText = (cents: Cents, language: Language) =>
  formatForInput(toDecimal(cents), language, 2)

interface EditOrderProps {
  readonly order: Order
  readonly onClose: () => void
}

/** The form that changes an order; once it has left, only its people and where it goes. */
export function EditOrder(props: EditOrderProps) {
  return <DeskShop>{(shop) => <EditOrderForm {...props} {...shop} />}</DeskShop>
}

function EditOrderForm({ order: loaded, products, settings, onClose }: EditOrderProps & ShopData) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { show } = useReport()
  const send = useOrderCommand(editOrder)
  const [isInvalid, setInvalid] = useState(false)
  const pickups = [loaded.pickupAddress, settings.pickupAddress] as const
  const form = useRecordForm({
    form: editForm(products, pickups, loaded.discountCents),
    stored: loaded,
    // The customer's fields have those of the account.
    labelOf: () => '',
    async save(shown: Order, edits: Edit) {
      const edited = await send({
        id: shown.id,
        version: versionOf(shown),
        lines: chosen.map(({ id, quantity }) => ({ id, quantity })),
        pickupAddress,
        paymentMethod,
        giftNote: typed.giftNote.trim(),
        ...edits,
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
  const { isAtShop } = goodsOf(order)
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
  const isGift = typed.isGift === 'on'
  const province = isProvince(typed.province) ? typed.province : ''
  const destination = destinationOf({ pickupAddress, customer: { province }, receiver: null })
  const agreed = checkOptional(typed.shipping, checkShipping)
  const edit = { items, destination, agreedCents: null }
  const usualShipping = shippingAfterEdit(order, edit, settings)
  const shipping = shippingAfterEdit(
    order,
    { ...edit, agreedCents: agreed.ok ? agreed.value : null },
    settings,
  )
  const discount = checkOptional(typed.discount, checkAmount)
  const discountCents = Math.min(
    discount.ok ? (discount.value ?? 0) : 0,
    subtotalOf(items) + shipping.shippingCents,
  )
  const totals = totalsOf({ items, ...shipping, discountCents })
  const terms = { ...termsOf(order), items, ...shipping, discountCents }
  const { dueCents, toRefundCents } = withEntries(order, [
    { kind: 'edited', terms, took: {}, reason: '', press: '', by: '', at: 0 },
  ])
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <form className={styles.form} {...form.formProps}>
      {isAtShop && (
        <BottleFields
          lines={lines}
          onInvalid={setInvalid}
          onChange={(next) => {
            for (const { id, quantity } of next) change(bottlesField(id), String(quantity))
          }}
        >
          <div className={styles.customer}>
            {pickupAddress === '' && (
              <Field
                {...form.inputProps('shipping')}
                label={t('orders.desk.agreedShipping')}
                hint={t('orders.desk.agreedShippingHint', {
                  usual: money(usualShipping.shippingCents),
                })}
                inputMode="decimal"
              />
            )}
            <Field
              {...form.inputProps('discount')}
              label={t('orders.details.discount')}
              inputMode="decimal"
            />
            <Field
              {...form.inputProps('reason')}
              label={t('orders.desk.discountReason')}
              hint={t('orders.desk.reasonHint')}
              maxLength={maxReasonLength}
            />
          </div>
          <OrderSums
            order={{ ...totals, pickupAddress }}
            more={{
              label: t('orders.desk.difference'),
              amount: money(totals.totalCents - order.totalCents),
            }}
          />
        </BottleFields>
      )}
      <DeskCustomerFields
        inputProps={form.inputProps}
        offeredPickups={isAtShop ? pickups : []}
        pickupAddress={pickupAddress}
        onPickupAddress={(address) => change('pickupAddress', address)}
        isGift={isGift}
        onGift={(checked) => change('isGift', checked ? 'on' : '')}
        isEmailFixed={order.uid !== null}
      >
        {isAtShop && (
          <TextArea
            {...form.inputProps('giftNote')}
            label={t('orders.details.giftNote')}
            rows={2}
            maxLength={maxGiftNoteLength}
          />
        )}
      </DeskCustomerFields>
      {isAtShop && (
        <PaymentChoice
          way={pickupContext(pickupAddress !== '')}
          value={paymentMethod}
          onChange={(method) => change('paymentMethod', method)}
        />
      )}
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
          disabled={chosen.length === 0 || isInvalid}
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
