import {
  addressFields,
  assertNever,
  customerFieldNames,
  isAddressField,
  maxQuantity,
  paymentMethods,
  type CustomerField,
  type FieldErrorCode,
  type PaymentMethod,
} from '@storefront/domain'
import { formatMoney, pickupContext } from '@storefront/i18n'
import { Checkbox, Field, QuantityPicker, SegmentedControl, type FieldProps } from '@storefront/ui'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { EmailInput } from '../../../shared/forms/EmailInput.tsx'
import { useFieldErrorText } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { CedulaField, TelephoneField } from '../../account/access/AccountFields.tsx'
import { customerInputs, type PersonInput } from '../../shop/orders/peopleInputs.ts'
import { ProvinceSelect } from '../../shop/orders/ProvinceSelect.tsx'
import styles from './DeskFields.module.css'
import { priceField, type DeskLine, type PriceField } from './deskOrder.ts'
import { OrderPart } from './OrderPart.tsx'

interface BottleFieldsProps {
  readonly lines: readonly DeskLine[]
  readonly onChange: (lines: readonly DeskLine[]) => void
  /** The error of a price. Without it, prices are only shown. */
  readonly priceErrorOf?: (field: PriceField) => FieldErrorCode | undefined
  /** Called with whether a text is typed somewhere that is no number of bottles. */
  readonly onInvalid: (isInvalid: boolean) => void
  /** What stands below the bottles. */
  readonly children: ReactNode
}

/** How many bottles of each product, and what one costs. */
export function BottleFields({
  lines,
  onChange,
  priceErrorOf,
  onInvalid,
  children,
}: BottleFieldsProps) {
  const { t } = useTranslation(['desk', 'shared'])
  const invalid = useRef(new Set<string>())
  const language = useLanguage()
  const errorText = useFieldErrorText()
  const change = (id: string, changed: Partial<DeskLine>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...changed } : line)))
  return (
    <OrderPart id="desk-bottles" title={t('orders.details.lines')}>
      <ul role="list" className={styles.bottles}>
        {lines.map(({ id, name, quantity, price, priceCents, most }) => (
          <li key={id}>
            <p>
              {name}
              {priceErrorOf === undefined && <span>{formatMoney(priceCents, language)}</span>}
            </p>
            <QuantityPicker
              value={quantity}
              min={0}
              max={Math.min(most ?? maxQuantity, maxQuantity)}
              invalidText={t('shared:quantity.invalid', {
                min: 0,
                count: Math.min(most ?? maxQuantity, maxQuantity),
              })}
              onInvalid={(isInvalid) => {
                invalid.current[isInvalid ? 'add' : 'delete'](id)
                onInvalid(invalid.current.size > 0)
              }}
              label={t('orders.desk.quantityOf', { name })}
              decreaseLabel={t('orders.desk.fewerOf', { name })}
              increaseLabel={t('orders.desk.moreOf', { name })}
              onChange={(next) => change(id, { quantity: next })}
            />
            {priceErrorOf !== undefined && (
              <Field
                name={priceField(id)}
                label={t('orders.desk.priceOf', { name })}
                error={errorText(priceErrorOf(priceField(id)))}
                inputMode="decimal"
                autoComplete="off"
                value={price}
                onChange={({ currentTarget }) => change(id, { price: currentTarget.value })}
              />
            )}
          </li>
        ))}
      </ul>
      {children}
    </OrderPart>
  )
}

type CustomerInputProps = Pick<FieldProps, 'value' | 'error' | 'readOnly'> & {
  readonly onChange?: (event: { readonly currentTarget: { readonly value: string } }) => void
}

interface DeskCustomerFieldsProps {
  /** The value of a field, its error, and what follows from a change of it. */
  readonly inputProps: (field: PersonInput) => CustomerInputProps
  /** Where the order can be picked up: where it is now, and where the shop offers it. Empty ones do not count. */
  readonly offeredPickups: readonly string[]
  /** Where it is picked up; empty where it is shipped. */
  readonly pickupAddress: string
  readonly onPickupAddress: (address: string) => void
  /** Whether somebody else receives it. */
  readonly isGift: boolean
  readonly onGift: (isGift: boolean) => void
  /** Whether the e-mail address is an account's, which stays. */
  readonly isEmailFixed?: boolean
  /** What stands below the address. */
  readonly children?: ReactNode
}

const personFields = customerFieldNames.filter((field) => !isAddressField(field))

/** Whom an order is for and how it gets there. Of somebody at a bar or a fair only the name is needed. */
export function DeskCustomerFields({
  inputProps,
  offeredPickups,
  pickupAddress,
  onPickupAddress,
  isGift,
  onGift,
  isEmailFixed = false,
  children,
}: DeskCustomerFieldsProps) {
  const { t } = useTranslation(['account', 'desk'])
  const isPickup = pickupAddress !== ''
  const places = [...new Set(offeredPickups)].filter((address) => address !== '')
  return (
    <OrderPart id="desk-customer" title={t('desk:orders.details.customer')}>
      <div className={styles.customer}>{personFields.map((field) => input(field))}</div>
      {places.length > 0 && (
        <SegmentedControl
          legend={t('desk:orders.desk.delivery')}
          options={[
            { value: '', label: t('desk:orders.details.shipping') },
            ...places.map((address, index) => ({
              value: address,
              label:
                index === 0
                  ? t('desk:orders.details.shipping', pickupContext(true))
                  : t('desk:orders.desk.newPickup'),
            })),
          ]}
          value={pickupAddress}
          onChange={onPickupAddress}
        />
      )}
      {isPickup && (
        <p>
          {t('desk:orders.columns.pickupAddress')} <span translate="no">{pickupAddress}</span>
        </p>
      )}
      {!isPickup && (
        <Checkbox
          label={t('desk:orders.desk.isGift')}
          checked={isGift}
          onChange={({ currentTarget }) => onGift(currentTarget.checked)}
        />
      )}
      {/* Hidden, they keep what was typed. */}
      <div className={styles.customer} hidden={isPickup || !isGift}>
        {input('nombre', 'receiverName')}
        {input('telefono', 'receiverTelephone')}
      </div>
      <div className={styles.customer} hidden={isPickup}>
        {addressFields.map((field) => input(field))}
      </div>
      {children}
    </OrderPart>
  )

  function input(field: CustomerField, name: PersonInput = field) {
    const props = {
      ...inputProps(name),
      // Not the browser's own address: it is another person's.
      autoComplete: 'off',
      name,
      label:
        name === 'receiverName' || name === 'receiverTelephone'
          ? t(`desk:orders.desk.${name}`)
          : t(customerInputs[field].label),
    }
    switch (field) {
      case 'province':
        return (
          <ProvinceSelect key={field} {...props} noneLabel={t('desk:orders.desk.noProvince')} />
        )
      case 'telefono':
        return <TelephoneField key={field} {...props} hint="" />
      case 'email':
        return <EmailInput key={field} {...props} readOnly={props.readOnly || isEmailFixed} />
      case 'cedula':
        return <CedulaField key={field} {...props} hint="" />
      case 'nombre':
      case 'direccion':
      case 'city':
      case 'businessName':
      case 'reference':
        return <Field key={field} {...props} aria-required={field === 'nombre'} />
      default:
        return assertNever(field)
    }
  }
}

interface PaymentChoiceProps {
  /** What cash is called: on delivery, at the pick-up, or at the counter. */
  readonly way: { readonly context?: 'pickup' | 'gift' | 'counter' }
  readonly value: PaymentMethod
  readonly onChange: (value: PaymentMethod) => void
}

/** How an order is paid. */
export function PaymentChoice({ way, value, onChange }: PaymentChoiceProps) {
  const { t } = useTranslation('desk')
  return (
    <SegmentedControl
      legend={t('orders.payment.title')}
      options={paymentMethods.map((method) => ({
        value: method,
        label: t(`orders.payment.${method}`, way),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
