import {
  guestActor,
  ok,
  toStoredCart,
  type Account,
  type Backend,
  type Order,
} from '@storefront/domain'
import { Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { downloadFile } from '../../../../shared/downloadFile.ts'
import { ActionResult } from '../../../../shared/notices/ActionResult.tsx'
import { pagesOf } from '../../../../shared/query/pagesOf.ts'
import { useServices } from '../../../../shared/services.tsx'
import { useAction } from '../../../../shared/useAction.ts'
import styles from './Rights.module.css'

/** Downloads all data that the shop stores about the visitor, as a JSON file. */
export function DownloadData({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const { loadBackend, now } = useServices()
  const { state, run } = useAction('The visitor’s data could not be collected', async () => {
    const data = await collectOwnData(await loadBackend(), account, now())
    downloadFile(t('rights.download.file'), new Blob([data], { type: 'application/json' }))
    return ok(undefined)
  })
  return (
    <div className={styles.right}>
      <h3>{t('rights.download.title')}</h3>
      <div>
        <p>{t('rights.download.lead')}</p>
        <p role="status">{state.status === 'done' && t('rights.download.done')}</p>
        <ActionResult state={state} errorMessage={t('rights.download.failed')} />
      </div>
      <Button
        variant="secondary"
        busy={state.status === 'busy'}
        busyLabel={t('rights.download.busy')}
        onClick={() => void run()}
      >
        {t('rights.download.title')}
      </Button>
    </div>
  )
}

/** Orders loaded per request. */
const pageSize = 50

/**
 * Loads what a user may download, as JSON: account, profile, cart and every order as they are stored, without the
 * shop's internal notes and letters. Prices of the cart are in US dollars, those of orders in cents; times are in
 * ISO 8601.
 *
 * @throws Outage
 */
export async function collectOwnData(
  backend: Backend,
  account: Account,
  now: number,
): Promise<string> {
  const { uid, email, emailVerified, providers } = account
  const [profile, cart, orders] = await Promise.all([
    backend.profiles.find(uid),
    backend.carts.load(uid),
    loadAllOrders(backend, uid),
  ])
  const data = {
    collectedAt: now,
    account: { uid, email, emailVerified, providers },
    profile,
    cart: toStoredCart(cart),
    orders: orders.map((order) => ({
      ...order,
      // Who acts for the shop, and why it gave money back, is not the buyer's data.
      entries: order.entries.map(({ kind, by, at }) => ({
        kind,
        by: by === uid || by === guestActor ? 'you' : 'the shop',
        at,
      })),
    })),
  }
  return JSON.stringify(data, timeToIso, 2)
}

/** Every time is stored in a field whose name ends in this way. */
const timeToIso = (field: string, value: unknown): unknown =>
  /(^a|A)t$/.test(field) && typeof value === 'number' ? new Date(value).toISOString() : value

async function loadAllOrders({ orders }: Backend, uid: string): Promise<readonly Order[]> {
  const collected: Order[] = []
  for await (const page of pagesOf((request) => orders.listForUser(uid, request), pageSize)) {
    collected.push(...page)
  }
  return collected
}
