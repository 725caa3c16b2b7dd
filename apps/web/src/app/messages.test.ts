import { languages } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { messagesOf, type Message } from '../../testing/messages.ts'
import { nodesOf, sources } from '../../testing/sources.ts'

const spanish = messagesOf('es')
const english = messagesOf('en')
const namespaces = [...new Set(spanish.map(({ namespace }) => namespace))]

const inNamespace = (messages: readonly Message[], namespace: string) =>
  messages.filter((message) => message.namespace === namespace)

/** Placeholders and tags, which must be the same in every language, in any order. */
const marksOf = ({ key, text }: Message) => ({
  key,
  marks: (text.match(/\{[^}]*\}|<[^>]*>/g) ?? []).toSorted(),
})

const count = (text: string, mark: string) => text.split(mark).length - 1

describe.each(namespaces)('the messages of %s', (namespace) => {
  const originals = inNamespace(spanish, namespace)
  const translations = inNamespace(english, namespace)

  it('have the same placeholders and tags in both languages', () => {
    expect(translations.map(marksOf)).toEqual(originals.map(marksOf))
  })

  it.each(languages)('each say something in %s, without spaces around it', (language) => {
    const messages = inNamespace(messagesOf(language), namespace)
    expect(messages.filter(({ text }) => text === '' || text !== text.trim())).toEqual([])
  })

  it.each([
    ['¿', '?'],
    ['¡', '!'],
    ['{', '}'],
  ])('close in Spanish what they open with %s', (opening, closing) => {
    const isOpen = ({ text }: Message) => count(text, opening) !== count(text, closing)
    expect(originals.filter(isOpen)).toEqual([])
  })
})

it('is written in American English, in one spelling', () => {
  const british =
    /\b(cancell(ed|ing)|colou?r(?<!color)|favou?r(?<!favor)|grey|(milli|centi)?litres?|catalogue|licence|travell|organis|recognis|emails?\b)/i
  expect(english.filter(({ text }) => british.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
})

describe('each message', () => {
  const nodes = sources('.ts', '.tsx')
    .filter(({ path }) => !path.includes('/messages/'))
    .flatMap(nodesOf)
  const literals = new Set(
    nodes.filter(({ type }) => type === 'StringLiteral').map((node) => node['value']),
  )
  /** The beginnings of keys that templates build: `fieldErrors.`, `orders.statuses.` */
  const beginnings = nodes
    .filter(({ type }) => type === 'TemplateElement')
    .map((node) => String(node['raw']))
    .filter((raw) => /^[\w:.-]+\.$/.test(raw))

  const isAskedFor = ({ namespace, key }: Message) => {
    const asked = key.replace(/(_(pickup|emailed|gift))?(_(zero|one|other))?$/, '')
    return [asked, `${namespace}:${asked}`].some(
      (name) => literals.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
    )
  }

  it.each(namespaces)('of %s is asked for somewhere', (namespace) => {
    const unused = inNamespace(spanish, namespace).filter((message) => !isAskedFor(message))
    expect(unused.map(({ key }) => key)).toEqual([])
  })
})
