import {
  addressFields,
  assertNever,
  maxQuantity,
  paymentMethods,
  personFields,
  type CustomerField,
  type PaymentMethod,
} from '@storefront/domain'
import { formatMoney, pickupContext } from '@storefront/i18n'
import { Checkbox, Field, QuantityPicker, SegmentedControl, type FieldProps } from '@storefront/ui'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { EmailInput } from '../../../shared/forms/EmailInput.tsx'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { CedulaField, TelephoneField } from '../../account/access/AccountFields.tsx'
import { customerInputs, type PersonInput } from '../../shop/orders/peopleInputs.ts'
import { ProvinceSelect } from '../../shop/orders/ProvinceSelect.tsx'
import styles from './DeskFields.module.css'
import type { DeskLine } from './deskOrder.ts'
import { OrderPart } from './OrderPart.tsx'

/** What `useRecordForm` says of an input. */
type InputProps = Pick<FieldProps, 'value' | 'error' | 'hint' | 'readOnly' | 'aria-required'> & {
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
}

interface BottleFieldsProps {
  readonly lines: readonly DeskLine[]
  readonly onQuantity: (id: string, quantity: number) => void
  /** The field with the price of a product. Default: prices are only shown. */
  readonly priceProps?: (id: string) => InputProps
  /** Called with whether a text is typed somewhere that is no number of bottles. */
  readonly onInvalid: (isInvalid: boolean) => void
  /** What stands below the bottles. */
  readonly children: ReactNode
}

/** How many bottles of each product, and what one costs. */
export function BottleFields({
  lines,
  onQuantity,
  priceProps,
  onInvalid,
  children,
}: BottleFieldsProps) {
  const { t } = useTranslation(['desk', 'shared'])
  const invalid = useRef(new Set<string>())
  const language = useLanguage()
  return (
    <OrderPart id="desk-bottles" title={t('orders.details.lines')}>
      <ul role="list" className={styles.bottles}>
        {lines.map(({ id, name, quantity, priceCents, most }) => (
          <li key={id}>
            <p>
              {name}
              {priceProps === undefined && <span>{formatMoney(priceCents, language)}</span>}
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
              onChange={(next) => onQuantity(id, next)}
            />
            {priceProps !== undefined && (
              <Field
                {...priceProps(id)}
                label={t('orders.desk.priceOf', { name })}
                inputMode="decimal"
              />
            )}
          </li>
        ))}
      </ul>
      {children}
    </OrderPart>
  )
}

interface DeskCustomerFieldsProps {
  readonly inputProps: (field: PersonInput) => InputProps
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
        return <Field key={field} {...props} />
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
