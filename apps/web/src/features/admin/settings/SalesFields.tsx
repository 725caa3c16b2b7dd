import {
  isPaused,
  languages,
  timeFromInput,
  type Language,
  type PlannedPause,
  type ShopSettingsField,
} from '@storefront/domain'
import { Banner, Checkbox, Field, TextArea } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useServices } from '../../../shared/services.tsx'
import {
  announcedAt,
  momentIn,
  pausePeriod,
  pauseText,
  type PauseSettings,
} from '../../cart/pause.ts'
import type { FormValues } from '../frame/useEdit.ts'
import styles from './SalesFields.module.css'
import settings from './Settings.module.css'
import { SettingsGroup, type FieldsProps } from './SettingsFields.tsx'

/** The settings that pause sales: the switch, the planned pause, the messages and their preview. */
export function SalesFields({ edit }: FieldsProps) {
  const { t } = useTranslation('admin')
  const [now] = useState(useServices().now)
  const typed = typedPause(edit.typed)
  const wasPaused = isPaused(edit.stored, now)
  const willBePaused = isPaused(typed, now)
  const state = willBePaused ? 'paused' : 'open'
  return (
    <SettingsGroup name="sales">
      <div className={styles.state} data-state={state}>
        <div role="status">
          <p>{t(`settings.state.${state}`)}</p>
          <p>
            {t(
              willBePaused === wasPaused ? `settings.state.${state}Text` : 'settings.state.onSave',
            )}
          </p>
        </div>
        <Checkbox {...edit.checkboxProps('salesPaused')} variant="switch" />
      </div>
      <div className={settings.pair}>
        <Field
          {...edit.inputProps('pauseStarts')}
          type="datetime-local"
          aria-describedby="planned-pause"
        />
        <Field
          {...edit.inputProps('pauseEnds')}
          type="datetime-local"
          aria-describedby="planned-pause"
        />
      </div>
      <PlannedPauseText
        id="planned-pause"
        typed={edit.typed}
        plan={typed.plannedPause}
        stored={edit.stored.plannedPause}
        now={now}
      />
      <div className={settings.pair}>
        <TextArea {...edit.inputProps('messageEs')} lang="es" hint={t('settings.messageHint')} />
        <TextArea {...edit.inputProps('messageEn')} lang="en" hint={t('settings.messageHint')} />
      </div>
      <PausePreview typed={typed} now={now} />
    </SettingsGroup>
  )
}

/** The typed settings of pauses as they would be stored; an invalid plan counts as none. */
function typedPause(typed: FormValues<ShopSettingsField>): PauseSettings {
  const startsAt = timeFromInput(typed.pauseStarts)
  const endsAt = timeFromInput(typed.pauseEnds)
  const isPlan = startsAt !== null && endsAt !== null && startsAt < endsAt
  return {
    salesPaused: typed.salesPaused === 'on',
    plannedPause: isPlan ? { startsAt, endsAt } : null,
    salesPausedMessage: { es: typed.messageEs.trim(), en: typed.messageEn.trim() },
  }
}

interface PlannedPauseTextProps {
  readonly id: string
  readonly typed: FormValues<ShopSettingsField>
  readonly plan: PlannedPause | null
  readonly stored: PlannedPause | null
  readonly now: number
}

/**
 * The planned pause as text with the year, because browsers format the inputs differently. What the cart
 * announces follows only once the plan is saved.
 */
function PlannedPauseText({ id, typed, plan, stored, now }: PlannedPauseTextProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <p id={id} className={settings.plan}>
      {plan === null
        ? t(typed.pauseStarts || typed.pauseEnds ? 'settings.plan.unclear' : 'settings.plan.none')
        : `${t('settings.plan.period', { period: pausePeriod(plan, language, 'numeric') })} ${announcementText()}`}
    </p>
  )

  function announcementText(): string {
    if (plan === null || now >= plan.endsAt) return t('settings.plan.over')
    const isSaved = plan.startsAt === stored?.startsAt && plan.endsAt === stored.endsAt
    if (!isSaved) return t('settings.state.onSave')
    if (now >= plan.startsAt) return t('settings.plan.underWay')
    const announced = announcedAt(plan)
    if (now >= announced) return t('settings.plan.announced')
    return t('settings.plan.announcedFrom', { moment: momentIn(language, announced) })
  }
}

interface PausePreviewProps {
  readonly typed: PauseSettings
  readonly now: number
}

/** The text that buyers read in each language, for the current or the planned pause. */
function PausePreview({ typed, now }: PausePreviewProps) {
  const { t } = useTranslation(['admin', 'shared'])
  const { plannedPause } = typed
  const isAhead = plannedPause !== null && now < plannedPause.startsAt
  const time = !typed.salesPaused && isAhead ? plannedPause.startsAt : now
  const textIn = (language: Language) => pauseText(typed, time, language)
  return (
    <section className={styles.preview} aria-labelledby="pause-preview">
      <h3 id="pause-preview">{t('settings.preview.title')}</h3>
      {textIn('es') === null ? (
        <p>{t('settings.preview.nothing')}</p>
      ) : (
        languages.map((language) => (
          <div key={language}>
            <p>{t(`shared:languageName.${language}`)}</p>
            <Banner role="none" tone={isPaused(typed, time) ? 'warning' : 'info'} lang={language}>
              {textIn(language)}
            </Banner>
          </div>
        ))
      )}
    </section>
  )
}
