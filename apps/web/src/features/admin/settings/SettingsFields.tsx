import type { FieldErrorCode, ShopSettings, ShopSettingsField } from '@storefront/domain'
import { Checkbox, Field, TextArea } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText } from '../../../forms/useFieldErrorText.ts'
import { useLanguage } from '../../../i18n/useLanguage.ts'
import styles from './SettingsFields.module.css'
import { settingsFormOf } from './settingsForm.ts'

interface SettingsFieldsProps {
  readonly stored: ShopSettings
  readonly errorOf: (field: ShopSettingsField) => FieldErrorCode | undefined
}

/** What the owner can set. */
export function SettingsFields({ stored, errorOf }: SettingsFieldsProps) {
  const { t } = useTranslation('admin')
  const errorText = useFieldErrorText()
  const form = settingsFormOf(stored, useLanguage())
  const field = (name: Exclude<ShopSettingsField, 'salesPaused'>) => ({
    name,
    label: t(`settings.${name}`),
    error: errorText(errorOf(name)),
    defaultValue: form[name],
    autoComplete: 'off',
  })
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('settings.shippingTitle')}</legend>
        <div className={styles.pair}>
          <Field {...field('shipping')} inputMode="decimal" hint={t('settings.shippingHint')} />
          <Field
            {...field('freeShippingFrom')}
            inputMode="decimal"
            hint={t('settings.freeShippingHint')}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('settings.pauseTitle')}</legend>
        <p>{t('settings.pauseText')}</p>
        <Checkbox
          name="salesPaused"
          label={t('settings.salesPaused')}
          defaultChecked={stored.salesPaused}
        />
        <TextArea {...field('messageEs')} lang="es" hint={t('settings.messageHint')} />
        <TextArea {...field('messageEn')} lang="en" hint={t('settings.messageHint')} />
      </fieldset>
    </>
  )
}
