// @vitest-environment happy-dom
import { act, StrictMode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { QuantityPicker } from './QuantityPicker.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function Chosen() {
  const [quantity, setQuantity] = useState(1)
  return (
    <StrictMode>
      <QuantityPicker
        value={quantity}
        onChange={setQuantity}
        label="Cantidad"
        decreaseLabel="Quitar una"
        increaseLabel="Añadir una"
      />
      <p>{quantity} in all</p>
    </StrictMode>
  )
}

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

/** A prerendered picker whose code is not there yet. */
function prerender(): HTMLInputElement {
  document.body.innerHTML = renderToString(<Chosen />)
  const number = document.querySelector('input')
  if (number === null) throw new Error('There is no number')
  return number
}

const hydrate = () =>
  act(async () => {
    root = hydrateRoot(document.body, <Chosen />)
  })

/** What the field says, to the letter, and what is chosen. */
const read = (number: HTMLInputElement) => ({
  shown: number.value,
  chosen: document.querySelector('p')?.textContent,
})

async function typedBeforeHydration(typed: string) {
  const number = prerender()
  number.value = typed
  await hydrate()
  return read(number)
}

const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

/** As a person does: past the setter by which React watches a field. */
function type(number: HTMLInputElement, typed: string): void {
  value?.set?.call(number, typed)
  number.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('what is typed before the picker’s code is there', () => {
  it('counts', async () => {
    expect(await typedBeforeHydration('99')).toEqual({ shown: '99', chosen: '99 in all' })
  })

  it.each([
    { typed: '500', shown: '99' },
    { typed: '0', shown: '1' },
    { typed: '00012', shown: '12' },
    { typed: '', shown: '1' },
  ])('is set right: "$typed" is $shown', async ({ typed, shown }) => {
    expect(await typedBeforeHydration(typed)).toEqual({ shown, chosen: `${shown} in all` })
  })

  it('is not taken away from who is still typing', async () => {
    const number = prerender()
    number.focus()
    number.value = ''
    await hydrate()
    expect(read(number)).toEqual({ shown: '', chosen: '1 in all' })
    act(() => type(number, '7'))
    expect(read(number)).toEqual({ shown: '7', chosen: '7 in all' })
  })

  it('is left alone where nobody typed', async () => {
    expect(await typedBeforeHydration('1')).toEqual({ shown: '1', chosen: '1 in all' })
  })
})

describe('a number that is written oddly', () => {
  it.each([
    { leave: 'leaving the field', event: () => new FocusEvent('focusout', { bubbles: true }) },
    {
      leave: 'the Enter key',
      event: () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    },
  ])('is set right by $leave', async ({ event }) => {
    const number = prerender()
    await hydrate()
    act(() => type(number, '00012'))
    expect(read(number)).toEqual({ shown: '00012', chosen: '12 in all' })
    act(() => void number.dispatchEvent(event()))
    expect(read(number)).toEqual({ shown: '12', chosen: '12 in all' })
  })
})
