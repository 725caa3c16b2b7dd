import { isPaused, saveBankAccount, saveSettings, type AdminSettings } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useBackend, useServices } from '../../../shared/services.tsx'
import { settingsQuery } from '../../../shared/useSettings.ts'
import { EditForm } from '../frame/EditForm.tsx'
import { useEdit, type SaveResult } from '../frame/useEdit.ts'
import { useRecentSignIn } from '../frame/useRecentSignIn.tsx'
import { adminSettingsQuery } from './adminSettingsQuery.ts'
import { auditLogKey, AuditLogSection } from './AuditLogSection.tsx'
import { DashboardAccess } from './DashboardAccess.tsx'
import { SalesFields } from './SalesFields.tsx'
import styles from './Settings.module.css'
import {
  LetterFields,
  OrderFields,
  SellerFields,
  settingsGroups,
  TransferFields,
} from './SettingsFields.tsx'
import { settingsForm } from './settingsForm.ts'

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
    labelOf: (field) => t(`settings.${field}`),
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
    before: AdminSettings,
    changed: AdminSettings,
  ): Promise<SaveResult<AdminSettings>> {
    const { run } = await services.loadBackend()
    const { bankAccount: seenAccount, ...seen } = before
    const { bankAccount: account, ...changes } = changed
    // The account first: it may need a sign-in, without which nothing is saved.
    const savedAccount = await withRecentSignIn(() =>
      run(saveBankAccount, { seen: seenAccount, account }),
    )
    if (!savedAccount.ok && savedAccount.error === 'recent-sign-in-required') {
      return { isSaved: false, needsSignIn: true, now: before }
    }
    const saved = savedAccount.ok ? await run(saveSettings, { seen, changes }) : savedAccount
    const now = await queries.fetchQuery({
      ...adminSettingsQuery(services.loadBackend),
      staleTime: 0,
    })
    const { bankAccount: _, ...shop } = now
    queries.setQueryData(settingsQuery(services).queryKey, shop)
    void queries.invalidateQueries({ queryKey: auditLogKey })
    return { isSaved: saved.ok, now }
  }

  return (
    <>
      <EditForm
        edit={edit}
        className={styles.form}
        sticky
        saved={[
          t('settings.saved'),
          ...(isPaused(edit.stored, openedAt) ? [t('settings.paused')] : []),
        ].join(' ')}
        changed={t('settings.settings-changed')}
      >
        <MissingSettings settings={edit.stored} />
        <SettingsNav />
        <div className={styles.groups}>
          <SalesFields edit={edit} />
          <OrderFields edit={edit} />
          <TransferFields edit={edit} />
          <LetterFields edit={edit} />
          <SellerFields edit={edit} />
        </div>
      </EditForm>
      {signInDialog}
    </>
  )
}

/** Links to the groups of settings. */
function SettingsNav() {
  const { t } = useTranslation('admin')
  return (
    <nav className={styles.nav} aria-label={t('settings.nav')}>
      <ul>
        {settingsGroups.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{t(`settings.groups.${name}.title`)}</a>
          </li>
        ))}
        <li>
          <a href="#access">{t('access.title')}</a>
        </li>
      </ul>
    </nav>
  )
}

/** The settings that are still empty, each with a link to its field and what buyers see instead. */
function MissingSettings({ settings }: { readonly settings: AdminSettings }) {
  const { t } = useTranslation('admin')
  const missing = missingIn(settings)
  if (missing.length === 0) return null
  return (
    <section className={styles.missing} aria-labelledby="missing">
      <h2 id="missing">{t('settings.missing.title')}</h2>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{t(`settings.missing.${name}.what`)}</a>
            <span>{t(`settings.missing.${name}.until`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function missingIn({ deliveryDays, bankAccount, owner }: AdminSettings) {
  return [
    ...(deliveryDays === null ? (['deliveryDays'] as const) : []),
    ...(bankAccount === null ? (['bankAccount'] as const) : []),
    ...(owner.legalName === '' ? (['legalName'] as const) : []),
    ...(owner.ruc === '' ? (['ruc'] as const) : []),
    ...(owner.address === '' ? (['address'] as const) : []),
    ...(owner.returnDays === null ? (['returnDays'] as const) : []),
  ]
}
