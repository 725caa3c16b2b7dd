import {
  bankAccountKinds,
  settingsBounds,
  type AdminSettings,
  type ShopSettings,
  type ShopSettingsField,
} from '@storefront/domain'
import { Checkbox, Field, Loading, Select } from '@storefront/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../../shared/lazy/lazyPart.tsx'
import type { Edit } from '../frame/useEdit.ts'
import styles from './Settings.module.css'

/** Loaded on demand, because the library of the letters is larger than the page. */
const LetterTexts = lazyPart(async () => (await import('./LetterTexts.tsx')).LetterTexts)

export interface FieldsProps {
  readonly edit: Edit<ShopSettings, ShopSettingsField>
}

/** The groups of settings in the order of the page; the names are also the ids for links. */
export const settingsGroups = [
  'sales',
  'delivery',
  'orders',
  'transfers',
  'letters',
  'contact',
  'seller',
] as const

interface SettingsGroupProps {
  readonly name: (typeof settingsGroups)[number]
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

/** The settings of shipping, delivery and the limits of orders. */
export function OrderFields({ edit: { inputProps } }: FieldsProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <SettingsGroup name="delivery">
        <div className={styles.pair}>
          <Field
            {...inputProps('shipping')}
            inputMode="decimal"
            hint={t('settings.shippingHint')}
          />
          <Field
            {...inputProps('freeShippingFrom')}
            inputMode="decimal"
            hint={t('settings.freeShippingHint')}
          />
          <Field {...inputProps('deliveryFrom')} id="deliveryDays" inputMode="numeric" />
          <Field {...inputProps('deliveryTo')} inputMode="numeric" />
        </div>
      </SettingsGroup>
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
    </>
  )
}

/** Whether transfers are offered, and the bank account for them. */
export function TransferFields({ edit: { inputProps, checkboxProps } }: FieldsProps) {
  const { t } = useTranslation('admin')
  const { readOnly, ...kind } = inputProps('bankKind')
  return (
    <SettingsGroup name="transfers">
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
        <Field {...inputProps('bankHolderId')} />
        <Field {...inputProps('bankHolder')} className={styles.wide} />
        <Field
          {...inputProps('transferDays')}
          inputMode="numeric"
          hint={t('settings.transferDaysHint')}
        />
      </div>
    </SettingsGroup>
  )
}

interface LetterFieldsProps {
  readonly edit: Edit<AdminSettings, ShopSettingsField>
}

/** Whether the shop sends letters to buyers and to the owner, and their texts. */
export function LetterFields({ edit: { checkboxProps, stored } }: LetterFieldsProps) {
  const { t } = useTranslation(['admin', 'shared'])
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsGroup name="letters">
      <Checkbox {...checkboxProps('lettersOn')} />
      <details
        className={styles.letters}
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
  return (
    <>
      <SettingsGroup name="contact">
        <div className={styles.pair}>
          <Field {...inputProps('contactEmail')} type="email" className={styles.wide} />
          <Field {...inputProps('contactPhone')} type="tel" />
          <Field {...inputProps('contactWhatsapp')} type="tel" />
        </div>
      </SettingsGroup>
      <SettingsGroup name="seller">
        <div className={styles.pair}>
          <Field {...inputProps('ownerName')} id="legalName" className={styles.wide} />
          <Field {...inputProps('ownerRuc')} id="ruc" inputMode="numeric" />
          <Field {...inputProps('returnDays')} id="returnDays" inputMode="numeric" />
          <Field {...inputProps('ownerAddress')} id="address" className={styles.wide} />
        </div>
      </SettingsGroup>
    </>
  )
}
