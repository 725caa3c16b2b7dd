import { checkEmail, checkFields, checkPassword, type Credentials } from '@storefront/domain'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { useForm } from './useForm.ts'

const submit = vi.fn<(valid: Credentials) => Promise<void>>()

function LoginForm() {
  const { errorOf, formProps } = useForm({
    fields: ['email', 'password'],
    check: ({ email, password }) =>
      checkFields({ email: checkEmail(email), password: checkPassword(password) }),
    submit,
  })
  return (
    <form {...formProps}>
      <input name="email" aria-label="email" aria-errormessage={errorOf('email')} />
      <input name="password" aria-label="password" aria-errormessage={errorOf('password')} />
      <button type="submit">send</button>
    </form>
  )
}

beforeEach(() => {
  submit.mockReset().mockResolvedValue()
  render(<LoginForm />)
})
afterEach(cleanup)

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const errorOf = (name: string) => field(name).getAttribute('aria-errormessage')
const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }))

const right: Credentials = { email: 'rosa@example.com', password: 'chuquiragua' }

async function fillIn({ email, password }: Credentials) {
  await userEvent.type(field('email'), email)
  await userEvent.type(field('password'), password)
}

describe('a form', () => {
  it('submits what the rule makes of it', async () => {
    await fillIn({ ...right, email: '  rosa@example.com ' })
    await send()
    expect(submit.mock.calls).toEqual([[right]])
    expect(errorOf('email')).toBeNull()
  })

  it('keeps quiet while it is filled in for the first time', async () => {
    await userEvent.type(field('email'), 'rosa')
    expect(errorOf('email')).toBeNull()
    expect(errorOf('password')).toBeNull()
  })

  it('refuses what is wrong, names it, and puts the focus on the first wrong field', async () => {
    await send()
    expect(submit).not.toHaveBeenCalled()
    expect(errorOf('email')).toBe('required')
    expect(errorOf('password')).toBe('required')
    expect(document.activeElement).toBe(field('email'))
  })

  it('puts the focus on the second field when the first is right', async () => {
    await userEvent.type(field('email'), right.email)
    await send()
    expect(document.activeElement).toBe(field('password'))
  })

  it('is checked again with every letter once it was refused', async () => {
    await send()
    await userEvent.type(field('email'), 'rosa')
    expect(errorOf('email')).toBe('email-invalid')
    await userEvent.type(field('email'), '@example.com')
    expect(errorOf('email')).toBeNull()
    expect(errorOf('password')).toBe('required')
  })

  it('takes what a password manager filled in without a word', async () => {
    field('email').value = right.email
    field('password').value = right.password
    await send()
    expect(submit.mock.calls).toEqual([[right]])
  })

  it('is submitted once, however often it is sent meanwhile', async () => {
    const finish: (() => void)[] = []
    submit.mockReturnValue(new Promise((resolve) => void finish.push(resolve)))
    await fillIn(right)
    const form = screen.getByRole('button').closest('form')
    if (form === null) throw new Error('The form is not there')
    // Both in one event, without a render in between.
    form.requestSubmit()
    form.requestSubmit()
    await send()
    expect(submit).toHaveBeenCalledOnce()
    finish[0]?.()
    await send()
    expect(submit).toHaveBeenCalledTimes(2)
  })

  it('keeps what was typed when submitting it changes nothing', async () => {
    await fillIn(right)
    await send()
    expect(field('email').value).toBe(right.email)
    expect(field('password').value).toBe(right.password)
  })

  it('leaves no sending to the browser', () => {
    const form = screen.getByRole('button').closest('form')
    expect(form?.noValidate).toBe(true)
    expect(form !== null && fireEvent.submit(form)).toBe(false)
  })
})
