import { describe, expect, it } from 'vitest'

import { boot } from '../../testing/boot.ts'

/** Sends a form, taken care of or not, and tells what the page knows of it. */
async function send(isHandled: boolean) {
  const { addEventListener, root } = await boot({ body: '<form></form>' })
  const [type, listener, capture] =
    addEventListener.mock.calls.find(([name]) => name === 'submit') ?? []
  const form = root.querySelector('form')
  const event = Object.defineProperty(new Event('submit', { cancelable: true }), 'target', {
    value: form,
  })
  if (isHandled) event.preventDefault()
  if (typeof listener === 'function') listener(event)
  const isMarked = form?.hasAttribute('data-submitted')
  return { type, capture, isPrevented: event.defaultPrevented, isMarked }
}

describe('a form sent before the app runs', () => {
  it('does not put what was typed into the address, and is marked, so that the app sends it', async () => {
    expect(await send(false)).toEqual({
      type: 'submit',
      capture: undefined,
      isPrevented: true,
      isMarked: true,
    })
  })

  it('is not marked once the app takes care of it', async () => {
    expect(await send(true)).toMatchObject({ isMarked: false })
  })
})

/** Presses what is in a button twice; how often it is marked to have been pressed then. */
const pressTwice = async (attributes: string, root = '<html lang="es">', part = '') => {
  const body = `<div ${part}><button ${attributes}><b>+</b></button></div>`
  const visit = await boot({ page: root, body })
  const event = new Event('click')
  Object.defineProperty(event, 'target', { value: visit.root.querySelector('b') })
  visit.dispatch(event)
  visit.dispatch(event)
  return visit.root.querySelector('button')?.getAttribute('data-pressed')
}

const runningApp = '<html lang="es" data-app="running">'

describe('a button pressed before the app runs', () => {
  it('is marked with how often, so that the app presses it', async () => {
    expect(await pressTwice('type="button"')).toBe('2')
  })

  it('is marked while the app runs and the part it stands in still waits for its code', async () => {
    expect(await pressTwice('type="button"', runningApp, 'data-unhydrated')).toBe('2')
  })

  it.each([
    ['a form’s own', 'type="submit"', undefined],
    ['a closed one', 'type="button" aria-disabled="true"', undefined],
    ['one that the app has heard', 'type="button"', runningApp],
  ])('is not marked when it is %s', async (_, attributes, root) => {
    expect(await pressTwice(attributes, root)).toBeNull()
  })
})
