import { describe, expect, it } from 'vitest'

import { aCheckedCustomer, aCustomer } from '../testing/builders.ts'
import { customerFieldNames, customerFields } from './customer.ts'
import { customerInputSchema, customerSchema } from './customerSchema.ts'

const without = (customer: object, field: string) =>
  Object.fromEntries(Object.entries(customer).filter(([name]) => name !== field))

describe.each([
  ['a stored customer', customerSchema, aCustomer()],
  ['a customer that a page sends', customerInputSchema, aCheckedCustomer()],
])('%s', (_, schema, customer) => {
  it.each(customerFieldNames)('may lack %s only if it is optional', (field) => {
    expect(schema.safeParse(without(customer, field)).success).toBe(
      !customerFields[field].isRequired,
    )
  })

  it('has empty texts for what it lacks', () => {
    expect(schema.safeParse(without(customer, 'reference'))).toMatchObject({
      data: { reference: '' },
    })
  })
})
