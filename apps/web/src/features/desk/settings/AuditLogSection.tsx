import type { AuditEntry, BankAccount } from '@storefront/domain'
import { formatDateTime } from '@storefront/i18n'
import { Text } from '@storefront/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { ShowMore } from '../../../shared/query/ShowMore.tsx'
import { useBackend, type LoadBackend } from '../../../shared/services.tsx'
import { DeskSection } from '../frame/DeskSection.tsx'
import styles from './AuditLogSection.module.css'
import settings from './Settings.module.css'

const pageSize = 5

export const auditLogKey = ['admin', 'audit-log']

/** The entries of the audit log, newest first. Refetched at each mount, because other admins add entries. */
const auditLogQuery = (loadBackend: LoadBackend) => ({
  queryKey: auditLogKey,
  queryFn: async ({ pageParam }: { readonly pageParam: string | null }) =>
    (await loadBackend()).auditLog.list({ limit: pageSize, after: pageParam }),
  initialPageParam: null,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next,
  staleTime: 0,
})

/** Who changed the access to the dashboard and the bank account, and when. */
export function AuditLogSection() {
  const { t } = useTranslation('desk')
  const log = useInfiniteQuery(auditLogQuery(useBackend()))
  return (
    <DeskSection
      id="audit-log"
      title={t('auditLog.title')}
      className={`${settings.section} ${styles.log}`}
    >
      <Text look="note">{t('auditLog.text')}</Text>
      <QueryBoundary query={log} errorMessage={t('auditLog.failed')}>
        {({ pages }) => {
          const entries = pages.flatMap(({ items }) => items)
          return (
            <>
              <Entries entries={entries} />
              <ShowMore list={log} count={entries.length}>
                {t('more')}
              </ShowMore>
            </>
          )
        }}
      </QueryBoundary>
    </DeskSection>
  )
}

function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('desk')
  const language = useLanguage()

  function textOf(entry: AuditEntry): string {
    if (entry.kind === 'role') return t(`auditLog.role.${entry.role}`, { email: entry.email })
    const { before, account } = entry
    return t('auditLog.account', { before: accountText(before), after: accountText(account) })
  }

  function accountText(account: BankAccount | null): string {
    return account === null
      ? t('auditLog.noAccount')
      : t('auditLog.accountText', { ...account, kind: t(`settings.bankKinds.${account.kind}`) })
  }

  if (entries.length === 0) return <p>{t('auditLog.none')}</p>
  return (
    <ol role="list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <span>{textOf(entry)}</span>
          <Text as="span" look="note">
            {t('auditLog.by', {
              email: entry.byEmail,
              date: formatDateTime(entry.changedAt, language),
            })}
          </Text>
        </li>
      ))}
    </ol>
  )
}
