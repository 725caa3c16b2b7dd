import { cartFields, orderFields, productFieldsOf, type Role } from '@storefront/domain'
import {
  aBankAccount,
  aCartLine,
  aLetter,
  anOrder,
  aPicture,
  aPress,
  aProduct,
  aProfile,
  aWaitingLetter,
  aWaitingPerson,
  someSettings,
} from '@storefront/domain/testing'
import type { DocumentData } from 'firebase/firestore/lite'

import { admin, ana, bruno, type Person } from './people.ts'

const now = Date.UTC(2026, 0, 2, 12)

export const profileOf = ({ email, emailVerified }: Person, role: Role = 'user') => ({
  ...aProfile({ email, emailVerified, role }),
  createdAt: new Date(now),
})

/** A document of each kind by its path, Ana's where it has an owner, and what a forger would change in it. */
export const kinds: Readonly<
  Record<string, { readonly stored: DocumentData; readonly change: DocumentData }>
> = {
  'users/ana': { stored: profileOf(ana), change: { direccion: 'Another house' } },
  'carts/ana': {
    stored: cartFields({ items: [aCartLine()], merged: [{ id: 'guest', quantities: {} }] }),
    change: { items: [] },
  },
  'products/destilado': {
    stored: productFieldsOf(aProduct({ stock: 12 })),
    change: { price: 0.01, stock: 99 },
  },
  'waitingLists/reposado': {
    stored: { people: [aWaitingPerson('ana', { email: ana.email })] },
    change: { people: [] },
  },
  'pictures/destilado': {
    stored: { src: aPicture },
    change: { src: 'data:image/jpeg;base64,/9j/forged' },
  },
  'settings/shop': { stored: someSettings(), change: { shippingCents: 0 } },
  'settings/bank': {
    stored: { account: aBankAccount(), updatedAt: now },
    change: { account: aBankAccount({ number: '6666' }) },
  },
  'orders/order0000000000000ANA': {
    stored: orderFields(anOrder({ uid: ana.uid })),
    change: { status: 'cancelled' },
  },
  'orders/order00000000000GUEST': {
    stored: orderFields(anOrder({ uid: null })),
    change: { totalCents: 1 },
  },
  'orderNotes/order0000000000000ANA': {
    stored: { notes: [{ press: aPress(), text: 'Call first', by: admin.uid, at: now }] },
    change: { notes: [] },
  },
  'counters/orders': { stored: { last: 1002 }, change: { last: 9999 } },
  'letters/letter': {
    stored: aLetter({ orderId: 'order0000000000000ANA', state: 'failed' }),
    change: { state: 'waiting' },
  },
  'letters/key-bottleAvailable': {
    stored: aWaitingLetter({ kind: 'bottleAvailable', email: ana.email }),
    change: { email: bruno.email },
  },
  'addressees/hash': {
    stored: { letters: ['letter'], expiresAt: new Date(now) },
    change: { letters: [] },
  },
  'auditLog/entry': {
    stored: {
      kind: 'role',
      uid: ana.uid,
      email: ana.email,
      role: 'admin',
      by: admin.uid,
      byEmail: admin.email,
      changedAt: now,
    },
    change: { by: bruno.uid },
  },
  'networks/hash': {
    stored: { orders: [{ press: aPress(), at: now }], expiresAt: new Date(now) },
    change: { orders: [] },
  },
  'unnamed/document': { stored: { text: 'No rule names it' }, change: { text: 'Changed' } },
}

/** The profiles of the others, who read and forge, and an order of Ana's that has joined her account. */
export const others = {
  'orders/order0000000000JOINED': orderFields(anOrder({ uid: ana.uid, isOpenByLink: true })),
  'users/bruno': profileOf(bruno),
  'users/admin': profileOf(admin, 'admin'),
}
