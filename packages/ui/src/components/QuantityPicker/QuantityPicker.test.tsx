// @vitest-environment happy-dom
import { act, StrictMode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { QuantityPicker } from './QuantityPicker.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function ControlledPicker() {
  const [quantity, setQuantity] = useState(1)
  return (
    <StrictMode>
      <QuantityPicker
        value={quantity}
        onChange={setQuantity}
        label="Cantidad"
        decreaseLabel="Quitar una"
        increaseLabel="Agregar una"
        invalidText="De 1 a 99."
      />
      <p>{quantity} in all</p>
    </StrictMode>
  )
}

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

/** Renders a picker to HTML without hydrating it. */
function prerender(): HTMLInputElement {
  document.body.innerHTML = renderToString(<ControlledPicker />)
  const number = document.querySelector('input')
  if (number === null) throw new Error('The picker has no input')
  return number
}

const hydrate = () =>
  act(async () => {
    root = hydrateRoot(document.body, <ControlledPicker />)
  })

/** Returns the text of the field and the chosen quantity. */
const read = (number: HTMLInputElement) => ({
  shown: number.value,
  chosen: document.querySelector('body > p')?.textContent,
})

async function typedBeforeHydration(typed: string) {
  const number = prerender()
  number.value = typed
  await hydrate()
  return read(number)
}

const valueProperty = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

/** Types like a visitor: the native setter bypasses the one with which React tracks the value. */
function type(number: HTMLInputElement, typed: string): void {
  valueProperty?.set?.call(number, typed)
  number.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('text typed before hydration', () => {
  it('takes effect', async () => {
    expect(await typedBeforeHydration('99')).toEqual({ shown: '99', chosen: '99 in all' })
  })

  it.each([
    { typed: '00012', shown: '12' },
    { typed: '', shown: '1' },
    { typed: '１２', shown: '12' },
    { typed: '٢٤', shown: '24' },
    { typed: '۹०', shown: '90' },
  ])('is normalized: "$typed" becomes $shown', async ({ typed, shown }) => {
    expect(await typedBeforeHydration(typed)).toEqual({ shown, chosen: `${shown} in all` })
  })

  it.each(['500', '0', '1.5'])(
    'stays and changes nothing if it is no quantity: %s',
    async (typed) => {
      expect(await typedBeforeHydration(typed)).toEqual({ shown: typed, chosen: '1 in all' })
      expect(document.querySelector('input')?.getAttribute('aria-invalid')).toBe('true')
    },
  )

  it('stays as it is while the field has the focus', async () => {
    const number = prerender()
    number.focus()
    number.value = ''
    await hydrate()
    expect(read(number)).toEqual({ shown: '', chosen: '1 in all' })
    act(() => type(number, '7'))
    expect(read(number)).toEqual({ shown: '7', chosen: '7 in all' })
  })

  it('does not change anything if it is the initial value', async () => {
    expect(await typedBeforeHydration('1')).toEqual({ shown: '1', chosen: '1 in all' })
  })
})

describe('a number with leading zeros', () => {
  it.each([
    { action: 'blur', event: () => new FocusEvent('focusout', { bubbles: true }) },
    {
      action: 'Enter',
      event: () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    },
  ])('is normalized on $action', async ({ event }) => {
    const number = prerender()
    await hydrate()
    act(() => type(number, '00012'))
    expect(read(number)).toEqual({ shown: '00012', chosen: '12 in all' })
    act(() => void number.dispatchEvent(event()))
    expect(read(number)).toEqual({ shown: '12', chosen: '12 in all' })
  })
})
