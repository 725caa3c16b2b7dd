import { codeOf, correctAccounts, type BankAccount } from '@storefront/domain'
import { Button, ConfirmDialog } from '@storefront/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { adminSettingsQuery } from '../frame/adminSettingsQuery.ts'
import { useRecentSignIn } from '../frame/useRecentSignIn.tsx'
import { orderQueries } from '../orders/orderQueries.ts'
import styles from './Settings.module.css'

/** How many open transfers carry another account than the shop's, with one press that gives them the shop's. */
export function AccountCorrection({ account }: { readonly account: BankAccount }) {
  const { t } = useTranslation('desk')
  const loadBackend = useBackend()
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [withRecentSignIn, signInDialog] = useRecentSignIn()
  const figures = useQuery(orderQueries.figures(loadBackend, [{ accountOtherThan: account }]))
  const { state, run } = useAction('Accounts of orders could not be corrected', async () => {
    try {
      const backend = await loadBackend()
      return await withRecentSignIn(() => backend.run(correctAccounts, { account }))
    } finally {
      void queries.invalidateQueries({ queryKey: adminSettingsQuery(loadBackend).queryKey })
      await queries.invalidateQueries({ queryKey: orderQueries.all })
    }
  })
  return (
    <>
      <QueryBoundary query={figures} errorMessage={t('settings.accounts.failed')} loading={<></>}>
        {([others]) =>
          others !== undefined &&
          others.count > 0 && (
            <div className={styles.accounts}>
              <p>{t('settings.accounts.others', { count: others.count })}</p>
              <Button
                variant="secondary"
                busy={state.status === 'busy'}
                onClick={() => setAsked(true)}
              >
                {t('settings.accounts.action')}
              </Button>
            </div>
          )
        }
      </QueryBoundary>
      <ActionResult
        state={state}
        done={(count) => count > 0 && t('settings.accounts.done', { count })}
        refused={(refusal) =>
          t(codeOf(refusal) === 'changed' ? 'settings.accounts.changed' : 'signInMissing')
        }
        errorMessage={t('notSaved')}
      />
      <ConfirmDialog
        open={isAsked}
        title={t('settings.accounts.title')}
        closeLabel={t('close')}
        cancelLabel={t('back')}
        confirmLabel={t('settings.accounts.confirm')}
        onConfirm={() => {
          // Closed before it is sent: the sign-in may have to be confirmed in a dialog of its own.
          setAsked(false)
          void run()
        }}
        onClose={() => setAsked(false)}
      >
        <p>{t('settings.accounts.text', { number: account.number, bank: account.bank })}</p>
      </ConfirmDialog>
      {signInDialog}
    </>
  )
}
