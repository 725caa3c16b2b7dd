import type { APIRequestContext } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'
import { newPress } from '@storefront/domain'
import { aCheckedCustomer, anOrderInput } from '@storefront/domain/testing'

import { originOf } from '../../../backend/emulators/addresses.ts'
import { aPerson, aUser } from '../support/account.ts'
import { orderAsUser } from '../support/checkout.ts'
import { destilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

/** Signs in without the site. Returns the token of the session. */
async function tokenOf({ email, password }: typeof demoUser): Promise<string> {
  const answer = await fetch(
    `${originOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  return (await answer.json()).idToken
}

/** Sends a command at the site's address, as anybody can write it. */
async function send(
  request: APIRequestContext,
  command: string,
  input: unknown,
  { token, press = newPress() }: { readonly token?: string; readonly press?: string } = {},
) {
  const answer = await request.post('/api/shop', {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    data: { data: { command, press, input } },
  })
  return { status: answer.status(), body: await answer.json() }
}

const refusal = (status: string, message: RegExp) => ({
  error: { status, message: expect.stringMatching(message) },
})

test('an order that no page can send is refused in words, and nothing of it is stored', async ({
  request,
  server,
}) => {
  const { email } = aPerson()
  const order = anOrderInput({ customer: aCheckedCustomer({ email }) })
  const line = { id: destilado.id, quantity: 1, seenPriceCents: 2700 }
  const forged: readonly (readonly [command: string, input: unknown, message: RegExp])[] = [
    ['giveAway', order, /a command, its press/],
    ['placeOrder', { ...order, totalCents: 1 }, /totalCents/],
    ['placeOrder', { ...order, uid: demoUser.uid }, /uid/],
    ['placeOrder', { ...order, lines: [{ ...line, quantity: -1 }] }, /quantity/],
    ['placeOrder', { ...order, lines: [{ ...line, quantity: 0.5 }] }, /quantity/],
    ['placeOrder', { ...order, lines: [{ ...line, unitPriceCents: 1 }] }, /unitPriceCents/],
    ['placeOrder', { ...order, lines: [line, line] }, /one line/],
    ['placeOrder', { ...order, seenPriceCents: 1 }, /seenPriceCents/],
    ['placeOrder', { ...order, notes: 'x'.repeat(501) }, /notes/],
  ]
  const before = await server.read(`products/${destilado.id}`)
  for (const [command, input, message] of forged) {
    expect(await send(request, command, input)).toEqual({
      status: 400,
      body: refusal('INVALID_ARGUMENT', message),
    })
  }
  expect(await send(request, 'placeOrder', order, { press: 'A-1001' })).toEqual({
    status: 400,
    body: refusal('INVALID_ARGUMENT', /press/i),
  })
  expect(await send(request, 'placeOrder', { ...order, seenTotalCents: 1 })).toEqual({
    status: 200,
    body: { result: { ok: false, error: { code: 'total-changed', totalCents: 3200 } } },
  })
  expect(await server.ordersOf(email)).toEqual([])
  expect(await server.read(`products/${destilado.id}`)).toEqual(before)
})

test('nobody cancels another’s order, nor does a user what is an admin’s', async ({
  page,
  request,
  server,
}) => {
  const person = await aUser(page)
  const { id } = await orderAsUser(page, person, destilado.name)
  const token = await tokenOf(demoUser)
  for (const sender of [{}, { token }]) {
    expect(await send(request, 'cancelOrder', { id }, sender)).toEqual({
      status: 200,
      body: { result: { ok: false, error: 'order-not-found' } },
    })
  }

  const admins: readonly (readonly [command: string, input: unknown])[] = [
    ['takeStep', { id, version: 1, steps: [{ kind: 'received', cents: 3200 }] }],
    ['setStock', { id: destilado.id, version: 0, seen: null, stock: 0 }],
    ['saveSettings', { version: 0, settings: { pause: { startsAt: 0, endsAt: null } } }],
    ['changeRole', { uid: demoUser.uid, role: 'admin' }],
    ['remindOrCancel', { id }],
  ]
  for (const [command, input] of admins) {
    for (const sender of [{}, { token }]) {
      expect(await send(request, command, input, sender)).toEqual({
        status: 403,
        body: refusal('PERMISSION_DENIED', new RegExp(`^${command}`)),
      })
    }
  }
  expect(await server.read(`orders/${id}`)).toMatchObject({
    status: 'pending',
    entries: [{ kind: 'placed' }],
  })
  expect(await server.read(`users/${demoUser.uid}`)).toMatchObject({ role: 'user' })
  expect(await server.read('settings/shop')).toMatchObject({ pause: null })
  expect((await server.read(`products/${destilado.id}`))?.['stock']).not.toBe(0)
})
