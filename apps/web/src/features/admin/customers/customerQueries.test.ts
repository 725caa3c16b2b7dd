import { aCustomer, anOrder, aProfile } from '@storefront/domain/testing'
import { expect, it } from 'vitest'

import { customersOf } from './customerQueries.ts'

const rosa = aCustomer({ nombre: 'Rosa Quishpe', email: 'rosa@example.com' })
const page = { items: [], accounts: [], next: null }

it('lists each account once, with its orders of every page and the customer of the newest', () => {
  const newest = anOrder({ id: 'C', uid: 'rosa', customer: rosa })
  const oldest = anOrder({ id: 'A', uid: 'rosa', customer: { ...rosa, telefono: '02 255 1234' } })
  const luis = anOrder({ id: 'B', uid: 'luis' })
  expect(
    customersOf([
      { ...page, items: [newest, luis] },
      { ...page, items: [oldest] },
    ]),
  ).toMatchObject([
    { uid: 'rosa', telefono: rosa.telefono, orders: [newest, oldest] },
    { uid: 'luis', orders: [luis] },
  ])
})

it('adds the accounts that have no order among those read', () => {
  const order = anOrder({ uid: 'rosa', customer: rosa })
  const accounts = ['rosa', 'ana'].map((uid) => ({ ...aProfile({ email: `${uid}@b.ec` }), uid }))
  expect(customersOf([{ ...page, items: [order], accounts }])).toMatchObject([
    { uid: 'rosa', email: 'rosa@example.com' },
    { uid: 'ana', email: 'ana@b.ec', orders: [] },
  ])
})

it('leaves out customers whose account is deleted', () => {
  const deleted = anOrder({ customer: aCustomer({ nombre: '', email: '' }) })
  expect(customersOf([{ ...page, items: [deleted] }])).toEqual([])
})
