import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { useTextWhenLeft } from './useTextWhenLeft.ts'

function Mail() {
  const { text, onBlur } = useTextWhenLeft('')
  return (
    <>
      <input onBlur={onBlur} />
      <p>{text}</p>
    </>
  )
}

it('is what the press that left the input has made of it, such as a correction that was taken', async () => {
  render(<Mail />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  input.value = 'rosa@gmial.com'
  fireEvent.blur(input)
  input.value = 'rosa@gmail.com'
  expect(await screen.findByText(/^rosa/)).toHaveProperty('textContent', 'rosa@gmail.com')
})
