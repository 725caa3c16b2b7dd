import {
  checkShopSettings,
  type Language,
  type ShopSettings,
  type ShopSettingsField,
  toDecimal,
} from '@storefront/domain'
import { Checkbox, Field, TextArea } from '@storefront/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../shared/i18n/useTranslation.ts'

import { ServerState } from '../../../shared/query/ServerState.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { settingsQueries } from '../../catalog/queries.ts'
import { EditForm } from '../frame/EditForm.tsx'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { type EditedForm, type Saved, type Typed, useEdit } from '../frame/useEdit.ts'
import styles from './Settings.module.css'
import { formatTyped } from '../../../shared/i18n/format.ts'

/** The owner's switches, to be set. */
export function Settings() {
  return (
    <ServerState>
      <StoredSettings />
    </ServerState>
  )
}

function StoredSettings() {
  const { t } = useTranslation('admin')
  const settings = useQuery(settingsQueries.shop(useBackend()))
  return (
    <QueryBoundary query={settings} failed={t('settings.failed')}>
      {(stored) => <SettingsEditor settings={stored} />}
    </QueryBoundary>
  )
}

function SettingsEditor({ settings }: { readonly settings: ShopSettings }) {
  const { t } = useTranslation('admin')
  const loadBackend = useBackend()
  const queries = useQueryClient()
  const edit = useEdit({
    form: settingsForm,
    stored: settings,
    labelOf: (field) => t(`settings.${field}`),
    save,
    failure: 'The settings could not be saved',
  })
  const { inputProps, boxProps } = edit

  async function save(before: ShopSettings, wanted: ShopSettings): Promise<Saved<ShopSettings>> {
    const backend = await loadBackend()
    const saved = await backend.settings.save(before, wanted)
    const now = await backend.settings.shop()
    queries.setQueryData(settingsQueries.shop(loadBackend).queryKey, now)
    return { isSaved: saved.ok, now }
  }

  return (
    <EditForm
      edit={edit}
      className={styles.form}
      saved={
        <>
          {t('settings.saved')} {edit.stored.salesPaused && t('settings.paused')}
        </>
      }
      changed={t('settings.settings-changed')}
    >
      <fieldset className={styles.group}>
        <legend>{t('settings.shippingTitle')}</legend>
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
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('settings.pauseTitle')}</legend>
        <p>{t('settings.pauseText')}</p>
        <Checkbox {...boxProps('salesPaused')} />
        <TextArea {...inputProps('messageEs')} lang="es" hint={t('settings.messageHint')} />
        <TextArea {...inputProps('messageEn')} lang="en" hint={t('settings.messageHint')} />
      </fieldset>
    </EditForm>
  )
}

/** The form of the shop's settings. */
export const settingsForm: EditedForm<ShopSettings, ShopSettingsField, ShopSettings> = {
  fields: ['shipping', 'freeShippingFrom', 'salesPaused', 'messageEs', 'messageEn'],
  boxes: ['salesPaused'],
  formOf: settingsFormOf,
  check: checkShopSettings,
}

function settingsFormOf(settings: ShopSettings, language: Language): Typed<ShopSettingsField> {
  const amount = (cents: number) => formatTyped(toDecimal(cents), language, 2)
  const { shippingCents, freeShippingFromCents, salesPaused, salesPausedMessage } = settings
  return {
    shipping: amount(shippingCents),
    freeShippingFrom: freeShippingFromCents === null ? '' : amount(freeShippingFromCents),
    salesPaused: salesPaused ? 'on' : '',
    messageEs: salesPausedMessage.es,
    messageEn: salesPausedMessage.en,
  }
}
