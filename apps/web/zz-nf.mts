import { readFileSync, existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'
const root = '/tmp/site'
const types: Record<string,string> = { '.html':'text/html','.js':'text/javascript','.css':'text/css','.svg':'image/svg+xml','.json':'application/json','.woff2':'font/woff2','.avif':'image/avif','.webp':'image/webp','.png':'image/png' }
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const c2 = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-EC' })
await c2.addInitScript(() => { localStorage.setItem('ageVerified','true'); localStorage.setItem('cookieConsent','true') })
await c2.route('https://shop.test/**', (route) => {
  const { pathname } = new URL(route.request().url())
  let file = join(root, pathname)
  if (!extname(pathname)) file += '.html'
  if (/^\/(en\/)?orders\/[^/]+$/.test(pathname)) file = join(root, 'orders-id.html')
  return route.fulfill({ status: 200, body: existsSync(file) ? readFileSync(file) : '', contentType: types[extname(file)] ?? 'application/octet-stream' })
})
const p2 = await c2.newPage()
p2.on('console', (m) => console.log('console', m.type(), m.text().slice(0,300)))
p2.on('pageerror', (e) => console.log('pageerror', e.message.slice(0,300)))
await p2.goto(`https://shop.test/orders/ZZZZZZZZZZZZZZZZZZZZ`)
const t0=Date.now()
for (let i=0;i<8;i++){ await p2.waitForTimeout(500); console.log('guest', Date.now()-t0, (await p2.locator('main').innerText()).slice(0,120).replaceAll('\n',' | ')) }
await p2.screenshot({ path: '/tmp/shots/order-notfound-guest-es-1440.png', fullPage: true })
await p2.goto(`https://shop.test/login`)
await p2.getByLabel(/^(Correo electrónico|E-mail)/).fill('visitante@example.com')
await p2.locator('input[name=password]').fill('pitahaya-2026')
await p2.locator('main form button[type=submit]').click()
await p2.waitForURL(/home/)
await p2.goto(`https://shop.test/orders/ZZZZZZZZZZZZZZZZZZZZ`)
const t1=Date.now()
for (let i=0;i<12;i++){ await p2.waitForTimeout(500); console.log('user', Date.now()-t1, (await p2.locator('main').innerText()).slice(0,120).replaceAll('\n',' | '), await p2.evaluate(() => JSON.stringify(document.documentElement.dataset))) }
await browser.close()
