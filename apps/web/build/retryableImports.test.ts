import { describe, expect, it } from 'vitest'

import { withImportCode } from './retryableImports.ts'

describe('the imports of a chunk', () => {
  it.each(['`', '"', "'"])('can be tried again, quoted by %s', (quote) => {
    const code = `load(()=>import(${quote}./Cart-0a1.js${quote}).then(e=>e.t),[1])`
    expect(withImportCode(code, ['assets/Cart-0a1.js'])).toBe(
      `load(()=>importCode(${quote}./Cart-0a1.js${quote}).then(e=>e.t),[1])`,
    )
  })

  it('are left alone where they are none of the site’s chunks, or come first', () => {
    const code = 'import{a}from"./a.js";import(address);const text="import(`./b.js`)"'
    expect(withImportCode(code, [])).toBe(code)
  })

  it('are missed loudly when the bundler writes them otherwise', () => {
    expect(() => withImportCode('import(("./Cart.js"))', ['assets/Cart.js'])).toThrow('Cart.js')
  })
})
