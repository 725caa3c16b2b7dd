import { setTimeout as delay } from 'node:timers/promises'

import { brand } from '@storefront/brand'
import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentWritten } from 'firebase-functions/firestore'
import { defineSecret } from 'firebase-functions/params'

import { createMailer } from './mailer.ts'
import { sendLetter, type SendContext } from './sendLetter.ts'

/** With the account's password, such as `smtps://user:password@smtp.example.com`. */
export const smtpUrl = defineSecret('SMTP_URL')

// Plain variables, which `.env` may set: parameters with defaults would have to be confirmed at each deployment.
const {
  /** The address in the letters' From, or `Name <address>`; otherwise the brand's. */
  LETTER_SENDER: from = '',
  /** The origin of the site that the letters link to, without a slash at the end. */
  SITE_URL: siteUrl = brand.siteUrl,
} = process.env

/** What sending needs, within a function that may read `smtpUrl`. */
export const sendContext = (): SendContext => ({
  database: getFirestore(),
  mailer: createMailer(smtpUrl.value()),
  sender: { from, siteUrl },
  now: Date.now,
  wait: (ms) => delay(ms),
})

/** Sends each letter at its time, from the moment on that a command has written it. */
export const sendPlannedLetter = onDocumentWritten(
  {
    document: 'letters/{id}',
    retry: true,
    secrets: [smtpUrl],
    timeoutSeconds: 300,
    // Mail servers allow few connections at a time.
    concurrency: 40,
    maxInstances: 2,
  },
  async ({ data, params }) => {
    if (data?.after.get('state') === 'waiting') await sendLetter(sendContext(), params.id)
  },
)
