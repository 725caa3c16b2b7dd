import type { ShopSettings } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { EditResult } from '../frame/EditResult.tsx'
import { settingsFormOf } from './settingsForm.ts'
import type { SettingsOutcome } from './useSettingsEdit.ts'

interface SettingsResultProps {
  /** As they are stored now. */
  readonly settings: ShopSettings
  readonly outcome: SettingsOutcome | null
}

/** What came of saving the settings. */
export function SettingsResult({ settings, outcome }: SettingsResultProps) {
  const { t } = useTranslation('admin')
  return (
    <EditResult
      outcome={outcome}
      saved={
        <>
          {t('settings.saved')} {settings.salesPaused && t('settings.paused')}
        </>
      }
      changed={t('settings.settings-changed')}
      labelOf={(field) => t(`settings.${field}`)}
      now={settingsFormOf(settings, useLanguage())}
      boxes={['salesPaused']}
    />
  )
}
