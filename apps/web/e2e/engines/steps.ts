import { demoUser } from '@storefront/backend/seed'

import { es as account } from '../../src/features/account/messages/es.ts'
import { es as gate } from '../../src/features/brand/age-gate/messages/es.ts'
import { es as catalog } from '../../src/features/shop/catalog/messages/es.ts'
import { es as checkout } from '../../src/features/shop/checkout/messages/es.ts'
import { es as orders } from '../../src/features/shop/orders/messages/es.ts'
import type { Person } from '../support/account.ts'
import { delivery } from '../support/checkout.ts'
import { destilado } from '../support/shop.ts'
import { es as shell } from '../support/siteWords.ts'
import { fill } from '../support/words.ts'
import { button, buttonStarting, field, type EngineBrowser } from './EngineBrowser.ts'

/** React adds a property to hydrated elements. */
export const isHydrated = `[...document.querySelectorAll('h1, dialog input, [role=dialog] input')]
  .every((element) => Object.keys(element).some((key) => key.startsWith('__react')))`

/** Passes the gate, and declines what the cookie notice asks. */
export async function passGate(browser: EngineBrowser): Promise<void> {
  await browser.type('//dialog//input | //*[@role="dialog"]//input', '1990')
  await browser.click(button(gate.enter))
  await browser.click(button(shell.cookies.reject))
}

const firstWords = (message: string) => message.split(' · ')[0] ?? ''

export async function addBottle(browser: EngineBrowser): Promise<void> {
  await browser.click(button(fill(catalog.addToCartNamed, { name: destilado.name })))
  await browser.see(button(fill(shell.cartCount_one, { count: '1' })))
}

/** Fills in the checkout's form. */
export async function typeOrder(browser: EngineBrowser, person: Person): Promise<void> {
  await browser.type(field(account.fields.email), person.email)
  await browser.type(field(account.fields.nombre), person.nombre)
  await browser.type(field(account.fields.cedula), person.cedula)
  await browser.type(field(account.fields.telefono), person.telefono)
  await browser.type(field(account.fields.street), delivery.direccion)
  await browser.type(field(account.fields.city), delivery.city)
  // The drivers choose in different ways.
  await browser.evaluate(`(() => {
    const provinces = document.querySelector('main select')
    provinces.value = ${JSON.stringify(delivery.province)}
    for (const type of ['input', 'change']) provinces.dispatchEvent(new Event(type, { bubbles: true }))
  })()`)
}

export async function placeOrder(browser: EngineBrowser): Promise<void> {
  await browser.click(buttonStarting(firstWords(checkout.order.place)))
  await browser.see(`//*[contains(text(), "${orders.thanks.lead}")]`)
}

export async function signIn(browser: EngineBrowser): Promise<void> {
  await browser.type(field(account.fields.email), demoUser.email)
  await browser.type(field(account.fields.password), demoUser.password)
  await browser.click(`//main${button(account.login.submit)}`)
  await browser.see(button(shell.userMenu))
}
