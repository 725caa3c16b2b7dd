import {
  isPaused,
  timeFromInput,
  type PlannedPause,
  type ShopSettingsField,
} from '@storefront/domain'
import { Checkbox, Field, TextArea, Text } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { FormValues } from '../../../shared/forms/useRecordForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useServices } from '../../../shared/services.tsx'
import { announcedAt, momentIn, pausePeriod, type PauseSettings } from '../../shop/cart/pause.ts'
import styles from './SalesFields.module.css'
import settings from './Settings.module.css'
import { SettingsGroup, type FieldsProps } from './SettingsFields.tsx'

/** The settings that pause sales: the switch, the planned pause and the messages. */
export function SalesFields({ form }: FieldsProps) {
  const { t } = useTranslation('desk')
  const [now] = useState(useServices().now)
  const typed = typedPause(form.typed)
  const wasPaused = isPaused(form.stored, now)
  const willBePaused = isPaused(typed, now)
  const state = willBePaused ? 'paused' : 'open'
  return (
    <SettingsGroup name="sales">
      <div className={styles.state} data-state={state}>
        <div role="status">
          <p>{t(`settings.state.${state}`)}</p>
          <Text look="note">
            {t(
              willBePaused === wasPaused ? `settings.state.${state}Text` : 'settings.state.onSave',
            )}
          </Text>
        </div>
        <Checkbox {...form.checkboxProps('salesPaused')} variant="switch" />
      </div>
      <div className={settings.pair}>
        <Field
          {...form.inputProps('pauseStarts')}
          type="datetime-local"
          aria-describedby="planned-pause"
        />
        <Field
          {...form.inputProps('pauseEnds')}
          type="datetime-local"
          aria-describedby="planned-pause"
        />
      </div>
      <PlannedPauseText
        id="planned-pause"
        typed={form.typed}
        plan={typed.plannedPause}
        stored={form.stored.plannedPause}
        now={now}
      />
      <div className={settings.pair}>
        <TextArea {...form.inputProps('messageEs')} lang="es" hint={t('settings.messageHint')} />
        <TextArea {...form.inputProps('messageEn')} lang="en" hint={t('settings.messageHint')} />
      </div>
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
  const { t } = useTranslation('desk')
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
