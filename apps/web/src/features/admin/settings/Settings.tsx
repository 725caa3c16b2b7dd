import {
  isPaused,
  provinceFields,
  provinces,
  saveSettings,
  type AdminSettings,
  type CheckedSettings,
  type ShopSettingsField,
} from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useBackend, useServices } from '../../../shared/services.tsx'
import { EditForm } from '../frame/EditForm.tsx'
import { useEdit, type SaveResult } from '../frame/useEdit.ts'
import { useRecentSignIn } from '../frame/useRecentSignIn.tsx'
import { orderQueries } from '../orders/orderQueries.ts'
import { adminSettingsQuery, keepSettings } from './adminSettingsQuery.ts'
import { auditLogKey, AuditLogSection } from './AuditLogSection.tsx'
import { DashboardAccess } from './DashboardAccess.tsx'
import { SalesFields } from './SalesFields.tsx'
import styles from './Settings.module.css'
import {
  DeliveryFields,
  LetterFields,
  LimitFields,
  SellerFields,
  settingsGroups,
  settingsParts,
  TransferFields,
} from './SettingsFields.tsx'
import { settingsForm, type ProvinceField } from './settingsForm.ts'

/** Loads the shop's settings and shows the form that edits them. */
export function Settings() {
  const { t } = useTranslation('admin')
  const settings = useConfirmedQuery(adminSettingsQuery(useBackend()))
  return (
    <QueryBoundary query={settings} errorMessage={t('settings.failed')}>
      {(stored) => (
        <>
          <SettingsEditor settings={stored} />
          <DashboardAccess />
          <AuditLogSection />
        </>
      )}
    </QueryBoundary>
  )
}

function SettingsEditor({ settings }: { readonly settings: AdminSettings }) {
  const { t } = useTranslation('admin')
  const services = useServices()
  const queries = useQueryClient()
  const [openedAt] = useState(services.now)
  const [withRecentSignIn, signInDialog] = useRecentSignIn()
  const edit = useEdit({
    form: settingsForm,
    stored: settings,
    labelOf: useSettingLabel(),
    save,
    failure: 'The settings could not be saved',
  })

  // The URL may name a field or a group, which is rendered after the page has loaded.
  const { hash } = useLocation()
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }, [hash])

  async function save(
    shown: AdminSettings,
    checked: CheckedSettings,
  ): Promise<SaveResult<AdminSettings>> {
    const { run } = await services.loadBackend()
    const { version, reviewed } = shown
    const saved = await withRecentSignIn(() =>
      run(saveSettings, { version, settings: { ...checked, reviewed } }),
    )
    const stored = saved.ok
      ? saved.value
      : typeof saved.error === 'object'
        ? saved.error.stored
        : null
    if (stored !== null) keepSettings(queries, services, stored)
    void queries.invalidateQueries({ queryKey: auditLogKey })
    void queries.invalidateQueries({ queryKey: orderQueries.all })
    if (stored !== null) return { stored, refusal: saved.ok ? null : 'changed' }
    if (!saved.ok && saved.error === 'recent-sign-in-required') {
      return { stored: null, refusal: saved.error }
    }
    // The form has checked what the other refusals are about.
    throw new Error('Checked settings were refused')
  }

  return (
    <>
      <EditForm
        edit={edit}
        className={styles.form}
        saved={[
          t('settings.saved'),
          ...(isPaused(edit.stored, openedAt) ? [t('settings.paused')] : []),
        ].join(' ')}
        changed={t('settings.changed')}
      >
        <SettingsNav />
        <div className={styles.groups}>
          <h2 id="everyday">{t('settings.parts.everyday')}</h2>
          <SalesFields edit={edit} />
          <DeliveryFields edit={edit} />
          <TransferFields edit={edit} />
          <h2 id="once">{t('settings.parts.once')}</h2>
          <LimitFields edit={edit} />
          <LetterFields edit={edit} />
          <SellerFields edit={edit} />
        </div>
      </EditForm>
      {signInDialog}
    </>
  )
}

/** Returns the labels of the fields. */
function useSettingLabel() {
  const { t } = useTranslation('admin')
  const ofProvinces = new Map<ShopSettingsField, string>(
    provinces.flatMap((province) => {
      const { shipping, onDelivery } = provinceFields(province)
      return [
        [shipping, t('settings.provinces.shipping', { province })],
        [onDelivery, t('settings.provinces.onDelivery', { province })],
      ] as const
    }),
  )
  return (field: ShopSettingsField): string =>
    // The map has all fields of provinces.
    ofProvinces.get(field) ?? t(`settings.${field as Exclude<ShopSettingsField, ProvinceField>}`)
}

/** Links to the groups of settings: what changes every day, and what is set once. */
function SettingsNav() {
  const { t } = useTranslation('admin')
  return (
    <nav className={styles.nav} aria-label={t('settings.nav')}>
      {settingsParts.map((part) => (
        <div key={part}>
          <p>{t(`settings.parts.${part}`)}</p>
          <ul>
            {settingsGroups[part].map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{t(`settings.groups.${name}.title`)}</a>
              </li>
            ))}
            {part === 'once' && (
              <li>
                <a href="#access">{t('access.title')}</a>
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  )
}
