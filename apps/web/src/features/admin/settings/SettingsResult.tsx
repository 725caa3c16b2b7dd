import { assertNever } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../../../notices/OutageBanner.tsx'
import type { SaveOutcome } from './useSaveSettings.ts'

/** What came of saving the settings. */
export function SettingsResult({ outcome }: { readonly outcome: SaveOutcome | null }) {
  const { t } = useTranslation('admin')
  if (outcome === null) return null
  switch (outcome.type) {
    case 'saved':
      return (
        <Banner tone="success">
          {t('settings.saved')} {outcome.settings.salesPaused && t('settings.paused')}
        </Banner>
      )
    case 'outage':
      return <OutageBanner failed={t('notSaved')} outage={outcome.code} />
    default:
      return assertNever(outcome)
  }
}
