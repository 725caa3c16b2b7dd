import { toTimeInput, typedPause } from '@storefront/domain'
import { Button, Field, Text, TextArea } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useTime } from '../../../shared/useTime.ts'
import { usePause } from '../../shop/cart/PauseBanner.tsx'
import styles from './SalesFields.module.css'
import settings from './Settings.module.css'
import { SettingsGroup, type FieldsProps } from './SettingsFields.tsx'

/** The pause of sales: from when, until when or until it is ended, and the words that go with it. */
export function SalesFields({ form }: FieldsProps) {
  const { t } = useTranslation('desk')
  const [time, renewTime] = useTime()
  const { typed, storedValues, change } = form
  const pauseMessage = { es: typed.messageEs.trim(), en: typed.messageEn.trim() }
  const pause = usePause({ pause: typedPause(typed), pauseMessage }, time)
  const isStored =
    typed.pauseStarts === storedValues.pauseStarts && typed.pauseEnds === storedValues.pauseEnds

  function press(): void {
    change('pauseStarts', pause === null ? toTimeInput(renewTime()) : '')
    change('pauseEnds', '')
  }

  return (
    <SettingsGroup name="sales">
      <div className={styles.state} data-state={pause?.state ?? 'open'}>
        <div role="status">
          <p>{t(`settings.pause.${pause?.state ?? 'open'}`)}</p>
          <Text look="note">
            {pause?.text ?? t('settings.pause.openText')} {!isStored && t('settings.pause.onSave')}
          </Text>
        </div>
        <Button variant="secondary" onClick={press}>
          {t(pause === null ? 'settings.pause.start' : 'settings.pause.end')}
        </Button>
      </div>
      <div className={settings.pair}>
        <Field
          {...form.inputProps('pauseStarts')}
          type="datetime-local"
          hint={t('settings.pause.zone')}
        />
        <Field
          {...form.inputProps('pauseEnds')}
          type="datetime-local"
          hint={t('settings.pause.openEnd')}
        />
      </div>
      <div className={settings.pair}>
        <TextArea {...form.inputProps('messageEs')} lang="es" hint={t('settings.messageEsHint')} />
        <TextArea {...form.inputProps('messageEn')} lang="en" hint={t('settings.messageEnHint')} />
      </div>
    </SettingsGroup>
  )
}
