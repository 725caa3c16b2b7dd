import {
  provinceFields,
  provinces,
  saveSettings,
  storedOf,
  type AdminSettings,
  type CheckedSettings,
  type ProvinceField,
  type ShopSettingsField,
} from '@storefront/domain'
import { ArrowLeftIcon, buttonAttributes, Loading, Text } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'

import { useRecordForm } from '../../../shared/forms/useRecordForm.ts'
import { lazyPart } from '../../../shared/lazy/lazyPart.tsx'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useBackend, useServices } from '../../../shared/services.tsx'
import { adminSettingsQuery, keepSettings } from '../frame/adminSettingsQuery.ts'
import { RecordForm } from '../frame/RecordForm.tsx'
import { useRecentSignIn } from '../frame/useRecentSignIn.tsx'
import { orderQueries } from '../orders/orderQueries.ts'
import { auditLogKey, AuditLogSection } from './AuditLogSection.tsx'
import { DeskAccess } from './DeskAccess.tsx'
import { SalesFields } from './SalesFields.tsx'
import styles from './Settings.module.css'
import {
  DeliveryFields,
  LetterFields,
  lettersKey,
  LimitFields,
  SellerFields,
  settingsGroups,
  settingsParts,
  TransferFields,
} from './SettingsFields.tsx'
import { settingsForm } from './settingsForm.ts'

/** Loaded on demand, because the library of the letters is larger than the page. */
const LetterTexts = lazyPart(async () => (await import('./LetterTexts.tsx')).LetterTexts)

/** Loads the shop's settings, and shows the form that edits them or, if the URL says so, the texts of the letters. */
export function Settings() {
  const { t } = useTranslation(['desk', 'shared'])
  const [query] = useSearchParams()
  const settings = useConfirmedQuery(adminSettingsQuery(useBackend()))
  return (
    <QueryBoundary query={settings} errorMessage={t('settings.failed')}>
      {(stored) =>
        query.has(lettersKey) ? (
          <>
            <p>
              <LocalizedLink
                to="/dashboard/settings#letters"
                {...buttonAttributes({ variant: 'quiet' })}
              >
                <ArrowLeftIcon />
                {t('settings.letterTexts.toSettings')}
              </LocalizedLink>
            </p>
            <Suspense fallback={<Loading>{t('shared:loading')}</Loading>}>
              <LetterTexts settings={stored} />
            </Suspense>
          </>
        ) : (
          <>
            <SettingsEditor settings={stored} />
            <DeskAccess />
            <AuditLogSection />
          </>
        )
      }
    </QueryBoundary>
  )
}

function SettingsEditor({ settings }: { readonly settings: AdminSettings }) {
  const { t } = useTranslation('desk')
  const services = useServices()
  const queries = useQueryClient()
  const [withRecentSignIn, signInDialog] = useRecentSignIn()
  const form = useRecordForm({
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

  async function save({ version, reviewed }: AdminSettings, checked: CheckedSettings) {
    const { run } = await services.loadBackend()
    const saved = await withRecentSignIn(() =>
      run(saveSettings, { version, settings: { ...checked, reviewed } }),
    )
    void queries.invalidateQueries({ queryKey: auditLogKey })
    void queries.invalidateQueries({ queryKey: orderQueries.all })
    const stored = storedOf(saved)
    if (stored !== null) keepSettings(queries, services, stored)
    return saved
  }

  return (
    <>
      <RecordForm
        form={form}
        className={styles.form}
        refused={(code) =>
          // The form has checked what the other refusals are about.
          t(code === 'recent-sign-in-required' ? 'signInMissing' : 'notSaved')
        }
      >
        <SettingsNav />
        <div className={styles.groups}>
          <h2 id="everyday">{t('settings.parts.everyday')}</h2>
          <SalesFields form={form} />
          <DeliveryFields form={form} />
          <TransferFields form={form} />
          <h2 id="once">{t('settings.parts.once')}</h2>
          <LimitFields form={form} />
          <LetterFields form={form} />
          <SellerFields form={form} />
        </div>
      </RecordForm>
      {signInDialog}
    </>
  )
}

/** Returns the labels of the fields. */
function useSettingLabel() {
  const { t } = useTranslation('desk')
  const ofRows = new Map<ShopSettingsField, string>(
    provinces.flatMap((province) => {
      const { shipping, deliveryFrom, deliveryTo, onDelivery } = provinceFields(province)
      return [
        [shipping, t('settings.rows.shipping', { province })],
        [deliveryFrom, t('settings.rows.deliveryFrom', { province })],
        [deliveryTo, t('settings.rows.deliveryTo', { province })],
        [onDelivery, t('settings.rows.onDelivery', { province })],
      ] as const
    }),
  )
  return (field: ShopSettingsField): string =>
    // The map has all fields of rows.
    ofRows.get(field) ?? t(`settings.${field as Exclude<ShopSettingsField, ProvinceField>}`)
}

/** Links to the groups of settings: what changes every day, and what is set once. */
function SettingsNav() {
  const { t } = useTranslation('desk')
  return (
    <nav className={styles.nav} aria-label={t('settings.nav')}>
      {settingsParts.map((part) => (
        <div key={part}>
          <Text look="caption">{t(`settings.parts.${part}`)}</Text>
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
