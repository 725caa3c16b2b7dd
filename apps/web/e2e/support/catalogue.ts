import type { Page } from '@playwright/test'

import { en as accountEn } from '../../src/features/account/messages/en.ts'
import { es as accountEs } from '../../src/features/account/messages/es.ts'
import { en as sharedEn } from '../../src/shared/messages/en.ts'
import { es as sharedEs } from '../../src/shared/messages/es.ts'
import type { Person } from './account.ts'
import { openPage } from './openPage.ts'
import { en as shellEn, es as shellEs } from './siteWords.ts'

/** The messages of the error catalogue (spec section 8) in a language. */
export const catalogues = [
  { language: 'es', prefix: '', account: accountEs, shared: sharedEs, shell: shellEs },
  { language: 'en', prefix: '/en', account: accountEn, shared: sharedEn, shell: shellEn },
] as const

export type Catalogue = (typeof catalogues)[number]

/** Fills in the login in a language and submits it. */
export async function logIn(
  page: Page,
  { prefix, account }: Catalogue,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await openPage(page, `${prefix}/login`)
  await page.getByLabel(account.fields.email).fill(email)
  await page.getByLabel(account.fields.password, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
