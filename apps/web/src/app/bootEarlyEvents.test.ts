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
  const isMarked = form?.hasAttribute('data-pressed')
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

/** Dispatches a click on the element with a selector. */
function click({ root, dispatch }: Awaited<ReturnType<typeof boot>>, selector: string): Event {
  const event = new Event('click')
  Object.defineProperty(event, 'target', { value: root.querySelector(selector) })
  dispatch(event)
  return event
}

/** The ids of the marked buttons. */
const pressed = ({ root }: Awaited<ReturnType<typeof boot>>) =>
  Array.from(root.querySelectorAll('[data-pressed]'), ({ id }) => id)

const runningRoot = '<html lang="es" data-app="running">'

describe('a button pressed before the app runs', () => {
  const body = `<button type="button" id="first"><b>+</b></button>
    <button type="button" id="second"></button>
    <button type="submit" id="submit"></button>
    <button type="button" id="disabled" aria-disabled="true"></button>`

  it('is marked, as is each further one', async () => {
    const visit = await boot({ body })
    click(visit, '#first b')
    expect(pressed(visit)).toEqual(['first'])
    click(visit, '#second')
    expect(pressed(visit)).toEqual(['first', 'second'])
  })

  it('is marked after the app could not be started, for the next try', async () => {
    const visit = await boot({ page: '<html lang="es" data-app="failed">', body })
    click(visit, '#first')
    expect(pressed(visit)).toEqual(['first'])
  })

  it.each([
    ['a submit button', '#submit', undefined],
    ['disabled', '#disabled', undefined],
    ['hydrated', '#first', runningRoot],
  ])('is not marked when it is %s', async (_, selector, page) => {
    const visit = await boot({ body, ...(page !== undefined && { page }) })
    click(visit, selector)
    expect(pressed(visit)).toEqual([])
  })
})

describe('a link to the other language', () => {
  it.each([
    ['before the app runs', '<html lang="es">'],
    ['while it runs', runningRoot],
  ])('is a choice that is remembered %s', async (_, page) => {
    const visit = await boot({ page, body: '<a href="/en/home" hreflang="en"><b>EN</b></a>' })
    click(visit, 'b')
    expect(visit.storage.get('i18nextLng')).toBe('en')
  })
})
