import {
  isPaused,
  type Language,
  languages,
  type PlannedPause,
  type ShopSettingsField,
  timeFromInput,
} from '@storefront/domain'
import { Banner, Checkbox, Field, TextArea } from '@storefront/ui'
import { useState } from 'react'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shared/services.tsx'
import {
  announcedAt,
  momentIn,
  pausePeriod,
  type PauseSettings,
  pauseText,
} from '../../cart/pause.ts'
import type { Typed } from '../frame/useEdit.ts'
import styles from './SalesFields.module.css'
import settings from './Settings.module.css'
import { type FieldsProps, SettingsGroup } from './SettingsFields.tsx'

/** Whether the shop sells: the switch, a pause planned ahead, and what buyers read of either. */
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
        <Checkbox {...edit.boxProps('salesPaused')} variant="switch" />
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
      <PlanInWords id="planned-pause" typed={edit.typed} plan={typed.plannedPause} now={now} />
      <div className={settings.pair}>
        <TextArea {...edit.inputProps('messageEs')} lang="es" hint={t('settings.messageHint')} />
        <TextArea {...edit.inputProps('messageEn')} lang="en" hint={t('settings.messageHint')} />
      </div>
      <PausePreview typed={typed} now={now} />
    </SettingsGroup>
  )
}

/** What is typed of pauses, as it would be stored; a plan that cannot be is none. */
function typedPause(typed: Typed<ShopSettingsField>): PauseSettings {
  const startsAt = timeFromInput(typed.pauseStarts)
  const endsAt = timeFromInput(typed.pauseEnds)
  const isPlan = startsAt !== null && endsAt !== null && startsAt < endsAt
  return {
    salesPaused: typed.salesPaused === 'on',
    plannedPause: isPlan ? { startsAt, endsAt } : null,
    salesPausedMessage: { es: typed.messageEs.trim(), en: typed.messageEn.trim() },
  }
}

interface PlanInWordsProps {
  readonly id: string
  readonly typed: Typed<ShopSettingsField>
  readonly plan: PlannedPause | null
  readonly now: number
}

/** The plan as one says it, year included: a browser writes dates as it likes. */
function PlanInWords({ id, typed, plan, now }: PlanInWordsProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <p id={id} role="status" className={settings.plan}>
      {plan === null
        ? t(typed.pauseStarts || typed.pauseEnds ? 'settings.plan.unclear' : 'settings.plan.none')
        : `${t('settings.plan.period', { period: pausePeriod(plan, language, 'numeric') })} ${whenTold()}`}
    </p>
  )

  function whenTold(): string {
    if (plan === null || now >= plan.endsAt) return t('settings.plan.over')
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

/** Word for word what buyers read in either language: of the pause that is on, or of the one that is planned. */
function PausePreview({ typed, now }: PausePreviewProps) {
  const { t } = useTranslation(['admin', 'shared'])
  const { plannedPause } = typed
  const isAhead = plannedPause !== null && now < plannedPause.startsAt
  const time = !typed.salesPaused && isAhead ? plannedPause.startsAt : now
  const textIn = (language: Language) => pauseText(typed, time, language)
  return (
    <section className={styles.preview} aria-labelledby="pause-preview">
      <h2 id="pause-preview">{t('settings.preview.title')}</h2>
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
