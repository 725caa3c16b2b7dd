import { describe, expect, it } from 'vitest'

import { aCheckedCustomer, aCustomer } from '../testing/builders.ts'
import { customerFieldNames } from './customer.ts'
import { customerInputSchema, customerSchema, deskCustomerSchema } from './customerSchema.ts'

const without = (customer: object, field: string) =>
  Object.fromEntries(Object.entries(customer).filter(([name]) => name !== field))

describe.each([
  ['a stored customer', customerSchema, aCustomer()],
  ['a customer that a page sends', customerInputSchema, aCheckedCustomer()],
  ['a customer that the desk sends', deskCustomerSchema, aCheckedCustomer()],
])('%s', (_, schema, customer) => {
  it.each(customerFieldNames)('has the text %s, even if it is empty', (field) => {
    expect(schema.safeParse(customer).success).toBe(true)
    expect(schema.safeParse(without(customer, field)).success).toBe(false)
  })
})
