/** Sends one letter in a process of its own, which a test can kill: `tsx sendOnce.ts PROJECT LETTER SMTP_URL`. */
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'

import { createMailer } from '../letters/mailer.ts'
import { sendLetter } from '../letters/sendLetter.ts'

const [projectId = '', letter = '', smtpUrl = ''] = process.argv.slice(2)
initializeApp({ projectId })
await sendLetter(
  {
    database: getFirestore(),
    mailer: createMailer(smtpUrl),
    sender: { from: '', siteUrl: 'https://shop.example' },
    now: Date.now,
    wait: () => Promise.resolve(),
  },
  letter,
)
