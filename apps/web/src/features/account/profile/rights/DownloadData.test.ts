import { demoUser } from '@storefront/backend/seed'
import { withEntries, type Account, type Backend } from '@storefront/domain'
import { aCartLine, anOrder, aPress } from '@storefront/domain/testing'
import { describe, expect, it, vi } from 'vitest'

import { createTestPorts, testNow } from '../../../../../testing/createTestServices.ts'
import { withCalls } from '../../../../../testing/visit.ts'
import { collectOwnData } from './DownloadData.tsx'

async function signedIn() {
  const backend = await createTestPorts().loadBackend()
  const outcome = await backend.auth.signIn(demoUser)
  if (!outcome.ok) throw new Error('The demo user could not sign in')
  return { backend, account: outcome.value }
}

/** The file's content. */
const download = async (backend: Backend, account: Account) =>
  JSON.parse(await collectOwnData(backend, account, testNow)) as {
    // As `collectOwnData` writes them.
    readonly orders: readonly { readonly id: string }[]
  }

describe('collectOwnData', () => {
  it('gives account, profile and cart, with dates that people and programs read', async () => {
    const { backend, account } = await signedIn()
    const line = aCartLine({ priceCents: 2700, quantity: 2 })
    await backend.carts.setLine(account.uid, line)
    expect(await download(backend, account)).toEqual({
      collectedAt: '2026-11-20T15:00:00.000Z',
      account,
      profile: {
        email: demoUser.email,
        nombre: demoUser.nombre,
        cedula: demoUser.cedula,
        telefono: demoUser.telefono,
        direccion: demoUser.direccion,
        role: 'user',
        emailVerified: true,
        createdAt: '2026-11-20T15:00:00.000Z',
      },
      cart: [expect.objectContaining({ id: line.id, price: 27, quantity: 2 })],
      orders: [],
    })
  })

  it('gives the orders of every page, and asks for nobody else’s', async () => {
    const { backend, account } = await signedIn()
    const orders = Array.from({ length: 5 }, (_, index) => anOrder({ id: `order-${index}` }))
    const listForUser = vi.fn<typeof backend.orders.listForUser>((_, { after }) => {
      const start = Number(after ?? 0)
      const next = start + 2 < orders.length ? String(start + 2) : null
      return Promise.resolve({ items: orders.slice(start, start + 2), next, unreadable: [] })
    })
    const { orders: collected } = await download(
      withCalls(backend, { orders: { listForUser } }),
      account,
    )
    expect(collected.map(({ id }) => id)).toEqual(orders.map(({ id }) => id))
    expect(new Set(listForUser.mock.calls.map(([uid]) => uid))).toEqual(new Set([account.uid]))
  })

  it('gives the tracking and the steps of an order, without the name of any admin', async () => {
    const { backend, account } = await signedIn()
    const tracking = { carrier: 'Servientrega', number: '0093' }
    const placed = anOrder({ uid: account.uid, createdAt: testNow })
    const order = withEntries(placed, [
      { kind: 'shipped', tracking, press: aPress(), by: 'demo-admin', at: testNow },
    ])
    const listForUser = () => Promise.resolve({ items: [order], next: null, unreadable: [] })
    const collected = await download(withCalls(backend, { orders: { listForUser } }), account)
    const at = '2026-11-20T15:00:00.000Z'
    expect(collected.orders).toMatchObject([
      {
        tracking,
        entries: [
          { kind: 'placed', by: 'you', at },
          { kind: 'shipped', by: 'the shop', at },
        ],
      },
    ])
    expect(JSON.stringify(collected)).not.toContain('demo-admin')
  })

  it('gives every time of an order in ISO 8601', async () => {
    const { backend, account } = await signedIn()
    const times = {
      createdAt: testNow,
      updatedAt: testNow,
      cancelledAt: testNow,
      paymentReceivedAt: testNow,
      refundedAt: testNow,
    }
    const listForUser = () =>
      Promise.resolve({
        items: [anOrder({ ...times, status: 'cancelled' }), anOrder({ refundedAt: null })],
        next: null,
        unreadable: [],
      })
    const collected = await download(withCalls(backend, { orders: { listForUser } }), account)
    const at = '2026-11-20T15:00:00.000Z'
    const read = Object.fromEntries(Object.keys(times).map((name) => [name, at]))
    expect(collected.orders).toMatchObject([read, { refundedAt: null }])
    expect(JSON.stringify(collected)).not.toContain(String(testNow))
  })

  it('says so when there is no profile', async () => {
    const { backend, account } = await signedIn()
    const calls = { profiles: { find: () => Promise.resolve(null) } }
    expect(await download(withCalls(backend, calls), account)).toMatchObject({ profile: null })
  })
})
