import { describe, expect, it } from 'vitest'

import { correctEmail } from './correctEmail.ts'

describe('correctEmail', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    [' Ana.Ruiz@gmai.com ', 'Ana.Ruiz@gmail.com'],
    ['ana@hotmial.com', 'ana@hotmail.com'],
    ['ana@hotmail.con', 'ana@hotmail.com'],
    ['ana@outlok.es', 'ana@outlook.es'],
    ['ana@yahoo.con', 'ana@yahoo.com'],
    ['ana@iclod.com', 'ana@icloud.com'],
  ])('proposes for %s %s', (typed, meant) => {
    expect(correctEmail(typed)).toBe(meant)
  })

  it.each([
    'gmail.com',
    'hotmail.es',
    'yahoo.com.mx',
    'mail.com',
    'ymail.com',
    'uce.edu.ec',
    'espol.edu.ec',
    'empresa.com.ec',
    'example.com',
    'amaru.ec',
    'proton.me',
    'gmx.com',
    'me.com',
    'ñandú.ec',
  ])('proposes nothing for %s', (domain) => {
    expect(correctEmail(`ana@${domain}`)).toBeNull()
  })

  it.each(['', 'ana', 'ana@', '@gmial.com', 'ana@@'])('proposes nothing for "%s"', (typed) => {
    expect(correctEmail(typed)).toBeNull()
  })
})
