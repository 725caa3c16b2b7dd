import { afterEach, describe, expect, it, vi } from 'vitest'

import { fillInTyped, reloadPage } from './reloadPage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '')
})

const form = `<form>
  <input name="email"><input name="password" type="password"><textarea name="notes"></textarea>
  <input name="shown" type="text" autocomplete="new-password">
</form>`

function fieldNamed(name: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (field === null) throw new Error(`There is no field ${name}`)
  return field
}

describe('a reload that the site offers', () => {
  it('keeps what was typed, but for passwords, and what else the history’s entry holds', () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
    history.replaceState({ key: 'a' }, '')
    document.body.innerHTML = form
    const names = ['email', 'password', 'shown', 'notes']
    for (const name of names) fieldNamed(name).value = `my ${name}`
    reloadPage()
    expect(reload).toHaveBeenCalledOnce()

    document.body.innerHTML = form
    fillInTyped()
    const values = names.map((name) => fieldNamed(name).value)
    expect(values).toEqual(['my email', '', '', 'my notes'])
    expect(history.state).toEqual({ key: 'a' })
  })

  it('fills in nothing on another page, nor a second time', () => {
    vi.spyOn(window.location, 'reload').mockReturnValue()
    document.body.innerHTML = form
    fieldNamed('email').value = 'rosa@example.com'
    reloadPage()
    document.body.innerHTML = '<p>no form</p>'
    fillInTyped()
    document.body.innerHTML = form
    fillInTyped()
    expect(fieldNamed('email').value).toBe('')
  })
})
