import type { FieldErrorCode, ShopSettingsField } from '@storefront/domain'
import { Checkbox, Field, TextArea } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText } from '../../../shared/forms/useFieldErrorText.ts'
import styles from './SettingsFields.module.css'
import type { SettingsForm } from './settingsForm.ts'

interface SettingsFieldsProps {
  readonly typed: SettingsForm
  readonly onType: (typed: SettingsForm) => void
  /** What is typed while the form is saved would be lost: it takes nothing then. */
  readonly isSaving: boolean
  readonly errorOf: (field: ShopSettingsField) => FieldErrorCode | undefined
}

/** Somebody types in a field. */
interface Typing {
  readonly currentTarget: { readonly value: string }
}

/** What the owner can set. */
export function SettingsFields({ typed, onType, isSaving, errorOf }: SettingsFieldsProps) {
  const { t } = useTranslation('admin')
  const errorText = useFieldErrorText('admin')
  const field = (name: Exclude<ShopSettingsField, 'salesPaused'>) => ({
    name,
    label: t(`settings.${name}`),
    error: errorText(errorOf(name)),
    readOnly: isSaving,
    autoComplete: 'off',
    value: typed[name],
    onChange: ({ currentTarget }: Typing) => onType({ ...typed, [name]: currentTarget.value }),
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
          readOnly={isSaving}
          checked={typed.salesPaused === 'on'}
          onChange={({ currentTarget }) =>
            onType({ ...typed, salesPaused: currentTarget.checked ? 'on' : '' })
          }
        />
        <TextArea {...field('messageEs')} lang="es" hint={t('settings.messageHint')} />
        <TextArea {...field('messageEn')} lang="en" hint={t('settings.messageHint')} />
      </fieldset>
    </>
  )
}
