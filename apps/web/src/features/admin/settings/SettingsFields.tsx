import {
  bankAccountKinds,
  doubtfulIdKind,
  provinceFields,
  provinces,
  settingsBounds,
  type AdminSettings,
  type ShopSettingsField,
  type Telephone,
} from '@storefront/domain'
import { Checkbox, Field, Loading, Select, type FieldProps } from '@storefront/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../../shared/lazy/lazyPart.tsx'
import { useReadTelephone } from '../../../shared/useReadTelephone.ts'
import type { Edit } from '../frame/useEdit.ts'
import { AccountCorrection } from './AccountCorrection.tsx'
import { AccountPreview, DeliveryPreview } from './BuyersPreview.tsx'
import styles from './Settings.module.css'

/** Loaded on demand, because the library of the letters is larger than the page. */
const LetterTexts = lazyPart(async () => (await import('./LetterTexts.tsx')).LetterTexts)

export interface FieldsProps {
  readonly edit: Edit<AdminSettings, ShopSettingsField>
}

/** The groups of settings in the order of the page; the names are also the ids for links. */
export const settingsGroups = {
  everyday: ['sales', 'delivery', 'transfers'],
  once: ['orders', 'letters', 'contact', 'seller'],
} as const

export type SettingsPart = keyof typeof settingsGroups

// Object.keys returns plain strings.
export const settingsParts = Object.keys(settingsGroups) as readonly SettingsPart[]

interface SettingsGroupProps {
  readonly name: (typeof settingsGroups)[SettingsPart][number]
  readonly children: ReactNode
}

/** A group of fields with its title and description. */
export function SettingsGroup({ name, children }: SettingsGroupProps) {
  const { t } = useTranslation('admin')
  return (
    <fieldset id={name} className={styles.group} aria-describedby={`${name}-text`}>
      <legend>{t(`settings.groups.${name}.title`)}</legend>
      <p id={`${name}-text`} className={styles.about}>
        {t(`settings.groups.${name}.text`)}
      </p>
      {children}
    </fieldset>
  )
}

/** The settings of shipping and delivery. */
export function DeliveryFields({ edit }: FieldsProps) {
  const { t } = useTranslation('admin')
  const { inputProps, typed } = edit
  return (
    <SettingsGroup name="delivery">
      <div className={styles.pair}>
        <Field {...inputProps('shipping')} inputMode="decimal" hint={t('settings.shippingHint')} />
        <Field
          {...inputProps('freeShippingFrom')}
          inputMode="decimal"
          hint={t('settings.freeShippingHint')}
        />
        <Field {...inputProps('deliveryFrom')} id="deliveryDays" inputMode="numeric" />
        <Field {...inputProps('deliveryTo')} inputMode="numeric" />
      </div>
      <Field {...inputProps('pickupAddress')} hint={t('settings.pickupHint')} />
      <ProvinceFieldsFold edit={edit} />
      <DeliveryPreview typed={typed} />
    </SettingsGroup>
  )
}

/** Each province's shipping and whether buyers there may pay on delivery; folded while none differs from the shop. */
function ProvinceFieldsFold({ edit }: FieldsProps) {
  const { t } = useTranslation('admin')
  const { inputProps, checkboxProps, refusedFields } = edit
  const [isOpen, setOpen] = useState(edit.stored.provinceTerms.length > 0)
  const hasError = provinces.some((province) =>
    refusedFields.includes(provinceFields(province).shipping),
  )
  return (
    <details
      className={styles.fold}
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('settings.provinces.title')}</summary>
      <p className={styles.about}>{t('settings.provinces.hint')}</p>
      <ul role="list" className={styles.provinces}>
        {provinces.map((province) => {
          const { shipping, onDelivery } = provinceFields(province)
          return (
            <li key={province}>
              <Field {...inputProps(shipping)} inputMode="decimal" />
              <Checkbox {...checkboxProps(onDelivery)} />
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** The limits of orders. */
export function LimitFields({ edit: { inputProps } }: FieldsProps) {
  const { t } = useTranslation('admin')
  return (
    <SettingsGroup name="orders">
      <div className={styles.pair}>
        <Field
          {...inputProps('maxBottles')}
          inputMode="numeric"
          hint={t('settings.upTo', { most: settingsBounds.bottles })}
        />
        <Field
          {...inputProps('pendingDays')}
          inputMode="numeric"
          hint={t('settings.pendingDaysHint')}
        />
      </div>
    </SettingsGroup>
  )
}

/** Whether transfers are offered, and the bank account for them. */
export function TransferFields({
  edit: { inputProps, checkboxProps, typed, stored },
}: FieldsProps) {
  const { t } = useTranslation('admin')
  const { readOnly, ...kind } = inputProps('bankKind')
  return (
    <SettingsGroup name="transfers">
      <Checkbox {...checkboxProps('onDeliveryOffered')} />
      <Checkbox {...checkboxProps('transferOffered')} />
      <div className={styles.pair}>
        <Field {...inputProps('bank')} id="bankAccount" />
        <Select
          {...kind}
          aria-disabled={readOnly || undefined}
          options={[
            { value: '', label: t('settings.none') },
            ...bankAccountKinds.map((value) => ({
              value,
              label: t(`settings.bankKinds.${value}`),
            })),
          ]}
        />
        <Field {...inputProps('bankNumber')} inputMode="numeric" />
        <IdField {...inputProps('bankHolderId')} />
        <Field {...inputProps('bankHolder')} className={styles.wide} />
        <Field
          {...inputProps('transferDays')}
          inputMode="numeric"
          hint={t('settings.transferDaysHint')}
        />
      </div>
      {stored.bankAccount !== null && <AccountCorrection account={stored.bankAccount} />}
      <AccountPreview typed={typed} />
    </SettingsGroup>
  )
}

/** Whether the shop sends letters to buyers and to the owner, and their texts. */
export function LetterFields({ edit: { checkboxProps, stored } }: FieldsProps) {
  const { t } = useTranslation(['admin', 'shared'])
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsGroup name="letters">
      <Checkbox {...checkboxProps('lettersOn')} />
      <details
        className={styles.fold}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{t('settings.letterTexts.read')}</summary>
        {isOpen && (
          <Suspense fallback={<Loading>{t('shared:loading')}</Loading>}>
            <LetterTexts settings={stored} />
          </Suspense>
        )}
      </details>
    </SettingsGroup>
  )
}

/** The shop's contact data and the legal data of the seller. */
export function SellerFields({ edit: { inputProps } }: FieldsProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <SettingsGroup name="contact">
        <div className={styles.pair}>
          <Field {...inputProps('contactEmail')} type="email" className={styles.wide} />
          <ShopTelephoneField
            {...inputProps('contactPhone')}
            doubt={(telephone) => telephone === null && t('settings.phoneWarning')}
          />
          <ShopTelephoneField
            {...inputProps('contactWhatsapp')}
            doubt={(telephone) => telephone?.isMobile !== true && t('settings.whatsappWarning')}
          />
        </div>
      </SettingsGroup>
      <SettingsGroup name="seller">
        <div className={styles.pair}>
          <Field {...inputProps('ownerName')} id="legalName" className={styles.wide} />
          <IdField {...inputProps('ownerRuc')} id="ruc" inputMode="numeric" />
          <Field {...inputProps('returnDays')} id="returnDays" inputMode="numeric" />
          <Field {...inputProps('ownerAddress')} id="address" className={styles.wide} />
        </div>
      </SettingsGroup>
    </>
  )
}

/** A cedula or a RUC of the shop. One whose check digit is wrong gets a warning, and is saved all the same. */
function IdField(field: FieldProps & { readonly value: string }) {
  const { t } = useTranslation('admin')
  const doubt = doubtfulIdKind(field.value)
  const isDoubtful = doubt === 'cedula' || doubt === 'ruc'
  return <Field {...field} hint={isDoubtful && t('settings.idWarning')} />
}

interface TelephoneFieldProps extends FieldProps {
  readonly value: string
  /** What is doubtful about a number that was typed, or false. It is saved all the same. */
  readonly doubt: (telephone: Telephone | null) => string | false
}

function ShopTelephoneField({ doubt, ...field }: TelephoneFieldProps) {
  const [isTyping, setTyping] = useState(false)
  const readTelephone = useReadTelephone(field.value !== '')
  const isDoubtful = !isTyping && field.value !== '' && !field.error && readTelephone !== null
  return (
    <Field
      {...field}
      type="tel"
      hint={isDoubtful && doubt(readTelephone(field.value))}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
    />
  )
}
