import { describe, expect, it } from 'vitest'

import { aCheckedCustomer } from '../testing/builders.ts'
import { customerFieldNames, customerFields } from './customer.ts'
import { customerInputSchema, customerSchema } from './customerSchema.ts'

const without = (field: string) =>
  Object.fromEntries(Object.entries(aCheckedCustomer()).filter(([name]) => name !== field))

describe.each([
  ['a stored customer', customerSchema],
  ['a customer that a page sends', customerInputSchema],
])('%s', (_, schema) => {
  it.each(customerFieldNames)('may lack %s only if it is optional', (field) => {
    expect(schema.safeParse(without(field)).success).toBe(!customerFields[field].isRequired)
  })

  it('has empty texts for what it lacks', () => {
    expect(schema.safeParse(without('reference'))).toMatchObject({ data: { reference: '' } })
  })
})
