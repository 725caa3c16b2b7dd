import {
  addressFields,
  checkCustomer,
  idKindOf,
  personFields,
  type CustomerField,
  type CustomerForm,
  type FieldErrorCode,
  type ReceiverForm,
} from '@storefront/domain'
import { Banner, Button, Checkbox, Field, SegmentedControl, Text, TextArea } from '@storefront/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { TelephoneField, useTelephoneWarning } from '../../account/access/AccountFields.tsx'
import { customerInputs, type ReceiverInput, type Way } from '../orders/peopleInputs.ts'
import styles from './Checkout.module.css'
import {
  fieldId,
  remarks,
  useErrorText,
  type CheckoutField,
  type Remark,
} from './checkoutFields.ts'
import { CustomerInput } from './CustomerInput.tsx'
import { Part } from './Part.tsx'
import type { UnsavedCheckout } from './unsavedCheckout.ts'
import type { Buyer } from './useCheckoutShop.ts'

interface CustomerPartsProps {
  /** Null for a guest. */
  readonly buyer: Buyer | null
  /** Whether the fields are shown, and not what is known of the buyer. */
  readonly isOpen: boolean
  /** The texts of the fields. */
  readonly texts: Partial<CustomerForm>
  /** Shows the fields, and focuses one. */
  readonly onEdit: (field: CheckoutField) => void
  readonly errorOf: (field: CheckoutField) => FieldErrorCode | undefined
  /** Below the title of the delivery. */
  readonly arrival: ReactNode
  /** Where orders can be picked up; empty where the shop does not offer it. */
  readonly pickupAddress: string
  readonly way: Way
  readonly unsaved: UnsavedCheckout
  readonly onChoose: (chosen: Partial<UnsavedCheckout>) => void
}

/** Who buys, and where the order goes. A buyer whose profile is complete reads it, and may open the fields. */
export function CustomerParts({
  buyer,
  isOpen,
  texts,
  onEdit,
  errorOf,
  arrival,
  pickupAddress,
  way,
  unsaved,
  onChoose,
}: CustomerPartsProps) {
  const { t } = useTranslation(['checkout', 'account', 'orders'])
  const known = buyer?.known ?? null
  const isPickup = way === 'pickup'
  const isGift = way === 'gift'
  const customerInput = (field: CustomerField) => (
    <CustomerInput
      key={field}
      field={field}
      typed={texts[field]}
      isGuest={known === null}
      error={errorOf(field)}
    />
  )
  return (
    <>
      <Part
        title={t('person.title')}
        lead={
          buyer === null && (
            <p className={styles.signIn}>
              <span>{t('person.hasAccount')}</span>
              <LocalizedLink to="/login?returnTo=/checkout">{t('person.signIn')}</LocalizedLink>
            </p>
          )
        }
      >
        <div className={styles.stack}>
          {buyer !== null && (
            <p className={styles.account}>
              <Text as="span" look="soft">
                {t('person.signedInAs')}
              </Text>{' '}
              <span translate="no">{buyer.account.email}</span>
            </p>
          )}
          {known !== null && isOpen && !checkCustomer(known, way !== 'ship').ok && (
            <Banner>{t('person.useEdit')}</Banner>
          )}
          {isOpen || known === null ? (
            <div className={styles.fields}>
              {personFields
                // A company's invoice has its name.
                .filter(
                  (field) => field !== 'businessName' || idKindOf(texts.cedula ?? '') === 'ruc',
                )
                .map(customerInput)}
            </div>
          ) : (
            <Known label={t('person.edit')} onEdit={() => onEdit('nombre')}>
              {personFields.map(
                (field) =>
                  field !== 'email' &&
                  known[field] !== '' && (
                    <li key={field}>
                      {field !== 'nombre' && (
                        <Text as="span" look="soft">
                          {t(`account:${customerInputs[field].label}`)}{' '}
                        </Text>
                      )}
                      {known[field]}
                      {field === 'telefono' && <TelephoneWarning telephone={known[field]} />}
                    </li>
                  ),
              )}
            </Known>
          )}
        </div>
      </Part>
      <Part title={t('delivery.title')} lead={arrival}>
        <div className={styles.stack}>
          {pickupAddress !== '' && (
            <SegmentedControl
              legend={t('delivery.way')}
              options={[
                { value: 'ship', label: t('delivery.ship') },
                { value: 'pickup', label: t('delivery.pickup') },
              ]}
              value={isPickup ? 'pickup' : 'ship'}
              onChange={(chosen) => onChoose({ isPickup: chosen === 'pickup' })}
            />
          )}
          {!isPickup && (
            <Checkbox
              label={t('delivery.isGift')}
              checked={isGift}
              onChange={({ currentTarget }) => onChoose({ isGift: currentTarget.checked })}
            />
          )}
          {isGift && <ReceiverFields typed={unsaved.receiver} errorOf={errorOf} />}
          {isPickup ? (
            <p>
              <Text as="span" look="soft">
                {t('orders:order.pickupAt')}
              </Text>{' '}
              <span translate="no">{pickupAddress}</span>
            </p>
          ) : isGift ? null : isOpen || known === null ? (
            <div className={styles.fields}>{addressFields.map(customerInput)}</div>
          ) : (
            <Known label={t('delivery.edit')} onEdit={() => onEdit('direccion')}>
              <li>{known.direccion}</li>
              <li>{`${known.city}, ${known.province}`}</li>
              {known.reference !== '' && (
                <Text as="li" look="soft">
                  {known.reference}
                </Text>
              )}
            </Known>
          )}
          {known !== null && isOpen && (
            <Checkbox
              label={t('delivery.savesProfile')}
              checked={unsaved.savesProfile}
              onChange={({ currentTarget }) => onChoose({ savesProfile: currentTarget.checked })}
            />
          )}
          {(['notes', 'giftNote'] as const).map((name) => (
            <Remarks key={name} name={name} typed={unsaved[name]} error={errorOf(name)} />
          ))}
        </div>
      </Part>
    </>
  )
}

interface KnownProps {
  /** The button's accessible name. */
  readonly label: string
  readonly onEdit: () => void
  /** List items. */
  readonly children: ReactNode
}

/** What the profile says, with the button that opens the fields. */
function Known({ label, onEdit, children }: KnownProps) {
  const { t } = useTranslation('account')
  return (
    <div className={styles.known}>
      <ul role="list" className={styles.lines} translate="no">
        {children}
      </ul>
      <Button variant="quiet" aria-label={label} onClick={onEdit}>
        {t('profile.edit')}
      </Button>
    </div>
  )
}

function TelephoneWarning({ telephone }: { readonly telephone: string }) {
  const warning = useTelephoneWarning(telephone)
  return (
    warning !== null && (
      <p className={styles.doubtful} translate="yes">
        {warning}
      </p>
    )
  )
}

interface ReceiverFieldsProps {
  readonly typed: Partial<ReceiverForm>
  readonly errorOf: (field: CheckoutField) => FieldErrorCode | undefined
}

/** Who receives a gift, and the address. The browser fills in none of it: it knows the buyer's. */
function ReceiverFields({ typed, errorOf }: ReceiverFieldsProps) {
  const { t } = useTranslation('checkout')
  const errorText = useErrorText()
  const [initial] = useState(typed)
  const props = (name: ReceiverInput) => {
    const code = errorOf(name)
    return {
      id: fieldId(name),
      name,
      label: t(`delivery.${name}`),
      error: code && errorText(name, code),
      autoComplete: 'off',
      className: styles.wide,
      'aria-required': true,
    }
  }
  return (
    <div className={styles.fields}>
      <Field {...props('receiverName')} defaultValue={initial.nombre} autoCapitalize="words" />
      <TelephoneField
        {...props('receiverTelephone')}
        defaultValue={initial.telefono}
        hint={t('delivery.receiverTelephoneHint')}
      />
      {addressFields.map((field) => (
        <CustomerInput
          key={field}
          field={field}
          typed={typed[field]}
          autoComplete="off"
          error={errorOf(field)}
        />
      ))}
      <p className={styles.wide}>{t('delivery.receiverShows')}</p>
    </div>
  )
}

/** The hint counts the characters left once there are fewer than these. */
const countdownFrom = 100

interface RemarksProps {
  readonly name: Remark
  readonly typed: string
  readonly error: FieldErrorCode | undefined
}

/** Notes for the delivery, or what is written on the card of a gift; folded until somebody has some. */
function Remarks({ name, typed, error }: RemarksProps) {
  const { t } = useTranslation('checkout')
  const errorText = useErrorText()
  const [initial] = useState(typed)
  const [isOpen, setOpen] = useState(initial !== '')
  const most = remarks[name]
  const left = most - typed.trim().length
  return (
    <details
      className={styles.notes}
      open={isOpen || error !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t(`remarks.${name}.add`)}</summary>
      <TextArea
        id={fieldId(name)}
        name={name}
        label={t(`remarks.${name}.label`)}
        rows={3}
        defaultValue={initial}
        hint={
          left >= countdownFrom
            ? t(`remarks.${name}.hint`, { most })
            : left >= 0
              ? t('remarks.left', { count: left })
              : t('remarks.over', { count: -left })
        }
        error={left < 0 && errorText(name, 'too-long')}
      />
    </details>
  )
}
