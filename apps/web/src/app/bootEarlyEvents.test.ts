import { describe, expect, it } from 'vitest'

import { boot } from '../../testing/boot.ts'

/** Submits a form, and returns what the boot script did. @param isHandled whether the app has handled the event */
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

describe('a form submitted before the app runs', () => {
  it('is not submitted natively, and is marked for the app to submit', async () => {
    expect(await send(false)).toEqual({
      type: 'submit',
      capture: undefined,
      isPrevented: true,
      isMarked: true,
    })
  })

  it('is not marked when the app has handled the event', async () => {
    expect(await send(true)).toMatchObject({ isMarked: false })
  })
})

/** Clicks twice on an element inside a button, and returns the button's count of clicks. */
const clickTwice = async (attributes: string, root = '<html lang="es">', part = '') => {
  const body = `<div ${part}><button ${attributes}><b>+</b></button></div>`
  const visit = await boot({ page: root, body })
  const event = new Event('click')
  Object.defineProperty(event, 'target', { value: visit.root.querySelector('b') })
  visit.dispatch(event)
  visit.dispatch(event)
  return visit.root.querySelector('button')?.getAttribute('data-pressed')
}

const runningRoot = '<html lang="es" data-app="running">'

describe('a button clicked before the app runs', () => {
  it('is marked with the number of clicks, for the app to replay', async () => {
    expect(await clickTwice('type="button"')).toBe('2')
  })

  it('is marked while the app runs, if its part is not hydrated yet', async () => {
    expect(await clickTwice('type="button"', runningRoot, 'data-unhydrated')).toBe('2')
  })

  it('is marked after the app could not be started, for the next try', async () => {
    const failedRoot = '<html lang="es" data-app="failed">'
    expect(await clickTwice('type="button"', failedRoot)).toBe('2')
  })

  it.each([
    ['a submit button', 'type="submit"', undefined],
    ['disabled', 'type="button" aria-disabled="true"', undefined],
    ['hydrated', 'type="button"', runningRoot],
  ])('is not marked when it is %s', async (_, attributes, root) => {
    expect(await clickTwice(attributes, root)).toBeNull()
  })
})
