import { aCustomer, anOrder, aProfile } from '@storefront/domain/testing'
import { expect, it } from 'vitest'

import { customersOf } from './customerQueries.ts'

const rosa = aCustomer({ nombre: 'Rosa Quishpe', email: 'rosa@example.com' })
const page = { items: [], accounts: [], next: null }

it('lists each customer once, with the orders of every page and the data of the newest', () => {
  const newest = anOrder({ id: 'C', customer: rosa })
  const oldest = anOrder({ id: 'A', uid: null, customer: { ...rosa, telefono: '02 255 1234' } })
  const luis = anOrder({ id: 'B', customer: aCustomer({ email: 'luis@example.com' }) })
  expect(
    customersOf([
      { ...page, items: [newest, luis] },
      { ...page, items: [oldest] },
    ]),
  ).toMatchObject([
    { email: 'rosa@example.com', telefono: rosa.telefono, orders: [newest, oldest] },
    { email: 'luis@example.com', orders: [luis] },
  ])
})

it('adds the accounts that have no order among those read', () => {
  const order = anOrder({ customer: rosa })
  const accounts = ['rosa@example.com', 'ana@b.ec'].map((email) => ({
    ...aProfile({ email }),
    uid: email,
  }))
  expect(customersOf([{ ...page, items: [order], accounts }])).toMatchObject([
    { email: 'rosa@example.com', orders: [order] },
    { email: 'ana@b.ec', orders: [] },
  ])
})

it('leaves out customers whose account is deleted', () => {
  const deleted = anOrder({ customer: aCustomer({ nombre: '', email: '' }) })
  expect(customersOf([{ ...page, items: [deleted] }])).toEqual([])
})

it('groups orders without an address by the telephone, and keeps those without either apart', () => {
  const bar = aCustomer({ email: '', telefono: '0991112222' })
  const unknown = aCustomer({ email: '', telefono: '' })
  const items = [
    anOrder({ id: 'A', customer: bar }),
    anOrder({ id: 'B', customer: bar }),
    anOrder({ id: 'C', customer: unknown }),
    anOrder({ id: 'D', customer: unknown }),
  ]
  const found = customersOf([{ ...page, items }])
  expect(found.map(({ orders }) => orders.map(({ id }) => id))).toEqual([['A', 'B'], ['C'], ['D']])
})

it('leaves out the customers of orders that a search finds by number or amount alone', () => {
  const order = anOrder({ number: 'A-1047', customer: rosa })
  expect(customersOf([{ ...page, items: [order] }], '1047')).toEqual([])
  expect(customersOf([{ ...page, items: [order] }], 'rosa')).toHaveLength(1)
})
