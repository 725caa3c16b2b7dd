import {
  codeOf,
  enterOrder,
  err,
  languages,
  maxGiftNoteLength,
  maxNotesLength,
  maxReasonLength,
  newPress,
  ok,
  paymentMethods,
  type EnterOrderInput,
} from '@storefront/domain'
import { formatMoney, localizedPath } from '@storefront/i18n'
import { Button, Checkbox, Field, SegmentedControl, TextArea } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { useRecordForm } from '../../../shared/forms/useRecordForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { redirectState } from '../../../shared/navigation/redirectState.ts'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import type { ShopData } from '../../shop/checkout/useCheckoutShop.ts'
import { TotalsList } from '../../shop/orders/TotalsList.tsx'
import { FormBar } from '../frame/RecordForm.tsx'
import { useReport } from '../frame/UndoBar.tsx'
import styles from './DeskFields.module.css'
import { BottleFields, DeskCustomerFields, PaymentChoice } from './DeskFields.tsx'
import { bottlesField, enteredOrder, enterOrderForm, priceField } from './deskOrder.ts'
import { DeskShop } from './DeskShop.tsx'
import { OrderPart } from './OrderPart.tsx'
import { deskOrderPath } from './orderQueries.ts'
import { useOrderCommand } from './useOrderCommand.ts'

/** The form of an order that came by message, or was sold at a fair or a bar. */
export function EnterOrder() {
  return <DeskShop>{(shop) => <EnterForm {...shop} />}</DeskShop>
}

function EnterForm(shop: ShopData) {
  const { t } = useTranslation(['desk', 'shared'])
  const language = useLanguage()
  const navigate = useNavigate()
  const { show } = useReport()
  const enter = useOrderCommand(enterOrder)
  // The same for each attempt, so that it becomes one order.
  const [press] = useState(newPress)
  const [isInvalid, setInvalid] = useState(false)
  const walkIn = t('orders.desk.walkIn')
  const form = useRecordForm({
    form: enterOrderForm(shop, walkIn),
    stored: null,
    // The fields have the labels of other forms.
    labelOf: () => '',
    async save(_: null, entered: EnterOrderInput) {
      const answer = await enter(entered, press)
      if (!answer.ok) return err(codeOf(answer.error))
      // After a lost answer it is what was sent first.
      if (answer.already) show({ text: t('orders.desk.already') })
      const path = localizedPath(deskOrderPath(answer.value.id), language)
      await navigate(path, { replace: true, state: redirectState })
      return ok(null)
    },
    failure: 'An order could not be entered',
  })
  const { typed, change, state } = form
  const { lines, chosen, pickupAddress, usualShippingCents, hasOtherPrice, totals } = enteredOrder(
    typed,
    shop,
  )
  const isDelivered = typed.isDelivered === 'on'
  const isPickup = pickupAddress !== ''

  /** Cash for what was handed over has come with it, unless that is changed afterwards. */
  function settle(method: string, handedOver: boolean): void {
    const wasSold = isDelivered && typed.paymentMethod === 'onDelivery'
    const isSold = handedOver && method === 'onDelivery'
    change('paymentMethod', method)
    change('isDelivered', handedOver ? 'on' : '')
    if (isSold !== wasSold) change('isPaid', isSold ? 'on' : '')
  }

  return (
    <form className={`${styles.form} ${styles.entered}`} {...form.formProps}>
      <div className={styles.title}>
        <LocalizedLink to="/dashboard/orders">{t('orders.page.all')}</LocalizedLink>
        <h1>{t('orders.desk.enter')}</h1>
      </div>
      <BottleFields
        lines={lines}
        onInvalid={setInvalid}
        onQuantity={(id, quantity) => change(bottlesField(id), String(quantity))}
        priceProps={(id) => form.inputProps(priceField(id))}
      >
        <Field
          {...form.inputProps('reason')}
          label={t('orders.desk.reason')}
          hint={t('orders.desk.reasonHint')}
          maxLength={maxReasonLength}
          aria-required={hasOtherPrice}
        />
      </BottleFields>
      <div className={styles.settle}>
        <OrderPart id="desk-payment" title={t('orders.desk.payment')}>
          {totals !== null && <TotalsList totals={totals} isPickup={isPickup} />}
          <Checkbox
            {...form.checkboxProps('isDelivered')}
            label={t('orders.desk.facts.isDelivered')}
            // Who takes the bottles along pays them in cash, unless they are paid already.
            onChange={({ currentTarget: { checked } }) =>
              settle(checked && typed.isPaid === '' ? 'onDelivery' : typed.paymentMethod, checked)
            }
          />
          <PaymentChoice
            way={{ context: 'counter' }}
            value={paymentMethods.find((method) => method === typed.paymentMethod) ?? 'transfer'}
            onChange={(method) => settle(method, isDelivered)}
          />
          <Checkbox {...form.checkboxProps('isPaid')} label={t('orders.desk.facts.isPaid')} />
          <Checkbox
            {...form.checkboxProps('writesLetters')}
            label={t('orders.desk.facts.writesLetters')}
          />
          <SegmentedControl
            legend={t('orders.desk.language')}
            options={languages.map((value) => ({
              value,
              label: t(`shared:languageName.${value}`),
            }))}
            value={typed.language}
            onChange={(chosenLanguage) => change('language', chosenLanguage)}
          />
        </OrderPart>
      </div>
      <DeskCustomerFields
        inputProps={(field) => ({
          ...form.inputProps(field),
          ...(field === 'nombre' &&
            isDelivered && { hint: t('orders.desk.walkInHint', { name: walkIn }) }),
        })}
        offeredPickups={[shop.settings.pickupAddress]}
        pickupAddress={pickupAddress}
        onPickupAddress={(address) => change('isPickup', address === '' ? '' : 'on')}
        isGift={typed.isGift === 'on'}
        onGift={(checked) => change('isGift', checked ? 'on' : '')}
      >
        {!isPickup && (
          <Field
            {...form.inputProps('shipping')}
            label={t('orders.desk.agreedShipping')}
            hint={t('orders.desk.agreedShippingHint', {
              usual: formatMoney(usualShippingCents, language),
            })}
            inputMode="decimal"
          />
        )}
        <TextArea
          {...form.inputProps('notes')}
          label={t('orders.details.notes')}
          rows={2}
          maxLength={maxNotesLength}
        />
        <TextArea
          {...form.inputProps('giftNote')}
          label={t('orders.details.giftNote')}
          rows={2}
          maxLength={maxGiftNoteLength}
        />
      </DeskCustomerFields>
      <FormBar isActive={form.isChanged || state.status !== 'idle'}>
        <ActionResult
          state={state}
          refused={(code) => t(`orders.desk.refused.${code}`)}
          errorMessage={t('orders.desk.notEntered')}
        />
        {chosen.length === 0 && <p>{t('orders.desk.noBottle')}</p>}
        <Button type="submit" busy={form.isSaving} disabled={chosen.length === 0 || isInvalid}>
          {t('orders.desk.saveNew')}
        </Button>
      </FormBar>
    </form>
  )
}
