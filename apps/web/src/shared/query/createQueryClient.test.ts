import { demoUser } from '@storefront/backend/seed'
import { expect, it } from 'vitest'

import { createTestServices } from '../../../testing/createTestServices.ts'

it('keeps only what everybody may read when the session ends', async () => {
  const { queryClient, session } = createTestServices()
  const readAs = (key: string, meta: { readonly isPublic?: true } = {}) =>
    queryClient.fetchQuery({ queryKey: [key], queryFn: () => key, meta })
  await readAs('products', { isPublic: true })
  await session.signIn(({ auth }) => auth.signIn(demoUser))
  await readAs('orders')
  queryClient.getMutationCache().build(queryClient, { mutationFn: () => Promise.resolve() })
  await session.signOut()
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['products']])
  expect(queryClient.getMutationCache().getAll()).toEqual([])
})
