import { run } from '@zootools/email-spell-checker'

/**
 * Where most buyers have their mail, and providers whose names differ from those by a letter or two. Other domains are
 * not guessed at: the library's own lists correct `uce.edu.ec` to `uce.edu`.
 */
const domains = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'live.com',
  'protonmail.com',
  'aol.com',
  'email.com',
  'hotmail.fr',
  'hotmail.it',
  'live.cl',
  'mail.com',
  'tmail.com',
  'yahoo.com.ar',
  'yahoo.com.br',
  'yahoo.com.mx',
  'yahoo.fr',
  'yahoo.it',
  'ymail.com',
]

/** The address that was probably meant, where its domain is a letter or two off; else null. */
export function correctEmail(typed: string): string | null {
  const email = typed.trim()
  const meant = run({ email, domains, topLevelDomains: [], secondLevelDomains: [] })
  return meant === undefined ? null : `${email.slice(0, email.lastIndexOf('@'))}@${meant.domain}`
}
