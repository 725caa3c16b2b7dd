import {
  addressFields,
  customerFields,
  idKindOf,
  isCustomerComplete,
  profileFields,
  provinceCodes,
  provinces,
  type CustomerField,
  type CustomerForm,
  type FieldErrorCode,
} from '@storefront/domain'
import {
  Banner,
  Button,
  Checkbox,
  Field,
  SegmentedControl,
  Select,
  Text,
  TextArea,
} from '@storefront/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText } from '../../../shared/forms/useForm.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import {
  CedulaField,
  EmailField,
  TelephoneField,
  useTelephoneWarning,
} from '../../account/access/AccountFields.tsx'
import { customerInputs } from '../orders/customerInputs.ts'
import type { ReceiverInput, Way } from '../orders/peopleInputs.ts'
import styles from './Checkout.module.css'
import {
  fieldId,
  personFields,
  remarks,
  type CheckoutField,
  type Remark,
} from './checkoutFields.ts'
import { Part } from './Part.tsx'
import { useUnsavedCheckout } from './unsavedCheckout.ts'
import type { Buyer } from './useCheckoutShop.ts'
import { useErrorLine } from './useErrorLine.ts'

interface CustomerPartsProps {
  /** Null for a guest. */
  readonly buyer: Buyer | null
  /** Whether the fields are shown, and not what is known of the buyer. */
  readonly isOpen: boolean
  /** Shows the fields, and focuses one. */
  readonly onEdit: (field: CheckoutField) => void
  readonly errorOf: (field: CheckoutField) => FieldErrorCode | undefined
  /** Below the title of the delivery. */
  readonly arrival: ReactNode
  /** Where orders can be picked up; empty where the shop does not offer it. */
  readonly pickupAddress: string
  readonly way: Way
  readonly onPickup: (isPickup: boolean) => void
  readonly onGift: (isGift: boolean) => void
  /** Whether the profile keeps what is typed. */
  readonly savesProfile: boolean
  readonly onSavesProfile: (savesProfile: boolean) => void
}

/** Who buys, and where the order goes. A buyer whose profile is complete reads it, and may open the fields. */
export function CustomerParts({
  buyer,
  isOpen,
  onEdit,
  errorOf,
  arrival,
  pickupAddress,
  way,
  onPickup,
  onGift,
  savesProfile,
  onSavesProfile,
}: CustomerPartsProps) {
  const { t } = useTranslation(['checkout', 'account'])
  const known = buyer?.known ?? null
  const { read } = useUnsavedCheckout()
  const isPickup = way === 'pickup'
  const isGift = way === 'gift'
  const [id, setId] = useState(() => read().customer?.cedula ?? known?.cedula ?? '')
  // A company's invoice has its name.
  const shownFields = personFields.filter(
    (field) => field !== 'businessName' || idKindOf(id) === 'ruc',
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
          {known !== null && isOpen && !isCustomerComplete(known, way !== 'ship') && (
            <Banner>{t('person.useEdit')}</Banner>
          )}
          {isOpen || known === null ? (
            <div
              className={styles.fields}
              onInput={({ target }) => {
                if (target instanceof HTMLInputElement && target.name === 'cedula') {
                  setId(target.value)
                }
              }}
            >
              {shownFields.map((field) => (
                <CustomerInput key={field} field={field} known={known} error={errorOf(field)} />
              ))}
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
              onChange={(chosen) => onPickup(chosen === 'pickup')}
            />
          )}
          {!isPickup && (
            <Checkbox
              label={t('delivery.isGift')}
              checked={isGift}
              onChange={({ currentTarget }) => onGift(currentTarget.checked)}
            />
          )}
          {isGift && <ReceiverFields errorOf={errorOf} />}
          {isPickup ? (
            <p>
              <Text as="span" look="soft">
                {t('delivery.pickupAt')}
              </Text>{' '}
              <span translate="no">{pickupAddress}</span>
            </p>
          ) : isGift ? null : isOpen || known === null ? (
            <div className={styles.fields}>
              {addressFields.map((field) => (
                <CustomerInput key={field} field={field} known={known} error={errorOf(field)} />
              ))}
            </div>
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
              checked={savesProfile}
              onChange={({ currentTarget }) => onSavesProfile(currentTarget.checked)}
            />
          )}
          <Remarks name="notes" error={errorOf('notes')} />
          <Remarks name="giftNote" error={errorOf('giftNote')} />
        </div>
      </Part>
    </>
  )
}

interface ReceiverFieldsProps {
  readonly errorOf: (field: CheckoutField) => FieldErrorCode | undefined
}

/** Who receives a gift, and the address. The browser fills in none of it: it knows the buyer's. */
function ReceiverFields({ errorOf }: ReceiverFieldsProps) {
  const { t } = useTranslation('checkout')
  const errorLine = useErrorLine()
  const { read } = useUnsavedCheckout()
  const [receiver] = useState(() => read().receiver)
  const props = (name: ReceiverInput) => {
    const code = errorOf(name)
    return {
      id: fieldId(name),
      name,
      label: t(`delivery.${name}`),
      error: code && `${errorLine(name, code)}.`,
      autoComplete: 'off',
      className: styles.wide,
      'aria-required': true,
    }
  }
  return (
    <div className={styles.fields}>
      <Field {...props('receiverName')} defaultValue={receiver.nombre} autoCapitalize="words" />
      <TelephoneField
        {...props('receiverTelephone')}
        defaultValue={receiver.telefono}
        hint={t('delivery.receiverTelephoneHint')}
      />
      {addressFields.map((field) => (
        <CustomerInput
          key={field}
          field={field}
          known={null}
          typed={receiver}
          error={errorOf(field)}
        />
      ))}
      <p className={styles.wide}>{t('delivery.receiverShows')}</p>
    </div>
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

/** The texts that the fields start with. A street of several lines is typed in one. */
export function initialTexts(known: CustomerForm | null): Partial<CustomerForm> {
  return known === null ? {} : { ...known, direccion: known.direccion.replaceAll('\n', ', ') }
}

/** What the summary says of a field, and how to put it right. */
function useErrorText() {
  const { t } = useTranslation('checkout')
  const errorLine = useErrorLine()
  const helpText = useFieldErrorText()
  return (field: CustomerField, code: FieldErrorCode | undefined): string | undefined => {
    if (code === undefined) return undefined
    const line = `${errorLine(field, code)}.`
    if (code === 'required') return line
    if (code !== 'too-long') return `${line} ${helpText(code)}`
    if (field !== 'direccion') return line
    return `${line} ${t('delivery.tooLong', { most: profileFields.direccion.maxLength })}`
  }
}

interface CustomerInputProps {
  readonly field: CustomerField
  readonly known: CustomerForm | null
  /** What was typed of who receives a gift, whose field it is; without, it is the buyer's. */
  readonly typed?: Partial<CustomerForm>
  readonly error: FieldErrorCode | undefined
}

/** The input of one text. It starts with what was typed before, or is known. */
function CustomerInput({ field, known, typed, error }: CustomerInputProps) {
  const { t } = useTranslation(['account', 'checkout'])
  const errorText = useErrorText()
  const { read } = useUnsavedCheckout()
  const [initial] = useState(() => (typed ?? { ...initialTexts(known), ...read().customer })[field])
  const { label, hint, input } = customerInputs[field]
  const props = {
    ...input,
    ...(typed !== undefined && { autoComplete: 'off' }),
    id: fieldId(field),
    name: field,
    label: t(label),
    hint: hint === null ? undefined : t(hint),
    defaultValue: initial,
    error: errorText(field, error),
    enterKeyHint: 'next' as const,
    'aria-required': customerFields[field].isRequired,
  }
  if (field === 'province') {
    return (
      <Select
        id={props.id}
        name={props.name}
        label={props.label}
        defaultValue={props.defaultValue}
        error={props.error}
        autoComplete={props.autoComplete}
        aria-required
        options={[
          { value: '', label: t('checkout:delivery.noProvince') },
          ...provinces.map((province) => ({ value: province, label: province })),
          // A browser may keep the code: it fills in what it finds in the list.
          ...provinces.map((province) => ({
            value: provinceCodes[province],
            label: province,
            hidden: true,
          })),
        ]}
      />
    )
  }
  // The account's is fixed.
  if (field === 'email') return known === null && <EmailField {...props} />
  if (field === 'cedula') return <CedulaField {...props} className={styles.wide} />
  if (field === 'telefono') {
    return <TelephoneField {...props} {...(known !== null && { className: styles.wide })} />
  }
  return <Field {...props} {...(field !== 'city' && { className: styles.wide })} />
}

/** The hint counts the characters left once there are fewer than these. */
const countdownFrom = 100

interface RemarksProps {
  readonly name: Remark
  readonly error: FieldErrorCode | undefined
}

/** Notes for the delivery, or what is written on the card of a gift; folded until somebody has some. */
function Remarks({ name, error }: RemarksProps) {
  const { t } = useTranslation('checkout')
  const { read } = useUnsavedCheckout()
  const [initial] = useState(() => read()[name])
  const [length, setLength] = useState(initial.trim().length)
  const [isOpen, setOpen] = useState(initial !== '')
  const most = remarks[name]
  const left = most - length
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
          left < countdownFrom && left >= 0
            ? t('remarks.left', { count: left })
            : t(`remarks.${name}.hint`, { most })
        }
        error={left < 0 && t('remarks.over', { count: -left })}
        onInput={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
      />
    </details>
  )
}
