import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { commitOf, openFakeProject, type FakeProject } from './testing/openFakeProject.ts'

const day = 86_400_000
const immutable = 'public, max-age=31536000, immutable'

let shop: FakeProject
beforeEach(async () => {
  shop = await openFakeProject()
})
afterEach(() => shop.close())

describe('releases', () => {
  it('keep the files of a page that was opened before them, and after a rollback', async () => {
    await shop.deploy('a', ['home-a.js', 'cart-a.js'])
    expect(await shop.get('/assets/cart-a.js')).toEqual([200, immutable, 'cart-a.js of a'])

    await shop.deploy('b', ['home-b.js', 'cart-b.js'])
    expect(await shop.get('/home')).toEqual([200, 'no-cache', 'Home of b'])
    expect(await shop.get('/assets/cart-b.js')).toEqual([200, immutable, 'cart-b.js of b'])
    expect(await shop.get('/assets/cart-a.js')).toEqual([200, immutable, 'cart-a.js of a'])
    expect([shop.functions, shop.rules]).toEqual(['functions of b', 'rules of b'])

    expect(await shop.rollBack()).toBe(commitOf('a'))
    expect(await shop.get('/home')).toEqual([200, 'no-cache', 'Home of a'])
    expect(await shop.get('/assets/cart-a.js')).toEqual([200, immutable, 'cart-a.js of a'])
    // The functions of b answer the pages of a too.
    expect([shop.functions, shop.rules]).toEqual(['functions of b', 'rules of a'])
  })

  it('leave rules and site as they are when the functions fail', async () => {
    await shop.deploy('a', ['home-a.js'])
    shop.failing = 'functions'
    await expect(shop.deploy('b', ['home-b.js'])).rejects.toThrow('functions failed')
    expect(shop.rules).toBe('rules of a')
    expect(await shop.get('/home')).toMatchObject([200, 'no-cache', 'Home of a'])
  })

  it('let no browser keep that a file is missing', async () => {
    await shop.deploy('a', ['home-a.js'])
    const [status, caching] = await shop.get('/assets/cart-b.js')
    expect([status, caching]).toEqual([404, 'no-cache'])
  })

  it('drop a file 30 days after it was replaced', async () => {
    await shop.deploy('a', ['home-a.js'])
    await shop.deploy('b', ['home-b.js'])
    shop.wait(29 * day)
    await shop.deploy('c', ['home-c.js'])
    expect((await shop.get('/assets/home-a.js'))[0]).toBe(200)
    shop.wait(2 * day)
    await shop.deploy('d', ['home-d.js'])
    expect((await shop.get('/assets/home-a.js'))[0]).toBe(404)
    expect((await shop.get('/assets/home-b.js'))[0]).toBe(200)
  })

  it('stay as they are when a file of the live one cannot be fetched', async () => {
    await shop.deploy('a', ['home-a.js', 'cart-a.js'])
    shop.lose('cart-a.js')
    await expect(shop.deploy('b', ['home-b.js'])).rejects.toThrow(/cart-a\.js responds with 404/)
    expect(await shop.get('/home')).toMatchObject([200, 'no-cache', 'Home of a'])
  })

  it('refuse a live site without a list, but for --first', async () => {
    await shop.deploy('a', ['home-a.js'])
    shop.lose('../release.json')
    await expect(shop.deploy('b', ['home-b.js'])).rejects.toThrow(/has no release\.json.*--first/)
    await shop.deploy('b', ['home-b.js'], { isFirst: true })
    expect(await shop.get('/home')).toMatchObject([200, 'no-cache', 'Home of b'])
  })

  it('refuse changes that are not committed', async () => {
    shop.changes = ' M apps/backend/firestore.rules'
    await expect(shop.deploy('a', [])).rejects.toThrow(/not committed/)
  })

  it('have a preview without functions and rules', async () => {
    await shop.deploy('a', ['home-a.js'])
    await shop.preview('b', 'pr-12')
    expect(shop.commands.at(-1)).toEqual(
      expect.arrayContaining(['hosting:channel:deploy', 'pr-12']),
    )
    expect(await shop.get('/home')).toMatchObject([200, 'no-cache', 'Home of a'])
    expect([shop.functions, shop.rules]).toEqual(['functions of a', 'rules of a'])
  })
})

describe('a rollback', () => {
  it('goes to the commit before, however often that of today was released', async () => {
    await shop.deploy('a', ['home-a.js'])
    await shop.deploy('b', ['home-b.js'])
    await shop.deploy('b', ['home-b.js'])
    expect(await shop.rollBack()).toBe(commitOf('a'))
    expect(await shop.get('/home')).toMatchObject([200, 'no-cache', 'Home of a'])
  })

  it('puts the rules back when the site fails', async () => {
    await shop.deploy('a', ['home-a.js'])
    await shop.deploy('b', ['home-b.js'])
    shop.failing = 'hosting:clone'
    await expect(shop.rollBack()).rejects.toThrow(/its rules are live again/)
    expect(shop.rules).toBe('rules of b')
    expect(await shop.get('/home')).toMatchObject([200, 'no-cache', 'Home of b'])
  })

  it('leaves the site when the rules fail', async () => {
    await shop.deploy('a', ['home-a.js'])
    await shop.deploy('b', ['home-b.js'])
    shop.failing = 'firestore:rules'
    await expect(shop.rollBack()).rejects.toThrow(/firestore:rules/)
    expect(await shop.get('/home')).toMatchObject([200, 'no-cache', 'Home of b'])
  })

  it('is refused on the first release', async () => {
    await shop.deploy('a', ['home-a.js'])
    await expect(shop.rollBack()).rejects.toThrow(/no release before/)
  })
})
