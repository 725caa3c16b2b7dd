import { checkShopSettings, type ShopSettings } from '@storefront/domain'
import { Button } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../../shared/query/ServerState.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { useForm } from '../../../shared/forms/useForm.ts'
import { settingsQueries } from '../../catalog/queries.ts'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { SettingsFields } from './SettingsFields.tsx'
import styles from './Settings.module.css'
import { SettingsResult } from './SettingsResult.tsx'
import { settingsFields } from './settingsForm.ts'
import { useSettingsEdit } from './useSettingsEdit.ts'

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
  const { stored, typed, type, outcome, save } = useSettingsEdit(settings)
  const { errorOf, isSubmitting, formProps } = useForm({
    fields: settingsFields,
    check: checkShopSettings,
    submit: save,
  })
  return (
    <form className={styles.form} {...formProps}>
      <SettingsFields typed={typed} onType={type} isSaving={isSubmitting} errorOf={errorOf} />
      <SettingsResult settings={stored} outcome={outcome} />
      <Button type="submit" busy={isSubmitting} busyLabel={t('saving')} className={styles.save}>
        {t('save')}
      </Button>
    </form>
  )
}
