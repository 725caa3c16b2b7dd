import { checkShopSettings, type ShopSettings } from '@storefront/domain'
import { Button } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../../composition/ServerState.tsx'
import { useBackend } from '../../../composition/ServicesProvider.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { settingsQueries } from '../../catalog/settingsQueries.ts'
import { Awaited } from '../frame/Awaited.tsx'
import { SettingsFields } from './SettingsFields.tsx'
import styles from './Settings.module.css'
import { SettingsResult } from './SettingsResult.tsx'
import { settingsFields } from './settingsForm.ts'
import { useSaveSettings } from './useSaveSettings.ts'

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
    <Awaited query={settings} failed={t('settings.failed')}>
      {(stored) => <SettingsForm stored={stored} />}
    </Awaited>
  )
}

function SettingsForm({ stored }: { readonly stored: ShopSettings }) {
  const { t } = useTranslation('admin')
  const { outcome, save } = useSaveSettings()
  const { errorOf, isSubmitting, formProps } = useForm({
    fields: settingsFields,
    check: checkShopSettings,
    submit: save,
  })
  return (
    <form className={styles.form} {...formProps}>
      <SettingsFields stored={stored} errorOf={errorOf} />
      <SettingsResult outcome={outcome} />
      <Button type="submit" busy={isSubmitting} busyLabel={t('saving')} className={styles.save}>
        {t('save')}
      </Button>
    </form>
  )
}
