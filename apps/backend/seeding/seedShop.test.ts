import { bankSettingsSchema, productSchema } from '@storefront/domain'
import { doc, getDoc, Timestamp } from 'firebase/firestore/lite'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { openProject } from '../rules/testing/openProject.ts'
import { demoBankAccount, demoSettings, demoUser, profileOf, seedSettings } from '../seed/index.ts'
import { seedShop } from './seedShop.ts'

const projectId = 'demo-seed-shop'
const project = openProject(projectId)
const target = {
  origin: `http://${process.env['FIRESTORE_EMULATOR_HOST']}`,
  projectId,
  token: 'owner',
}
const seed = { brandName: 'Otra', accounts: [demoUser], overwrite: false }

const read = async (path: string) => (await getDoc(doc(project.as('owner'), path))).data()

beforeEach(() => project.reset())
afterAll(() => project.close())

describe('seeding a shop', () => {
  it('writes products and settings as the commands write them, with their times in ms', async () => {
    await seedShop(target, seed)
    const product = await read('products/destilado')
    expect(productSchema.parse({ ...product, id: 'destilado' })).toMatchObject({
      name: 'Otra Destilado',
      priceCents: 2700,
    })
    expect(product).toMatchObject({ updatedAt: expect.any(Number) })
    expect(await read('settings/shop')).toEqual({ ...seedSettings, updatedAt: expect.any(Number) })
    expect(await read('counters/orders')).toBeUndefined()
  })

  it('writes profiles as their owners do, without a password', async () => {
    await seedShop(target, seed)
    expect(await read(`users/${demoUser.uid}`)).toEqual({
      ...profileOf(demoUser),
      createdAt: expect.any(Timestamp),
    })
  })

  it('keeps the bank account apart, where there is one', async () => {
    await seedShop(target, seed)
    expect(await read('settings/bank')).toBeUndefined()
    const demo = { ...seed, settings: demoSettings, bankAccount: demoBankAccount, overwrite: true }
    await seedShop(target, demo)
    expect(await read('settings/shop')).toMatchObject(demoSettings)
    expect(bankSettingsSchema.parse(await read('settings/bank')).account).toEqual(demoBankAccount)
  })

  it('overwrites existing documents only with the option overwrite', async () => {
    await project.reset({ 'products/reposado': { name: 'The owner’s' } })
    await expect(seedShop(target, seed)).rejects.toThrow(/409/)
    expect(await read('settings/shop')).toBeUndefined()

    await seedShop(target, { ...seed, overwrite: true })
    expect(await read('products/reposado')).toMatchObject({ name: 'Otra Reposado' })
  })
})
