import { expect, it } from 'vitest'

import { readWaitingLink } from './WaitingListPage.tsx'

const key = '0123456789ABCDEFGHJK'

it.each([
  [`#confirm=${key}`, { action: 'confirm', key }],
  [`#leave=${key}`, { action: 'leave', key }],
  [`#leave=${key.toLowerCase()}.`, { action: 'leave', key }],
  ['#leave=', null],
  [`#${key}`, null],
  ['', null],
])('the link %s is read', (hash, expected) => {
  expect(readWaitingLink(hash)).toEqual(expected)
})
