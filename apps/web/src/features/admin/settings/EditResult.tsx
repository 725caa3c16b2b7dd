import { assertNever, type ShopSettings, type ShopSettingsField } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../i18n/useLanguage.ts'
import { OutageBanner } from '../../../notices/OutageBanner.tsx'
import { settingsFormOf } from './settingsForm.ts'
import type { EditOutcome } from './useSettingsEdit.ts'

interface EditResultProps {
  /** As they are stored now. */
  readonly settings: ShopSettings
  readonly outcome: EditOutcome | null
}

/** What came of saving the settings. */
export function EditResult({ settings, outcome }: EditResultProps) {
  const { t } = useTranslation('admin')
  if (outcome === null) return null
  switch (outcome.type) {
    case 'saved':
      return (
        <Banner tone="success">
          {t('settings.saved')} {settings.salesPaused && t('settings.paused')}
        </Banner>
      )
    case 'changed':
      return (
        <Banner tone="warning">
          <p>{t('settings.settings-changed')}</p>
          <ul>
            {outcome.fields.map((field) => (
              <Changed key={field} settings={settings} field={field} />
            ))}
          </ul>
        </Banner>
      )
    case 'outage':
      return <OutageBanner failed={t('notSaved')} outage={outcome.code} />
    default:
      return assertNever(outcome)
  }
}

interface ChangedProps {
  readonly settings: ShopSettings
  readonly field: ShopSettingsField
}

/** A field that others changed, with what it holds now. */
function Changed({ settings, field }: ChangedProps) {
  const { t } = useTranslation('admin')
  const text = settingsFormOf(settings, useLanguage())[field]
  const box = text === 'on' ? t('products.yes') : t('products.no')
  const value = field === 'salesPaused' ? box : text || t('products.nothing')
  return <li>{t('products.changedTo', { field: t(`settings.${field}`), value })}</li>
}
