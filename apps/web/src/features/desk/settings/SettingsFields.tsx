import {
  bankAccountKinds,
  doubtfulIdKind,
  isProvince,
  provinceFields,
  provinceRows,
  provinces,
  provincesIn,
  settingsBounds,
  type AdminSettings,
  type Province,
  type ShopSettingsField,
  type Telephone,
} from '@storefront/domain'
import { Button, Checkbox, Field, type FieldProps, Select, Text } from '@storefront/ui'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import type { RecordFormState } from '../../../shared/forms/useRecordForm.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useReadTelephone } from '../../../shared/useReadTelephone.ts'
import { AccountCorrection } from './AccountCorrection.tsx'
import { AccountPreview, DeliveryPreview } from './BuyersPreview.tsx'
import styles from './Settings.module.css'

export interface FieldsProps {
  readonly form: Pick<
    RecordFormState<AdminSettings, ShopSettingsField>,
    'inputProps' | 'checkboxProps' | 'typed' | 'stored' | 'storedValues' | 'change'
  >
}

/** The parameter of the URL of the page with the texts of the letters. */
export const lettersKey = 'letters'

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
  const { t } = useTranslation('desk')
  return (
    <fieldset id={name} className={styles.group} aria-describedby={`${name}-text`}>
      <legend>{t(`settings.groups.${name}.title`)}</legend>
      <Text look="note" id={`${name}-text`} className={styles.about}>
        {t(`settings.groups.${name}.text`)}
      </Text>
      {children}
    </fieldset>
  )
}

/** The settings of shipping and delivery. */
export function DeliveryFields({ form }: FieldsProps) {
  const { t } = useTranslation('desk')
  const { inputProps, typed } = form
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
      <ProvinceRows form={form} />
      <DeliveryPreview typed={typed} />
    </SettingsGroup>
  )
}

/** The provinces with terms of their own, a row each: shipping, days, and whether buyers there may pay on delivery. */
function ProvinceRows({ form }: FieldsProps) {
  const { t } = useTranslation('desk')
  const { inputProps, checkboxProps, typed, change } = form
  const rows = provincesIn(typed)
  const list = useRef<HTMLUListElement>(null)

  function add(province: Province): void {
    const { shipping, onDelivery } = provinceFields(province)
    flushSync(() => {
      change('provinces', provinceRows([...rows, province]))
      if (typed[onDelivery] === undefined) change(onDelivery, 'on')
    })
    list.current?.querySelector<HTMLElement>(`[name="${shipping}"]`)?.focus()
  }

  function remove(province: Province): void {
    change('provinces', provinceRows(rows.filter((other) => other !== province)))
    list.current?.closest('section')?.querySelector('select')?.focus()
  }

  return (
    <section className={styles.provinces} aria-labelledby="provinces">
      <h3 id="provinces">{t('settings.provinces')}</h3>
      <Text look="note">{t('settings.rows.hint')}</Text>
      <ul ref={list} role="list">
        {rows.map((province) => {
          const { shipping, deliveryFrom, deliveryTo, onDelivery } = provinceFields(province)
          return (
            <li key={province}>
              <Field {...inputProps(shipping)} inputMode="decimal" />
              <div className={styles.pair}>
                <Field {...inputProps(deliveryFrom)} inputMode="numeric" />
                <Field {...inputProps(deliveryTo)} inputMode="numeric" />
              </div>
              <Checkbox {...checkboxProps(onDelivery)} />
              <Button
                variant="quiet"
                aria-label={t('settings.rows.removeOne', { province })}
                onClick={() => remove(province)}
              >
                {t('settings.rows.remove')}
              </Button>
            </li>
          )
        })}
      </ul>
      <Select
        label={t('settings.rows.add')}
        value=""
        options={[
          { value: '', label: t('settings.none') },
          ...provinces
            .filter((province) => !rows.includes(province))
            .map((province) => ({ value: province, label: province })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          if (isProvince(value)) add(value)
        }}
      />
    </section>
  )
}

/** The limits of orders. */
export function LimitFields({ form: { inputProps } }: FieldsProps) {
  const { t } = useTranslation('desk')
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
        <Field {...inputProps('lowStock')} inputMode="numeric" hint={t('settings.lowStockHint')} />
      </div>
    </SettingsGroup>
  )
}

/** Whether transfers are offered, and the bank account for them. */
export function TransferFields({
  form: { inputProps, checkboxProps, typed, stored },
}: FieldsProps) {
  const { t } = useTranslation('desk')
  return (
    <SettingsGroup name="transfers">
      <Checkbox {...checkboxProps('onDeliveryOffered')} />
      <Checkbox {...checkboxProps('transferOffered')} />
      <div className={styles.pair}>
        <Field {...inputProps('bank')} id="bankAccount" />
        <Select
          {...inputProps('bankKind')}
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

/** Whether the shop sends letters to buyers and to the owner, and the page with their texts. */
export function LetterFields({ form: { checkboxProps } }: FieldsProps) {
  const { t } = useTranslation('desk')
  return (
    <SettingsGroup name="letters">
      <Checkbox {...checkboxProps('lettersOn')} />
      <p>
        <LocalizedLink to={`/dashboard/settings?${lettersKey}`}>
          {t('settings.letterTexts.read')}
        </LocalizedLink>
      </p>
    </SettingsGroup>
  )
}

/** The shop's contact data and the legal data of the seller. */
export function SellerFields({ form: { inputProps } }: FieldsProps) {
  const { t } = useTranslation('desk')
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
  const { t } = useTranslation('desk')
  const doubt = doubtfulIdKind(field.value)
  const isDoubtful = doubt === 'cedula' || doubt === 'ruc'
  return <Field {...field} warning={isDoubtful && t('settings.idWarning')} />
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
      warning={isDoubtful && doubt(readTelephone(field.value))}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
    />
  )
}
