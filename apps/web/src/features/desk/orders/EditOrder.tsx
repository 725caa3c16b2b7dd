import {
  editOrder,
  goodsOf,
  maxGiftNoteLength,
  maxReasonLength,
  paymentMethods,
  termsOf,
  versionOf,
  withEntries,
  type Order,
} from '@storefront/domain'
import { formatMoney, pickupContext } from '@storefront/i18n'
import { Button, Field, TextArea } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText } from '../../../shared/forms/useForm.ts'
import { useRecordForm } from '../../../shared/forms/useRecordForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import type { ShopData } from '../../shop/checkout/useCheckoutShop.ts'
import { TotalsList } from '../../shop/orders/TotalsList.tsx'
import { useReport } from '../frame/UndoBar.tsx'
import styles from './DeskFields.module.css'
import { BottleFields, DeskCustomerFields, PaymentChoice } from './DeskFields.tsx'
import { bottlesField } from './deskOrder.ts'
import { DeskShop } from './DeskShop.tsx'
import { editedOrder, editOrderForm, pickupsOf, type Edit } from './editOrderForm.ts'
import { Meanwhile } from './Meanwhile.tsx'
import { useOrderCommand } from './useOrderCommand.ts'

interface EditOrderProps {
  readonly order: Order
  readonly onClose: () => void
}

/** The form that changes an order; once it has left, only its people and where it goes. */
export function EditOrder(props: EditOrderProps) {
  return <DeskShop>{(shop) => <EditOrderForm {...props} {...shop} />}</DeskShop>
}

function EditOrderForm({ order: loaded, onClose, ...shop }: EditOrderProps & ShopData) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { show } = useReport()
  const send = useOrderCommand(editOrder)
  const [isInvalid, setInvalid] = useState(false)
  const errorText = useFieldErrorText()
  const form = useRecordForm({
    form: editOrderForm(loaded, shop, language),
    stored: loaded,
    // The customer's fields have those of the account.
    labelOf: () => '',
    async save(shown: Order, edits: Edit) {
      const edited = await send({
        id: shown.id,
        version: versionOf(shown),
        lines: items.map(({ productId: id, quantity }) => ({ id, quantity })),
        pickupAddress,
        paymentMethod,
        giftNote: typed.giftNote.trim(),
        ...edits,
      })
      if (edited.ok) {
        show({ text: t('saved') })
        onClose()
      }
      return edited
    },
    failure: 'An order could not be edited',
  })
  const { stored: order, typed, change, isSaving } = form
  const isAtShop = goodsOf(order) === 'atShop'
  const edited = editedOrder(order, typed, shop)
  const { lines, items, pickupAddress, shipping, discountCents, totals } = edited
  const paymentMethod =
    paymentMethods.find((method) => method === typed.paymentMethod) ?? order.paymentMethod
  const isGift = typed.isGift === 'on'
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
          onQuantity={(id, quantity) => change(bottlesField(id), String(quantity))}
        >
          <div className={styles.customer}>
            {pickupAddress === '' && (
              <Field
                {...form.inputProps('shipping')}
                label={t('orders.desk.agreedShipping')}
                hint={t('orders.desk.agreedShippingHint', {
                  usual: money(edited.usualShippingCents),
                })}
                inputMode="decimal"
              />
            )}
            <Field
              {...form.inputProps('discount')}
              label={t('orders.columns.discount')}
              hint={t('orders.money.most', { most: money(edited.mostCents) })}
              // At once: what is too much is otherwise only missing in the sums below.
              {...(edited.isDiscountTooHigh && { error: errorText('out-of-range') })}
              inputMode="decimal"
            />
            <Field
              {...form.inputProps('reason')}
              label={t('orders.desk.discountReason')}
              hint={t('orders.desk.reasonHint')}
              maxLength={maxReasonLength}
            />
          </div>
          <TotalsList totals={totals} isPickup={pickupAddress !== ''} />
        </BottleFields>
      )}
      <DeskCustomerFields
        inputProps={form.inputProps}
        offeredPickups={isAtShop ? pickupsOf(loaded, shop) : []}
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
          disabled={items.length === 0 || isInvalid}
        >
          {t('orders.desk.saveEdit')}
        </Button>
        <Button variant="quiet" onClick={() => form.leave(onClose)}>
          {t('back')}
        </Button>
        {/* At the foot of the form: what appears here moves no field under the finger. */}
        {items.length === 0 && <p role="alert">{t('orders.desk.noBottle')}</p>}
        {order.receivedCents > 0 && dueCents + toRefundCents > 0 && (
          <p role="status">
            {t(dueCents > 0 ? 'orders.money.after.due' : 'orders.money.after.toRefund', {
              amount: money(dueCents + toRefundCents),
            })}
          </p>
        )}
      </div>
    </form>
  )
}
