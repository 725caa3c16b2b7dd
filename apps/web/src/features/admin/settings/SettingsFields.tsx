import {
  bankAccountKinds,
  settingsBounds,
  type ShopSettings,
  type ShopSettingsField,
} from '@storefront/domain'
import { Checkbox, Field, Select, TextArea } from '@storefront/ui'

import { useTranslation } from '../../../shared/i18n/useTranslation.ts'
import type { Edit } from '../frame/useEdit.ts'
import styles from './Settings.module.css'

interface FieldsProps {
  readonly edit: Edit<ShopSettings, ShopSettingsField>
}

/** The form's fields, by what they are about. */
export function SettingsFields(props: FieldsProps) {
  return (
    <>
      <SalesFields {...props} />
      <PauseFields {...props} />
      <TransferFields {...props} />
      <SellerFields {...props} />
    </>
  )
}

function SalesFields({ edit: { inputProps, boxProps } }: FieldsProps) {
  const { t } = useTranslation('admin')
  return (
    <fieldset className={styles.group}>
      <legend>{t('settings.shippingTitle')}</legend>
      <div className={styles.pair}>
        <Field {...inputProps('shipping')} inputMode="decimal" hint={t('settings.shippingHint')} />
        <Field
          {...inputProps('freeShippingFrom')}
          inputMode="decimal"
          hint={t('settings.freeShippingHint')}
        />
        <Field
          {...inputProps('deliveryFrom')}
          inputMode="numeric"
          hint={t('settings.deliveryHint')}
        />
        <Field
          {...inputProps('deliveryTo')}
          inputMode="numeric"
          hint={t('settings.deliveryHint')}
        />
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
      <Checkbox {...boxProps('verifiedEmailOnly')} />
    </fieldset>
  )
}

function PauseFields({ edit: { inputProps, boxProps } }: FieldsProps) {
  const { t } = useTranslation('admin')
  return (
    <fieldset className={styles.group}>
      <legend>{t('settings.pauseTitle')}</legend>
      <p>{t('settings.pauseText')}</p>
      <Checkbox {...boxProps('salesPaused')} />
      <div className={styles.pair}>
        <Field
          {...inputProps('pauseStarts')}
          type="datetime-local"
          hint={t('settings.pauseTimesHint')}
        />
        <Field
          {...inputProps('pauseEnds')}
          type="datetime-local"
          hint={t('settings.pauseTimesHint')}
        />
      </div>
      <TextArea {...inputProps('messageEs')} lang="es" hint={t('settings.messageHint')} />
      <TextArea {...inputProps('messageEn')} lang="en" hint={t('settings.messageHint')} />
    </fieldset>
  )
}

function TransferFields({ edit: { inputProps } }: FieldsProps) {
  const { t } = useTranslation('admin')
  const { readOnly, ...kind } = inputProps('bankKind')
  return (
    <fieldset className={styles.group}>
      <legend>{t('settings.bankTitle')}</legend>
      <p>{t('settings.bankText')}</p>
      <div className={styles.pair}>
        <Field {...inputProps('bank')} />
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
      </div>
      <Field {...inputProps('bankHolder')} />
    </fieldset>
  )
}

function SellerFields({ edit: { inputProps } }: FieldsProps) {
  const { t } = useTranslation('admin')
  return (
    <fieldset className={styles.group}>
      <legend>{t('settings.sellerTitle')}</legend>
      <p>{t('settings.sellerText')}</p>
      <div className={styles.pair}>
        <Field {...inputProps('contactEmail')} type="email" />
        <Field {...inputProps('contactPhone')} type="tel" />
        <Field {...inputProps('contactWhatsapp')} type="tel" />
        <Field {...inputProps('ownerName')} />
        <Field {...inputProps('ownerRuc')} inputMode="numeric" />
        <Field {...inputProps('returnDays')} inputMode="numeric" />
      </div>
      <Field {...inputProps('ownerAddress')} />
    </fieldset>
  )
}
