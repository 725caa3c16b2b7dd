import {
  codeOf,
  customerFieldNames,
  destinationOf,
  enterOrder,
  err,
  isProvince,
  languages,
  maxGiftNoteLength,
  maxNotesLength,
  maxReasonLength,
  newPress,
  ok,
  shippingFor,
  toDecimal,
  type Language,
  type PaymentMethod,
  type Province,
} from '@storefront/domain'
import { formatForInput, localizedPath } from '@storefront/i18n'
import { Button, Checkbox, Field, SegmentedControl, TextArea } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { useUnsavedChanges } from '../../../shared/forms/UnsavedChanges.tsx'
import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { useAction } from '../../../shared/useAction.ts'
import type { ShopData } from '../../shop/checkout/useCheckoutShop.ts'
import { receiverInputs } from '../../shop/orders/peopleInputs.ts'
import { TotalsList } from '../../shop/orders/TotalsList.tsx'
import { useReport } from '../frame/UndoBar.tsx'
import styles from './DeskFields.module.css'
import { BottleFields, DeskCustomerFields, PaymentChoice } from './DeskFields.tsx'
import {
  checkEntered,
  chosenOf,
  deskLines,
  deskTotals,
  hasOtherPrice,
  priceField,
  type EnterField,
} from './deskOrder.ts'
import { DeskShop } from './DeskShop.tsx'
import { OrderPart } from './OrderPart.tsx'
import { deskOrderPath } from './orderQueries.ts'
import { useOrderCommand } from './useOrderCommand.ts'

/** The form of an order that came by message, or was sold at a fair or a bar. No stored record is edited, so it takes `useForm`. */
export function EnterOrder() {
  return <DeskShop>{(shop) => <EnterForm {...shop} />}</DeskShop>
}

/** What is so from the start. */
const noFacts = { isPaid: false, isDelivered: false, writesLetters: false } as const
type Fact = keyof typeof noFacts
// Object.keys returns plain strings.
const factNames = Object.keys(noFacts) as readonly Fact[]

function EnterForm({ products, settings }: ShopData) {
  const { t } = useTranslation(['desk', 'shared'])
  const language = useLanguage()
  const navigate = useNavigate()
  const errorText = useFieldErrorText()
  const { show } = useReport()
  const enter = useOrderCommand(enterOrder)
  const failure = 'An order could not be entered'
  const { state, run } = useAction(failure, async (...[input, sent]: Parameters<typeof enter>) => {
    const answer = await enter(input, sent)
    return answer.ok
      ? ok({ order: answer.value, already: answer.already })
      : err(codeOf(answer.error))
  })
  // The same for each attempt, so that it becomes one order.
  const [press] = useState(newPress)
  const [lines, setLines] = useState(() => deskLines(null, products, language))
  const [typedShipping, setTypedShipping] = useState<string | null>(null)
  const [province, setProvince] = useState<Province | ''>('')
  const [wantsPickup, setWantsPickup] = useState(false)
  const [isGift, setGift] = useState(false)
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>('transfer')
  const [buyersLanguage, setBuyersLanguage] = useState<Language>('es')
  const [facts, setFacts] = useState<Readonly<Record<Fact, boolean>>>(noFacts)
  const [isTyped, setTyped] = useState(false)
  const [isInvalid, setInvalid] = useState(false)
  useUnsavedChanges(isTyped && state.status !== 'busy' && state.status !== 'done')

  // The shop may move, or stop to offer it, while the form is open.
  const pickupAddress = wantsPickup ? settings.pickupAddress : ''
  const chosen = chosenOf(lines)
  const subtotal = deskTotals(lines, '0')?.subtotalCents ?? null
  // Handed over, nothing is sent.
  const usual =
    facts.isDelivered || subtotal === null || subtotal === 0
      ? 0
      : shippingFor(
          subtotal,
          settings,
          destinationOf({
            pickupAddress,
            customer: { province },
            receiver: null,
          }),
        )
  const isPickup = pickupAddress !== ''
  const shipping =
    (isPickup ? null : typedShipping) ?? formatForInput(toDecimal(usual), language, 2)
  const totals = deskTotals(lines, shipping)
  const { errorOf, formProps } = useForm({
    fields: [
      ...lines.map(({ id }) => priceField(id)),
      'reason',
      ...customerFieldNames,
      ...receiverInputs,
      'shipping',
      'notes',
      'giftNote',
    ] satisfies readonly EnterField[],
    check: (values: Record<EnterField, string>) =>
      checkEntered(isPickup ? { ...values, shipping } : values, lines, isGift, pickupAddress),
    async submit(entered) {
      if (chosen.length === 0 || isInvalid) return
      const settled = await run(
        { ...entered, paymentMethod, language: buyersLanguage, ...facts },
        press,
      )
      if (settled?.status !== 'done') return
      const { order, already } = settled.value
      // After a lost answer it is what was sent first.
      if (already) show({ text: t('orders.desk.already') })
      await navigate(localizedPath(deskOrderPath(order.id), language), { replace: true })
    },
  })

  /** Cash for what was handed over has come with it, unless that is changed afterwards. */
  function settle(method: PaymentMethod, next: typeof facts): void {
    const isSold = (by: PaymentMethod, { isDelivered }: typeof facts) =>
      by === 'onDelivery' && isDelivered
    const [wasSold, isNowSold] = [isSold(paymentMethod, facts), isSold(method, next)]
    setPaymentMethod(method)
    setFacts(wasSold === isNowSold ? next : { ...next, isPaid: isNowSold })
  }

  return (
    <form
      className={`${styles.form} ${styles.entered}`}
      {...formProps}
      onChange={() => setTyped(true)}
    >
      <div className={styles.title}>
        <LocalizedLink to="/dashboard/orders">{t('orders.page.all')}</LocalizedLink>
        <h1>{t('orders.desk.enter')}</h1>
      </div>
      <BottleFields
        lines={lines}
        onInvalid={setInvalid}
        onChange={(next) => {
          setLines(next)
          setTyped(true)
        }}
        priceErrorOf={errorOf}
      >
        <Field
          name="reason"
          label={t('orders.desk.reason')}
          hint={t('orders.desk.reasonHint')}
          error={errorText(errorOf('reason'))}
          maxLength={maxReasonLength}
          autoComplete="off"
          aria-required={hasOtherPrice(lines)}
        />
      </BottleFields>
      <DeskCustomerFields
        inputProps={(field) => ({
          error: errorText(errorOf(field)),
          // Shipping depends on it.
          ...(field === 'province' && {
            onChange: ({ currentTarget: { value } }) => setProvince(isProvince(value) ? value : ''),
          }),
        })}
        offeredPickups={[settings.pickupAddress]}
        pickupAddress={pickupAddress}
        onPickupAddress={(address) => setWantsPickup(address !== '')}
        isGift={isGift}
        onGift={setGift}
      >
        {!isPickup && (
          <Field
            name="shipping"
            label={t('orders.details.shipping')}
            error={errorText(errorOf('shipping'))}
            inputMode="decimal"
            autoComplete="off"
            value={shipping}
            onChange={({ currentTarget }) => setTypedShipping(currentTarget.value)}
          />
        )}
        <TextArea
          name="notes"
          label={t('orders.details.notes')}
          rows={2}
          maxLength={maxNotesLength}
        />
        <TextArea
          name="giftNote"
          label={t('orders.details.giftNote')}
          rows={2}
          maxLength={maxGiftNoteLength}
        />
      </DeskCustomerFields>
      <div className={styles.settle}>
        <OrderPart id="desk-payment" title={t('orders.desk.payment')}>
          {totals !== null && <TotalsList totals={totals} isPickup={isPickup} />}
          <PaymentChoice
            way={{ context: 'counter' }}
            value={paymentMethod}
            onChange={(method) => settle(method, facts)}
          />
          {factNames.map((fact) => (
            <Checkbox
              key={fact}
              label={t(`orders.desk.facts.${fact}`)}
              checked={facts[fact]}
              onChange={({ currentTarget: { checked } }) =>
                settle(paymentMethod, { ...facts, [fact]: checked })
              }
            />
          ))}
          <SegmentedControl
            legend={t('orders.desk.language')}
            options={languages.map((value) => ({
              value,
              label: t(`shared:languageName.${value}`),
            }))}
            value={buyersLanguage}
            onChange={setBuyersLanguage}
          />
        </OrderPart>
        <ActionResult
          state={state}
          refused={(code) => t(`orders.desk.refused.${code}`)}
          errorMessage={t('orders.desk.notEntered')}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            busy={state.status === 'busy'}
            disabled={chosen.length === 0 || isInvalid}
          >
            {t('orders.desk.saveNew')}
          </Button>
          {chosen.length === 0 && <p>{t('orders.desk.noBottle')}</p>}
        </div>
      </div>
    </form>
  )
}
