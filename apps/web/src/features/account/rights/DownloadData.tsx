import {
  activityOf,
  ok,
  toStoredCart,
  type Account,
  type Backend,
  type Order,
} from '@storefront/domain'
import { Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { downloadFile } from '../../../shared/downloadFile.ts'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import styles from './Rights.module.css'

/** Downloads all data that the shop stores about the visitor, as a JSON file. */
export function DownloadData({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const { loadBackend, now } = useServices()
  const { state, run } = useAction('The visitor’s data could not be collected', async () => {
    const data = await collectOwnData(await loadBackend(), account, now())
    downloadFile(t('rights.download.file'), 'application/json', JSON.stringify(data, null, 2))
    return ok(undefined)
  })
  return (
    <div className={styles.right}>
      <h3>{t('rights.download.title')}</h3>
      <div>
        <p>{t('rights.download.lead')}</p>
        <p role="status">{state.status === 'done' && t('rights.download.done')}</p>
        {state.status === 'outage' && (
          <OutageBanner errorMessage={t('rights.download.failed')} outage={state.code} />
        )}
      </div>
      <Button
        variant="secondary"
        busy={state.status === 'busy'}
        busyLabel={t('rights.download.busy')}
        onClick={() => void run()}
      >
        {t('rights.download.start')}
      </Button>
    </div>
  )
}

/** Orders loaded per request. */
const pageSize = 50

/**
 * Loads what a user may download: account, profile, cart and every order, without the shop's internal notes and
 * letters. Prices of the cart are in US dollars, as stored, those of orders in cents; times are in ISO 8601.
 *
 * @throws Outage
 */
export async function collectOwnData(backend: Backend, account: Account, now: number) {
  const { uid, email, emailVerified, providers } = account
  const [profile, cart, orders] = await Promise.all([
    backend.profiles.find(uid),
    backend.carts.load(uid),
    loadAllOrders(backend, uid),
  ])
  return {
    collectedAt: isoTime(now),
    account: { uid, email, emailVerified, providers },
    profile: profile && { ...profile, createdAt: profile.createdAt && isoTime(profile.createdAt) },
    cart: toStoredCart(cart),
    orders: orders.map((order) => ({
      ...order,
      createdAt: isoTime(order.createdAt),
      updatedAt: isoTime(order.updatedAt),
      paidAt: isoTimeOrNull(order.paidAt),
      shippedAt: isoTimeOrNull(order.shippedAt),
      deliveredAt: isoTimeOrNull(order.deliveredAt),
      cancelledAt: isoTimeOrNull(order.cancelledAt),
      paymentReceivedAt: isoTimeOrNull(order.paymentReceivedAt),
      refundedAt: isoTimeOrNull(order.refundedAt),
      // Who acts for the shop is not the buyer's data.
      activity: activityOf(order).map(({ kind, by, at }) => ({
        kind,
        by: by === uid ? 'you' : 'the shop',
        at: isoTime(at),
      })),
    })),
  }
}

async function loadAllOrders({ orders }: Backend, uid: string): Promise<readonly Order[]> {
  const collected: Order[] = []
  let after: string | null = null
  do {
    // One request after the other, because each page returns the cursor of the next.
    const page: Awaited<ReturnType<typeof orders.listForUser>> = await orders.listForUser(uid, {
      limit: pageSize,
      after,
    })
    collected.push(...page.items)
    after = page.next
  } while (after !== null)
  return collected
}

const isoTime = (time: number): string => new Date(time).toISOString()

const isoTimeOrNull = (time: number | null): string | null => (time === null ? null : isoTime(time))
