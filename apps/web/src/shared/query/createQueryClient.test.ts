import { demoAdmin, demoUser } from '@storefront/backend/seed'
import { Outage } from '@storefront/domain'
import { expect, it, vi } from 'vitest'

import { createTestServices } from '../../../testing/createTestServices.ts'
import { visit } from '../../../testing/visit.ts'

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

it('ends an admin’s role, and forgets what only admins may read, once the database refuses the admin', async () => {
  let isDemoted = false
  const { queryClient, session, notices } = await visit({
    person: demoAdmin,
    backend: ({ profiles }) => ({
      profiles: {
        async find(uid) {
          const profile = await profiles.find(uid)
          return profile && { ...profile, role: isDemoted ? 'user' : profile.role }
        },
      },
    }),
  })
  const readFigures = () =>
    queryClient.fetchQuery({
      queryKey: ['figures'],
      staleTime: 0,
      queryFn: () => {
        if (isDemoted) throw new Outage('permission-denied', 'Not allowed')
        return 7
      },
    })
  await readFigures()
  expect(session.get()).toMatchObject({ role: 'admin' })
  isDemoted = true
  await expect(readFigures()).rejects.toThrow('Not allowed')
  await vi.waitFor(() => expect(session.get()).toMatchObject({ status: 'signed-in', role: 'user' }))
  expect(queryClient.getQueryData(['figures'])).toBeUndefined()
  expect(notices.get()).toMatchObject([{ code: 'role-lost' }])
})

it('leaves an admin the role whom the database refuses something else', async () => {
  const { queryClient, session } = await visit({ person: demoAdmin })
  const refused = queryClient.fetchQuery({
    queryKey: ['other'],
    queryFn: () => Promise.reject(new Outage('permission-denied', 'Not allowed')),
  })
  await expect(refused).rejects.toThrow('Not allowed')
  expect(session.get()).toMatchObject({ role: 'admin' })
})
