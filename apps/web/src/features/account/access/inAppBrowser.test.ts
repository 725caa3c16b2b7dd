import { expect, it } from 'vitest'

import { isInAppBrowser } from './inAppBrowser.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A155M Build/UP1A) AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  ['Instagram', `${iPhone} Mobile/21F90 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5; es_EC)`],
  [
    'Instagram',
    `${android} Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36 Instagram 334.0.0.42.95 Android`,
  ],
  ['Facebook', `${iPhone} Mobile/21F90 [FBAN/FBIOS;FBAV/467.0.0.46.108;FBBV/602]`],
  [
    'Facebook',
    `${android} Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/467.0.0.46.108;]`,
  ],
  [
    'TikTok',
    `${android} Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`,
  ],
  ['TikTok', `${iPhone} Mobile/21F90 musical_ly_34.9.0 JsSdk/2.0 NetType/WIFI Channel/App Store`],
  ['LinkedIn', `${iPhone} Mobile/21F90 [LinkedInApp]/9.29`],
  ['Snapchat', `${iPhone} Mobile/21F90 Snapchat/12.89`],
  ['Pinterest', `${iPhone} Mobile/21F90 [Pinterest/iOS]`],
  ['X', `${iPhone} Mobile/21F90 Twitter for iPhone/10.42`],
  ['Messenger', `${iPhone} Mobile/21F90 [FBAN/MessengerForiOS;FBAV/458.0]`],
  ['WeChat', `${android} Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49`],
  [
    'any app on Android',
    'Mozilla/5.0 (Linux; Android 14; SM-A155M Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  ],
  ['any app on an iPhone', `${iPhone} Mobile/21F90`],
])('knows the browser of %s', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true)
})

it.each([
  ['Safari', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${iPhone} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${iPhone} FxiOS/126.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome on Android', `${android} Chrome/125.0.0.0 Mobile Safari/537.36`],
  ['Samsung', `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0'],
  [
    'Chrome',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36',
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0'],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
])('takes %s for what it is', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false)
})

it('knows the shop on the home screen of an iPhone', () => {
  expect(isInAppBrowser(`${iPhone} Mobile/21F90`, true)).toBe(false)
})
