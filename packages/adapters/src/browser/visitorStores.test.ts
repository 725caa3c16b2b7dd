import { beforeEach, describe, expect, it } from 'vitest'

import { memoryStorage } from '../embedded/memoryStorage.ts'
import type { KeyValueStorage } from '../KeyValueStorage.ts'
import { browserStorage, type BrowserStorage } from './browserStorage.ts'
import {
  createAgeGateStore,
  createConsentStore,
  createLanguageStore,
  createSessionHint,
} from './visitorStores.ts'

let stored: KeyValueStorage
let storage: BrowserStorage
beforeEach(() => {
  stored = memoryStorage()
  storage = browserStorage(() => stored)
})

describe('createAgeGateStore', () => {
  it('remembers a verified visitor as ageVerified = true', () => {
    const store = createAgeGateStore(storage)
    expect(store.isVerified()).toBe(false)
    expect(store.remember()).toBe(true)
    expect(store.isVerified()).toBe(true)
    expect(stored.getItem('ageVerified')).toBe('true')
  })

  it('does not accept another value as verified', () => {
    stored.setItem('ageVerified', 'yes')
    expect(createAgeGateStore(storage).isVerified()).toBe(false)
  })
})

describe('createConsentStore', () => {
  it.each([
    ['accepted', 'true'],
    ['rejected', 'rejected'],
  ] as const)('remembers %s as cookieConsent = %s', (choice, value) => {
    const store = createConsentStore(storage)
    expect(store.read()).toBeNull()
    expect(store.remember(choice)).toBe(true)
    expect(store.read()).toBe(choice)
    expect(stored.getItem('cookieConsent')).toBe(value)
  })

  it('reads no choice from an invalid value', () => {
    stored.setItem('cookieConsent', 'maybe')
    expect(createConsentStore(storage).read()).toBeNull()
  })
})

describe('createLanguageStore', () => {
  it('remembers the language under i18nextLng', () => {
    const store = createLanguageStore(storage)
    expect(store.read()).toBeNull()
    expect(store.remember('en')).toBe(true)
    expect(store.read()).toBe('en')
    expect(stored.getItem('i18nextLng')).toBe('en')
  })

  it.each([
    ['en-GB', 'en'],
    ['fr', null],
  ])('reads %s as %s', (tag, language) => {
    stored.setItem('i18nextLng', tag)
    expect(createLanguageStore(storage).read()).toBe(language)
  })
})

describe('createSessionHint', () => {
  it('exists from login to logout', () => {
    const sessionHint = createSessionHint(storage)
    expect(sessionHint.exists()).toBe(false)
    sessionHint.save()
    expect(createSessionHint(storage).exists()).toBe(true)
    sessionHint.remove()
    expect(sessionHint.exists()).toBe(false)
  })
})
