import { checkFields, checkText, err, ok, type Changed, type Result } from '@storefront/domain'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { renderPage } from '../../../testing/renderPage.tsx'
import { useRecordForm, type FormDefinition } from './useRecordForm.ts'

interface Place {
  readonly city: string
  readonly street: string
}

const placeForm: FormDefinition<Place, keyof Place, Place> = {
  fields: ['city', 'street'],
  formOf: (place) => place,
  check: ({ city, street }) =>
    checkFields({ city: checkText(city, 20), street: checkText(street, 20) }),
}

const save = vi.fn<(shown: Place, typed: Place) => Promise<Result<Place, Changed<Place>>>>()

/** Loads the record again. */
let load: (place: Place) => void

function PlaceForm() {
  const [stored, setStored] = useState<Place>({ city: 'Loja', street: 'Sucre 1' })
  useEffect(() => {
    load = setStored
  }, [])
  const form = useRecordForm({
    form: placeForm,
    stored,
    labelOf: (field) => field,
    save,
    failure: 'A place could not be saved',
  })
  return (
    <form {...form.formProps}>
      {placeForm.fields.map((field) => {
        const { label, error, ...input } = form.inputProps(field)
        return (
          <label key={field}>
            {label} <input {...input} /> {error}
          </label>
        )
      })}
      <button type="submit">save</button>
      <output>
        {form.isChanged && 'typed '}
        {form.isOverwriting && `stored: ${form.storedValues.city}`}
      </output>
    </form>
  )
}

const input = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const said = () => screen.getByRole('status').textContent
const press = () => userEvent.click(screen.getByText('save'))

async function typeCity(typed: string): Promise<void> {
  await userEvent.clear(input(/^city/))
  await userEvent.type(input(/^city/), typed)
}

beforeEach(async () => {
  save.mockReset()
  await renderPage(<PlaceForm />)
})

describe('a record that is loaded again', () => {
  it('is followed by the fields that nobody has typed in', async () => {
    await typeCity('Cuenca')
    act(() => load({ city: 'Loja', street: 'Bolívar 2' }))
    expect(input(/^street/).value).toBe('Bolívar 2')
    expect(input(/^city/).value).toBe('Cuenca')
    expect(said()).toBe('typed ')
  })

  it('is shown beside what was typed in the same field, and the next press saves over it', async () => {
    const now = { city: 'Quito', street: 'Sucre 1' }
    save.mockImplementation(async (_, typed) => ok(typed))
    await typeCity('Cuenca')
    act(() => load(now))
    expect(said()).toBe('typed stored: Quito')
    await press()
    expect(save).toHaveBeenCalledExactlyOnceWith(now, { city: 'Cuenca', street: 'Sucre 1' })
    expect(said()).toBe('')
    expect(input(/^city/).value).toBe('Cuenca')
  })

  it('ends what was typed, if it is the same', async () => {
    await typeCity('Quito')
    act(() => load({ city: 'Quito', street: 'Sucre 1' }))
    expect(said()).toBe('')
    act(() => load({ city: 'Ambato', street: 'Sucre 1' }))
    expect(input(/^city/).value).toBe('Ambato')
  })
})

it('keeps what was typed when the record has changed, and shows what is stored', async () => {
  const stored = { city: 'Quito', street: 'Sucre 1' }
  save.mockResolvedValueOnce(err({ code: 'changed', stored }))
  save.mockImplementation(async (_, typed) => ok(typed))
  await typeCity('Cuenca')
  await press()
  expect(said()).toBe('typed stored: Quito')
  await press()
  expect(save).toHaveBeenLastCalledWith(stored, { city: 'Cuenca', street: 'Sucre 1' })
  expect(said()).toBe('')
})

it('keeps what was typed through an outage', async () => {
  save.mockRejectedValueOnce(new Error('No answer'))
  await typeCity('Cuenca')
  await press()
  expect(input(/^city/).value).toBe('Cuenca')
  expect(said()).toBe('typed ')
})

it('leads to the first field that is refused, and ends its error as it is typed', async () => {
  await userEvent.clear(input(/^city/))
  await press()
  expect(save).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(input(/^city/))
  expect(screen.getByText(/Completa este campo/)).toBeDefined()
  await userEvent.type(input(/^city/), 'Q')
  expect(screen.queryByText(/Completa este campo/)).toBeNull()
})
