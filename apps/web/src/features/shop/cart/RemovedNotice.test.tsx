import { demoUser } from '@storefront/backend/seed'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { destilado } from '../../../../testing/carts.ts'
import { inServices } from '../../../../testing/inServices.tsx'
import { visit } from '../../../../testing/visit.ts'
import { useRemoval } from './RemovedNotice.tsx'

/** A user who has just removed the only line of the cart. */
async function takeOut() {
  const services = await visit({ person: demoUser, cart: [destilado] })
  const { result } = renderHook(useRemoval, { wrapper: inServices(services) })
  act(() => result.current.remove(destilado.id))
  return { services, removal: () => result.current }
}

describe('what was taken out of the cart', () => {
  it('can be put back', async () => {
    const { services, removal } = await takeOut()
    expect(removal().removed).toEqual([destilado])
    act(() => removal().undo())
    expect(services.cart.get()).toEqual([destilado])
    expect(removal().removed).toEqual([])
  })

  it('is nothing to the visitor who comes after', async () => {
    const { services, removal } = await takeOut()
    await act(() => services.session.signOut())
    expect(removal().removed).toEqual([])
    act(() => removal().undo())
    expect(services.cart.get()).toEqual([])
  })
})
