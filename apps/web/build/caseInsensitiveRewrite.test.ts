import { describe, expect, it } from 'vitest'

import { caseInsensitiveRewrite } from './caseInsensitiveRewrite.ts'

const matches = (path: string, address: string) =>
  new RegExp(caseInsensitiveRewrite(path, 'page.html').regex).test(address)

describe('caseInsensitiveRewrite', () => {
  it('leads to the page’s file', () => {
    expect(caseInsensitiveRewrite('/en/home', 'en/home.html')).toEqual({
      regex: '^/[eE][nN]/[hH][oO][mM][eE]/?$',
      destination: '/en/home.html',
    })
  })

  it.each(['/dashboard/AdminHome', '/DASHBOARD/adminhome', '/dashboard/AdminHome/'])(
    'takes %s for /dashboard/AdminHome',
    (address) => {
      expect(matches('/dashboard/AdminHome', address)).toBe(true)
    },
  )

  it.each(['/homes', '/en/home', '/home/x', '/hom', '/home//'])(
    'does not take %s for /home',
    (address) => {
      expect(matches('/home', address)).toBe(false)
    },
  )

  it('takes any segment for one behind a colon, and no more than one', () => {
    expect(matches('/en/orders/:id', '/en/Orders/7K2M9QX4TB')).toBe(true)
    expect(matches('/en/orders/:id', '/en/orders')).toBe(false)
    expect(matches('/en/orders/:id', '/en/orders/7K2M9QX4TB/x')).toBe(false)
  })

  it('takes signs for themselves, as a brand may have them', () => {
    expect(matches('/St.Amaru+Destilado', '/st.amaru+destilado')).toBe(true)
    expect(matches('/St.Amaru+Destilado', '/stxamaruudestilado')).toBe(false)
  })
})
